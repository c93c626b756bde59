package import Foundation
import QuartzCore

/// The numbers of a device that layouts depend on, as it is held; lengths in points.
package struct DeviceMetrics: Equatable, Sendable {
  package var name: String
  package var size: CGSize
  /// Pixels a point.
  package var scale: Double
  package var safeAreaInsets: UIEdgeInsets
  package var navigationBarHeight = 44.0
  package var tabBarHeight = 49.0
  package var idiom = UIUserInterfaceIdiom.phone
  /// How the numbers above are meant.
  package private(set) var orientation = UIInterfaceOrientation.portrait
  /// What the edges take when the device lies on its side.
  package var landscapeSafeAreaInsets = UIEdgeInsets.zero
  package var landscapeNavigationBarHeight = 44.0
  package var landscapeTabBarHeight = 49.0
  /// The largest phones have room for two columns on their side.
  package var isWideInLandscape = false

  package init(name: String, size: CGSize, scale: Double, safeAreaInsets: UIEdgeInsets) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    landscapeSafeAreaInsets = safeAreaInsets
  }

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Two sizes are the same device's when one is the other, turned.
  package func turned(to new: UIInterfaceOrientation) -> DeviceMetrics {
    var turned = self
    turned.orientation = new
    guard new.isLandscape != orientation.isLandscape else { return turned }
    turned.size = CGSize(width: size.height, height: size.width)
    turned.safeAreaInsets = landscapeSafeAreaInsets
    turned.landscapeSafeAreaInsets = safeAreaInsets
    turned.navigationBarHeight = landscapeNavigationBarHeight
    turned.landscapeNavigationBarHeight = navigationBarHeight
    turned.tabBarHeight = landscapeTabBarHeight
    turned.landscapeTabBarHeight = tabBarHeight
    return turned
  }

  /// Tablets, and the largest phones on their side, are wide enough for two columns.
  package var horizontalSizeClass: UIUserInterfaceSizeClass {
    idiom == .pad || orientation.isLandscape && isWideInLandscape ? .regular : .compact
  }

  /// Phones on their side are not high enough for much.
  package var verticalSizeClass: UIUserInterfaceSizeClass {
    idiom != .pad && orientation.isLandscape ? .compact : .regular
  }
}
