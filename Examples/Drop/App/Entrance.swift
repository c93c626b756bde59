import UIKit

/// The ways in which the app shows its second screen.
public enum Entrance {
    /// From above, with a bounce.
    case drop
    /// Out of the middle.
    case popIn
    /// As `popIn`, but completed as soon as the animation was added: the error that blanks the background.
    case popInCompletedEarly
}
