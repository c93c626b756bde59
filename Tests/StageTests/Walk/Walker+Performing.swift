import InterludeStage
import UIKit

extension Walker {
  /// Carries one step out; what waits and what touches is for the outermost level only.
  func perform(_ operation: Operation) {
    switch operation {
    case .push, .pop, .popTo, .set, .hideBar, .hideToolbar, .present, .dismiss, .detent, .select,
      .replaceTabs, .replaceRoot:
      depth == 0 ? stage.run { change(operation) } : change(operation)
    case .rotate(let quarters, let motion):
      let orientations: [UIInterfaceOrientation] = [
        .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
      ]
      stage.rotate(to: orientations[quarters % 4], animated: motion == .animated)
    case .animators(let kind, let driving):
      conductor.animators = kind
      conductor.driving = driving
      for stack in stacks { direct(stack) }
    case .drive(let drive):
      depth == 0 ? stage.run { conductor.drive(drive) } : conductor.drive(drive)
    case .inside(let moment, let operation): waiting.append((moment, operation))
    case .down, .move, .lift, .takeAway, .swipe: if depth == 0 { touch(operation) }
    case .wait(let milliseconds): if depth == 0 { stage.advance(by: Double(milliseconds) / 1000) }
    case .settle: if depth == 0 { rest() }
    }
  }

  /// Lets go of everything and waits.
  private func rest() {
    waiting = []
    if finger != nil { touch(.lift) }
    // What waited behind a driven transition may be driven again.
    for round in 0..<12 {
      let isResting = stage.settle(limit: 20)
      if isResting, stage.session.openTransitions.isEmpty { return }
      stage.run { conductor.letAllGo(finishing: round % 2 == 0) }
    }
    report("it does not come to rest: \(stage.session.openTransitions.map(\.phase))")
  }

  func report(_ problem: String) { if self.problem == nil { self.problem = problem } }

  private func change(_ operation: Operation) {
    switch operation {
    case .push, .pop, .popTo, .set, .hideBar, .hideToolbar: changeStack(operation)
    case .present(let index, let show, let motion): present(index, show, motion)
    case .dismiss(let index, let motion): dismiss(index, motion)
    case .detent(let index):
      // Asked of a screen that is not presented, it would make a presentation that nobody ends.
      guard let front = stage.topViewController, front.presentingViewController != nil,
        let sheet = front.sheetPresentationController, sheet.containerView != nil
      else { return }
      sheet.animateChanges {
        sheet.selectedDetentIdentifier = [nil, .medium, .large][index % 3]
      }
    case .select(let index):
      let tabs = reachable.compactMap { $0 as? UITabBarController }.last
      if let tabs, let all = tabs.viewControllers { tabs.selectedIndex = index % all.count }
    case .replaceTabs(let kind):
      guard let tabs = reachable.compactMap({ $0 as? UITabBarController }).last,
        let all = tabs.viewControllers
      else { return }
      switch kind % 3 {
      case 0: tabs.viewControllers = all.reversed()
      case 1: tabs.viewControllers = [makeScreen()] + all.prefix(2)
      default: tabs.viewControllers = [makeStack()]
      }
    case .replaceRoot(let kind): stage.window.rootViewController = makeRoot(kind)
    default: break
    }
  }

  // MARK: Stacks

  private func changeStack(_ operation: Operation) {
    let stacks = stacks
    guard !stacks.isEmpty else { return }
    func stack(_ index: Int) -> UINavigationController {
      // 0 is the one in front.
      index == 0
        ? stage.topViewController?.navigationController ?? stacks[stacks.count - 1]
        : stacks[index % stacks.count]
    }
    switch operation {
    case .push(let index, let motion):
      stack(index).pushViewController(makeScreen(), animated: motion == .animated)
    case .pop(let index, let motion):
      stack(index).popViewController(animated: motion == .animated)
    case .popTo(let index, let depth, let motion):
      let stack = stack(index)
      // A controller that is to leave cannot be popped to: only at rest is it certain who stays.
      let all = stack.viewControllers
      guard !all.isEmpty, !stack.isBetween else { return }
      stack.popToViewController(all[depth % all.count], animated: motion == .animated)
    case .set(let index, let arrangement, let motion):
      let stack = stack(index)
      stack.setViewControllers(
        arranged(stack.viewControllers, arrangement), animated: motion == .animated)
    case .hideBar(let index, let motion):
      let stack = stack(index)
      stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: motion == .animated)
    case .hideToolbar(let index, let motion):
      let stack = stack(index)
      stack.setToolbarHidden(!stack.isToolbarHidden, animated: motion == .animated)
    default: break
    }
  }

  private func arranged(
    _ list: [UIViewController], _ arrangement: Arrangement
  ) -> [UIViewController] {
    switch arrangement {
    case .reversed: list.reversed()
    case .onlyTop: Array(list.suffix(1))
    case .onlyNew: [makeScreen()]
    case .newTop: list + [makeScreen()]
    case .newBelowTop: Array(list.dropLast()) + [makeScreen()] + Array(list.suffix(1))
    case .withoutRoot: list.count > 1 ? Array(list.dropFirst()) : list
    case .same: list
    }
  }

  // MARK: Presentations

  private func present(_ index: Int, _ show: Show, _ motion: Motion) {
    guard let presenter = screen(index) else { return }
    let screen = made(show)
    let promise = Promise("the completion of present(\(show))")
    presenter.present(screen, animated: motion == .animated) { [weak self] in
      promise.count += 1
      self?.moment(.completion)
    }
    // Refused requests never complete.
    guard screen.presentingViewController == nil else { return promises.append(promise) }
    // As on iOS, one whose presentation controller was asked for and that is never shown holds itself.
    if show.style.asksEarly { unwatch(screen) }
  }

  private func dismiss(_ index: Int, _ motion: Motion) {
    guard let screen = screen(index) else { return }
    let isIdle = stage.session.openTransitions.isEmpty
    let promise = Promise("the completion of dismiss")
    screen.dismiss(animated: motion == .animated) { [weak self] in
      promise.count += 1
      self?.moment(.completion)
    }
    if isIdle, depth == 0 { promises.append(promise) }
  }

  private func made(_ show: Show) -> UIViewController {
    if show.style == .alert || show.style == .choices {
      let alert = watch(
        UIAlertController(
          title: "A", message: nil, preferredStyle: show.style == .alert ? .alert : .actionSheet))
      alert.addAction(UIAlertAction(title: "B", style: .cancel))
      alert.popoverPresentationController?.sourceView = stage.window.rootViewController?.view
      return alert
    }
    let controller: UIViewController =
      switch show.content {
      case .screen: makeScreen()
      case .stack: makeStack()
      case .tabs: makeTabs()
      }
    controller.modalPresentationStyle = show.style.apple
    switch show.way {
    case .cover: controller.modalTransitionStyle = .coverVertical
    case .dissolve: controller.modalTransitionStyle = .crossDissolve
    case .flip: controller.modalTransitionStyle = .flipHorizontal
    case .zoom:
      controller.preferredTransition = .zoom { context in
        context.sourceViewController.view.viewWithTag(Self.sourceTag)
      }
    }
    if show.style == .customRemoving { controller.view.tag = Self.removingTag }
    let isCustom = show.style == .custom || show.style == .customRemoving
    if isCustom || conductor.animators != .system { controller.transitioningDelegate = conductor }
    if show.style == .detents {
      controller.sheetPresentationController?.detents = [.medium(), .large()]
    }
    if show.style == .popover {
      controller.popoverPresentationController?.sourceView = stage.window.rootViewController?.view
    }
    return controller
  }
}

extension UINavigationController {
  /// A change was asked for, or runs: what is asked now may wait.
  fileprivate var isBetween: Bool {
    transitionCoordinator != nil
  }
}

extension Show.Style {
  fileprivate var asksEarly: Bool {
    switch self {
    case .detents, .popover, .alert, .choices: true
    default: false
    }
  }

  fileprivate var apple: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .custom, .customRemoving, .alert, .choices: .custom
    case .pageSheet, .detents: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    }
  }
}
