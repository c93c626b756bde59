public import Foundation

// The comparisons by their names of C: sources that were translated still call them.

extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both cover the same area, whatever the signs of their sizes.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
