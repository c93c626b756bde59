import Foundation
import QuartzCore

extension UITraitCollection {
  /// What a device begins with: nothing has been set by its user but light or dark.
  convenience init(device: DeviceMetrics, userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { traits in
      traits.userInterfaceStyle = userInterfaceStyle
      traits.displayScale = device.scale
      traits.displayGamut = .SRGB
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .large
      traits.accessibilityContrast = .normal
      traits.legibilityWeight = .regular
      traits.userInterfaceLevel = .base
      traits.forceTouchCapability = .unavailable
      traits.activeAppearance = .active
      traits.take(from: device)
    }
  }
}

extension UIMutableTraits {
  /// What depends on the device and on how it is held.
  mutating func take(from device: DeviceMetrics) {
    userInterfaceIdiom = device.idiom
    horizontalSizeClass = device.horizontalSizeClass
    verticalSizeClass = device.verticalSizeClass
  }
}

extension InterfaceSession {
  /// The user changes settings: every window hears of it, and the notifications are posted.
  package func change(_ mutations: (inout any UIMutableTraits) -> Void) {
    let old = traits
    let new = old.modifyingTraits(mutations)
    guard new != old else { return }
    traits = new
    tellWindows(from: old)
    // Its default style follows the interface's, its order the language.
    statusBar.mayHaveChanged()
    let center = NotificationCenter.default
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
      center.post(
        name: UIContentSizeCategory.didChangeNotification, object: application,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory.rawValue
        ])
    }
    if new.legibilityWeight != old.legibilityWeight {
      center.post(name: UIAccessibility.boldTextStatusDidChangeNotification, object: nil)
    }
    if new.accessibilityContrast != old.accessibilityContrast {
      center.post(name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)
    }
  }

  /// Windows and all in them compare their traits with those they were told.
  func tellWindows(from old: UITraitCollection) {
    for window in windows { window.traitsMayHaveChanged(from: old) }
  }

  package func change(accessibility new: AccessibilitySettings) {
    let old = accessibility
    guard new != old else { return }
    accessibility = new
    let center = NotificationCenter.default
    if new.isMotionReduced != old.isMotionReduced {
      center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
    if new.isTransparencyReduced != old.isTransparencyReduced {
      center.post(
        name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
    }
  }

  /// What the device's edges take is set to something else.
  package func change(safeArea: UIEdgeInsets) {
    guard safeArea != device.safeAreaInsets else { return }
    guard
      [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
        .allSatisfy({ (0...4096).contains($0) })
    else { return record("safeArea", "insets are 0 to 4096 points, not \(safeArea)") }
    device.safeAreaInsets = safeArea
    for window in windows { window.safeAreaMayHaveChanged(because: .device) }
  }

  /// The height of the status bar by itself and as it is, where it is a strip; nil around a camera.
  package var statusBarHeight: (normal: Double, now: Double)? {
    let normal = device.safeAreaInsets.top - device.statusBarStretch
    switch StatusBarShape(device) {
    case .strip, .wide: return (normal, normal + device.statusBarStretch)
    case .corners, nil: return nil
    }
  }

  /// A call or a recording makes a strip taller, or its end makes it as it was: windows keep their
  /// size, and the safe area moves, animated.
  package func change(statusBarHeight height: Double) {
    guard let (normal, now) = statusBarHeight else {
      return record("statusBarHeight", "this device's bar has one height; ignored")
    }
    guard height.isFinite, (normal...normal * 4).contains(height) else {
      return record(
        "statusBarHeight", "is \(Int(normal)) to \(Int(normal * 4)) points, not \(height)")
    }
    guard height != now else { return }
    let center = NotificationCenter.default
    center.post(
      name: UIApplication.willChangeStatusBarFrameNotification, object: application)
    device.statusBarStretch = height - normal
    device.safeAreaInsets.top = height
    UIView.animate(withDuration: StatusBarView.duration) { [self] in
      for window in windows {
        window.safeAreaMayHaveChanged(because: .device)
        window.layoutIfNeeded()
      }
      statusBar.update()
    }
    center.post(name: UIApplication.didChangeStatusBarFrameNotification, object: application)
  }
}

extension UIApplication {
  /// The way the app's language reads; the stage's setting says it.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    InterfaceSession.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  public final var preferredContentSizeCategory: UIContentSizeCategory {
    InterfaceSession.current.traits.preferredContentSizeCategory
  }
}
