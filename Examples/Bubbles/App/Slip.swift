/// What the app does right, or one of the errors that are easily made in it.
public enum Slip {
    case none
    /// The circle is too small by the distance from the bubble's edge to its square's corner: it leaves corners bare.
    case bareCorner
    /// The farthest corner is chosen by where the bubble's frame begins, not by where its middle is.
    case quadrant
    /// One of the two scales is played once only.
    case scalesYOnce
    /// A finger that came back cancels again with each move.
    case cancelsAgain
}
