import UIKit

/// Which screens should show, told from what public properties say of stacks, tabs and presentations.
@MainActor
struct Shape {
  /// Whose views should be in the window.
  private(set) var showing: [UIViewController] = []
  /// Who is presented, lower ones first.
  private(set) var presented: [UIViewController] = []
  /// Subviews of the window: the root's view and the containers of the presentations over it.
  private(set) var layers = 0
  private var covered: [UIViewController] = []
  private var steppedBack: [UIViewController] = []

  init(of window: UIWindow) {
    guard let root = window.rootViewController else { return }
    layers = 1
    visit(root, isShown: true)
    if root.viewIfLoaded?.superview !== window { layers -= 1 }
  }

  func isCovered(_ controller: UIViewController) -> Bool {
    covered.contains { $0 === controller }
  }

  /// It stands behind a sheet, smaller.
  func isSteppedBack(_ controller: UIViewController) -> Bool {
    steppedBack.contains { $0 === controller }
  }

  private mutating func visit(_ controller: UIViewController, isShown: Bool) {
    var shows = isShown
    let presented = Self.own(controller)
    if let presented {
      if presented.isRemoving {
        shows = false
        covered.append(controller)
      }
      if presented.presentationController is UISheetPresentationController {
        steppedBack.append(controller)
      }
    }
    if shows { showing.append(controller) }
    if let stack = controller as? UINavigationController {
      for child in stack.viewControllers {
        visit(child, isShown: shows && child === stack.topViewController)
      }
    } else if let tabs = controller as? UITabBarController {
      for child in tabs.viewControllers ?? [] {
        visit(child, isShown: shows && child === tabs.selectedViewController)
      }
    }
    if let presented {
      self.presented.append(presented)
      let container = presented.presentationController?.containerView
      if container?.superview is UIWindow { layers += 1 }
      // What is shown in a context goes and comes with it.
      let isInContext = container != nil && !(container?.superview is UIWindow)
      visit(presented, isShown: isInContext ? isShown : true)
    }
  }

  /// What it presents itself, and no container of it.
  private static func own(_ controller: UIViewController) -> UIViewController? {
    guard let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    else { return nil }
    return presented
  }
}

extension UIViewController {
  /// Presented so that its presenter leaves the window.
  fileprivate var isRemoving: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    case .automatic: presentationController is UISheetPresentationController ? false : true
    case .custom: presentationController?.shouldRemovePresentersView ?? false
    default: false
    }
  }
}
