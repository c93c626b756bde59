public import QuartzCore

/// Something that others' appearance may depend on: views and controllers.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Objects of a class whose look can be said once for all of them.
///
/// What is set on the object that `appearance()` answers is what every other of its class gets when it
/// comes into a window, unless that one was given something else before.
/// - Source: Apple's UIAppearance reference.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  /// Only inside such containers, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  static func appearance(for trait: UITraitCollection) -> Self
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: UIAppearance {
  public static func appearance() -> Self { proxy([], nil) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(containerTypes, nil) }
  public static func appearance(for trait: UITraitCollection) -> Self { proxy([], trait) }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(containerTypes, trait) }

  private static func proxy(
    _ containers: [any UIAppearanceContainer.Type], _ trait: UITraitCollection?
  ) -> Self {
    let made = InterfaceSession.current.appearances.proxy(of: self, containers, trait) {
      UIResponder.instance(of: self)
    }
    guard let proxy = made as? Self else {
      preconditionFailure("\(self).appearance(): the class cannot be made by init()")
    }
    return proxy
  }
}

extension UIBarItem: UIAppearance {
  public static func appearance() -> Self { proxy([], nil) }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(containerTypes, nil) }
  public static func appearance(for trait: UITraitCollection) -> Self { proxy([], trait) }
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(containerTypes, trait) }

  private static func proxy(
    _ containers: [any UIAppearanceContainer.Type], _ trait: UITraitCollection?
  ) -> Self {
    let made = InterfaceSession.current.appearances.proxy(of: self, containers, trait) {
      switch self {
      case is UIBarButtonItem.Type: UIBarButtonItem()
      case is UITabBarItem.Type: UITabBarItem()
      default: UIBarItem()
      }
    }
    guard let proxy = made as? Self else {
      preconditionFailure("\(self).appearance(): ask the class of UIKit that it descends from")
    }
    return proxy
  }
}
