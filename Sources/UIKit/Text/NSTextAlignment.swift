/// Where lines of text lie in their width.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// As the text's language reads, from left or from right.
  case natural = 4
}

/// What happens to text that is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// Where a label's text stays when its font is made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that the font it asked for would have.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

extension UIView {
  /// The way the interface reads, which is natural for texts in it whatever they say.
  final var naturalDirection: NSWritingDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
