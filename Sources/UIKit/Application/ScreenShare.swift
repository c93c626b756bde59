package import Foundation

/// The part of a tablet's screen that an app has beside another one.
///
/// Its height is the screen's; between two apps ten points are left. A third is 320 points wide, 375 on
/// the largest tablets.
/// - Source: Apple's Human Interface Guidelines, Layout, the table of size classes in Split View.
package enum ScreenShare: String, CaseIterable, Sendable {
  case whole
  case half
  case third
  case twoThirds = "two-thirds"

  /// Between two apps, in points.
  private static let gap = 10.0

  /// The size of the part, on a screen as it is held.
  package func size(of screen: CGSize) -> CGSize {
    let third = max(screen.width, screen.height) >= 1366 ? 375.0 : 320
    let width =
      switch self {
      case .whole: screen.width
      case .half: ((screen.width - Self.gap) / 2).rounded(.down)
      case .third: min(third, screen.width)
      case .twoThirds: max(screen.width - Self.gap - third, min(third, screen.width))
      }
    return CGSize(width: width, height: screen.height)
  }

  /// Parts this wide have room for two columns: half of the largest tablet on its side is 678 points,
  /// two thirds of it upright are 639 and too narrow.
  static let regularWidth = 660.0
}

extension DeviceMetrics {
  /// The same device, whose app has a part of its screen.
  package func sharing(_ new: ScreenShare) -> DeviceMetrics {
    var shared = self
    shared.share = new
    shared.size = new.size(of: screenSize)
    return shared
  }
}
