import InterludeStage
import UIKit

/// What must hold whenever nothing moves; the first thing that does not is named.
@MainActor
struct Invariants {
  let walker: Walker
  private var stage: Stage { walker.stage }
  private var window: UIWindow { stage.window }

  func firstViolation() -> String? {
    if let problem = walker.problem { return problem }
    let shape = Shape(of: window)
    let checks: [() -> String?] = [
      promises, transitions, appearance(shape), placesInWindow(shape), stacks, tabs, frames(shape),
      restingViews, input, leaks,
    ]
    for check in checks {
      if let violation = check() { return violation }
    }
    stage.session.checkInvariants()
    return nil
  }

  // MARK: What was promised

  private func promises() -> String? {
    defer { walker.promises = [] }
    return walker.promises.first { $0.count != 1 }.map { "\($0.what) came \($0.count) times" }
  }

  private func transitions() -> String? {
    if !stage.session.openTransitions.isEmpty { return "a transition is open" }
    for controller in walker.reachable {
      if controller.transitionCoordinator != nil { return "\(name(controller)) has a coordinator" }
      if controller.isBeingPresented || controller.isBeingDismissed
        || controller.isMovingToParent || controller.isMovingFromParent
      {
        return "\(name(controller)) is still coming or going"
      }
    }
    return nil
  }

  // MARK: Who appears

  private func appearance(_ shape: Shape) -> () -> String? {
    {
      for case let object? in walker.made.map(\.object) {
        guard let controller = object as? any Wandering else { continue }
        if let problem = controller.ledger.problem {
          return "appearance of \(name(controller)): \(problem)"
        }
        guard let isAppeared = controller.ledger.isAppeared else {
          return "\(name(controller)) is left between: \(controller.ledger.state)"
        }
        let shows = shape.showing.contains { $0 === controller }
        if isAppeared != shows {
          return "\(name(controller)) \(shows ? "shows" : "does not show"), "
            + "and was told \(isAppeared ? "that it appeared" : "that it disappeared")"
        }
      }
      return nil
    }
  }

  private func placesInWindow(_ shape: Shape) -> () -> String? {
    {
      for controller in walker.reachable {
        let shows = shape.showing.contains { $0 === controller }
        let isIn = controller.viewIfLoaded?.window != nil
        if shows != isIn {
          return "the view of \(name(controller)) is \(isIn ? "" : "not ")in the window, and "
            + "should\(shows ? "" : " not") be"
        }
      }
      for case let object? in walker.made.map(\.object) {
        guard let controller = object as? UIViewController else { continue }
        if controller.viewIfLoaded?.window != nil,
          !shape.showing.contains(where: { $0 === controller })
        {
          return "the view of \(name(controller)), which is nowhere, is in the window"
        }
      }
      if window.subviews.count != shape.layers {
        return "the window has \(window.subviews.count) subviews for \(shape.layers) screens: "
          + "\(window.subviews.map { "\(type(of: $0))" })"
      }
      return nil
    }
  }

  // MARK: Containers

  private func stacks() -> String? {
    for stack in walker.stacks {
      let items = stack.navigationBar.items ?? []
      let wanted = stack.viewControllers.map(\.navigationItem)
      if items.count != wanted.count || !zip(items, wanted).allSatisfy({ $0 === $1 }) {
        return "\(name(stack)): the bar has the items \(items.map { $0.title ?? "" }), "
          + "the stack \(wanted.map { $0.title ?? "" })"
      }
      for controller in stack.viewControllers where controller.parent !== stack {
        return "\(name(controller)) on \(name(stack)) has the parent \(controller.parent as Any)"
      }
      if stack.children.count != stack.viewControllers.count {
        return "\(name(stack)) has \(stack.children.count) children"
      }
      guard stack.viewIfLoaded?.window != nil, let top = stack.topViewController else { continue }
      if walker.shown[ObjectIdentifier(stack)].map({ $0 != ObjectIdentifier(top) }) ?? false {
        return "\(name(stack)): its delegate was last told that another one than the top shows"
      }
      let contents = stack.navigationBar.subviews.filter { "\(type(of: $0))".contains("Content") }
      if contents.count != 1 { return "\(name(stack)): its bar shows \(contents.count) contents" }
      if let problem = bars(of: stack) { return problem }
    }
    return nil
  }

  private func bars(of stack: UINavigationController) -> String? {
    guard let view = stack.view else { return nil }
    let bar = stack.navigationBar
    if bar.frame.width != view.bounds.width { return "\(name(stack)): its bar is \(bar.frame)" }
    let isAbove = bar.frame.maxY <= 0
    if isAbove != stack.isNavigationBarHidden {
      return
        "\(name(stack)): its bar stands at \(bar.frame), hidden: \(stack.isNavigationBarHidden)"
    }
    let toolbar: UIView = stack.toolbar
    if toolbar.isHidden != stack.isToolbarHidden {
      return "\(name(stack)): its toolbar's isHidden is \(toolbar.isHidden)"
    }
    return nil
  }

  private func tabs() -> String? {
    for case let tabs as UITabBarController in walker.reachable {
      let items = tabs.tabBar.items ?? []
      let wanted = (tabs.viewControllers ?? []).map { $0.tabBarItem as UITabBarItem }
      if items != wanted { return "\(name(tabs)): the bar has other items than the tabs" }
      if tabs.tabBar.selectedItem !== tabs.selectedViewController?.tabBarItem {
        return "\(name(tabs)): the bar shows another item than the selected one"
      }
      guard tabs.viewIfLoaded?.window != nil else { continue }
      var hides = false
      if let stack = tabs.selectedViewController as? UINavigationController {
        hides = stack.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
      }
      let isThere = tabs.tabBar.window != nil
      if isThere == hides { return "\(name(tabs)): its bar is \(isThere ? "" : "not ")there" }
      if isThere, tabs.tabBar.superview !== tabs.view {
        return "\(name(tabs)): its bar is in another view"
      }
    }
    return nil
  }

  // MARK: Input

  /// A finger in the middle reaches what is in front.
  private func input() -> String? {
    guard let front = stage.topViewController else { return "there is no front" }
    guard let view = front.viewIfLoaded else { return "\(name(front)) in front has no view" }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    guard let hit = window.hitTest(middle, with: nil) else {
      return "a finger in the middle reaches nothing"
    }
    let isFront = hit.isDescendant(of: view)
    if !isFront { return "a finger in the middle of \(name(front)) reaches \(type(of: hit))" }
    return nil
  }

  // MARK: What is left

  private func leaks() -> String? {
    walker.forgetTheGone()
    let reachable = walker.reachable
    for case let object? in walker.made.map(\.object) {
      if let controller = object as? UIViewController {
        if !reachable.contains(where: { $0 === controller }) {
          return "\(name(controller)) lives on, and nothing leads to it"
        }
      } else {
        return "a \(type(of: object)) lives on"
      }
    }
    return nil
  }

  func name(_ controller: UIViewController) -> String {
    let kind =
      switch controller {
      case is Wanderer: "screen"
      case is WanderingStack: "stack"
      case is WanderingTabs: "tabs"
      default: "\(type(of: controller))"
      }
    return (controller as? any Wandering).map { "\(kind) \($0.number)" } ?? kind
  }
}
