package import Foundation
import QuartzCore

/// The numbers of a device that layouts depend on, as it is held; lengths in points.
package struct DeviceMetrics: Equatable, Sendable {
  package var name: String
  /// Of the app's part of the screen; on phones, of the screen.
  package var size: CGSize
  /// Of the whole screen, held upright.
  package let upright: CGSize
  package internal(set) var share = ScreenShare.whole
  /// Pixels a point.
  package var scale: Double
  package var safeAreaInsets: UIEdgeInsets
  /// By how much the status bar is taller than it is by itself: part of the safe area's top.
  package internal(set) var statusBarStretch = 0.0
  package var navigationBarHeight = 44.0
  package var tabBarHeight = 49.0
  package var idiom = UIUserInterfaceIdiom.phone
  /// How the numbers above are meant.
  package private(set) var orientation = UIInterfaceOrientation.portrait
  /// What the edges take when the device lies on its side.
  package var landscapeSafeAreaInsets = UIEdgeInsets.zero
  private var landscapeStatusBarStretch = 0.0
  package var landscapeNavigationBarHeight = 44.0
  package var landscapeTabBarHeight = 49.0
  /// The largest phones have room for two columns on their side.
  package var isWideInLandscape = false

  package init(name: String, size: CGSize, scale: Double, safeAreaInsets: UIEdgeInsets) {
    self.name = name
    self.size = size
    upright = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    landscapeSafeAreaInsets = safeAreaInsets
  }

  /// Of the app's part of the screen.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Of the whole screen, as the device is held.
  package var screenSize: CGSize {
    guard share != .whole else { return size }
    return orientation.isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
  }

  /// Two sizes are the same device's when one is the other, turned.
  package func turned(to new: UIInterfaceOrientation) -> DeviceMetrics {
    var turned = self
    turned.orientation = new
    guard new.isLandscape != orientation.isLandscape else { return turned }
    turned.size = CGSize(width: size.height, height: size.width)
    if share != .whole { turned.size = share.size(of: turned.screenSize) }
    turned.safeAreaInsets = landscapeSafeAreaInsets
    turned.landscapeSafeAreaInsets = safeAreaInsets
    turned.statusBarStretch = landscapeStatusBarStretch
    turned.landscapeStatusBarStretch = statusBarStretch
    turned.navigationBarHeight = landscapeNavigationBarHeight
    turned.landscapeNavigationBarHeight = navigationBarHeight
    turned.tabBarHeight = landscapeTabBarHeight
    turned.landscapeTabBarHeight = tabBarHeight
    return turned
  }

  /// Tablets, and the largest phones on their side, are wide enough for two columns.
  package var horizontalSizeClass: UIUserInterfaceSizeClass {
    switch idiom {
    case .pad: share == .whole || size.width >= ScreenShare.regularWidth ? .regular : .compact
    default: orientation.isLandscape && isWideInLandscape ? .regular : .compact
    }
  }

  /// Phones on their side are not high enough for much.
  package var verticalSizeClass: UIUserInterfaceSizeClass {
    idiom != .pad && orientation.isLandscape ? .compact : .regular
  }
}
