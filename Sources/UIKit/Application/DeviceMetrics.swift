import QuartzCore

/// The numbers of a device in portrait that layouts depend on; lengths in points.
package struct DeviceMetrics: Equatable, Sendable {
  package var name: String
  package var size: CGSize
  /// Pixels a point.
  package var scale: Double
  package var safeAreaInsets: UIEdgeInsets
  package var navigationBarHeight = 44.0
  package var tabBarHeight = 49.0

  package init(name: String, size: CGSize, scale: Double, safeAreaInsets: UIEdgeInsets) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// iOS 18 on a phone without a home button.
  package static let phone = DeviceMetrics(
    name: "phone", size: CGSize(width: 393, height: 852), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  /// A phone with a home button and a status bar of 20 points.
  package static let phoneSE = DeviceMetrics(
    name: "phone-se", size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  package static let tablet: DeviceMetrics = {
    var metrics = DeviceMetrics(
      name: "tablet", size: CGSize(width: 820, height: 1180), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    metrics.navigationBarHeight = 50
    return metrics
  }()

  package static let presets = [phone, phoneSE, tablet]
}
