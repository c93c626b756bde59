import Foundation
import QuartzCore

extension DeviceMetrics {
  /// A phone of iOS 18 without a home button: on its side the notch's height is kept free on both sides.
  private static func phone(
    _ name: String, _ size: CGSize, top: CGFloat, isWideInLandscape: Bool = false
  ) -> DeviceMetrics {
    var metrics = DeviceMetrics(
      name: name, size: size, scale: 3,
      safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
    metrics.landscapeSafeAreaInsets = UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
    metrics.landscapeNavigationBarHeight = 32
    metrics.landscapeTabBarHeight = 32
    metrics.isWideInLandscape = isWideInLandscape
    return metrics
  }

  /// A tablet has the same edges however it is held.
  private static func tablet(_ name: String, _ size: CGSize) -> DeviceMetrics {
    var metrics = DeviceMetrics(
      name: name, size: size, scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    metrics.navigationBarHeight = 50
    metrics.landscapeNavigationBarHeight = 50
    metrics.idiom = .pad
    return metrics
  }

  package static let phone = phone("phone", CGSize(width: 393, height: 852), top: 59)
  package static let phoneMax = phone(
    "phone-max", CGSize(width: 440, height: 956), top: 62, isWideInLandscape: true)
  package static let phoneMini = phone("phone-mini", CGSize(width: 375, height: 812), top: 50)
  /// A phone with a home button: a status bar of 20 points, which goes away on its side.
  package static let phoneSE: DeviceMetrics = {
    var metrics = DeviceMetrics(
      name: "phone-se", size: CGSize(width: 375, height: 667), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    metrics.landscapeSafeAreaInsets = .zero
    metrics.landscapeNavigationBarHeight = 32
    metrics.landscapeTabBarHeight = 32
    return metrics
  }()
  package static let tablet = tablet("tablet", CGSize(width: 820, height: 1180))
  package static let tablet11 = tablet("tablet-11", CGSize(width: 834, height: 1194))
  package static let tablet13 = tablet("tablet-13", CGSize(width: 1024, height: 1366))

  package static let presets = [
    phone, phoneMax, phoneMini, phoneSE, tablet, tablet11, tablet13,
  ]
}
