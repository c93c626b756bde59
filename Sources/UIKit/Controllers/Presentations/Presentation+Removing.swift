import QuartzCore

extension Presentation {
  /// Takes the place of `lower`, whose controller presents this one: both go with one dismissal.
  ///
  /// Only the topmost screen is seen to go; those between it and the presenter are simply removed.
  /// - Source: Apple's documentation of `dismiss(animated:completion:)`.
  func replace(_ lower: Presentation) {
    let between = lower.presented
    let isSeen = between.appearance.isVisible
    if isSeen { between.beginAppearance(false, animated: false) }
    lower.controller.dismissalTransitionWillBegin()
    replacedRemoval = lower.removesPresenter
    home = lower.home
    lower.controller.dismissalTransitionDidEnd(true)
    between.viewIfLoaded?.removeFromSuperview()
    lower.container?.removeFromSuperview()
    lower.container = nil
    if isSeen { between.endAppearance() }
    between.presentation = nil
    between.presentedBy = nil
    between.keptPresentationController = nil
    lower.controller.presentation = nil
    presenter = lower.presenter
    presenter?.presentation = self
  }
}

extension Presentation {
  /// The window has another root: what was presented over the old one goes with it, at once.
  ///
  /// On iOS such screens can stay in the window for ever; nobody is helped by that.
  func leaveWithRoot() {
    switch state {
    case .gone: return
    case .asked(let coordinator):
      part()
      coordinator.runAlongside(animated: false)
      coordinator.runCompletions()
      return tellCompletion()
    case .transition(let driver):
      driver.session.record(
        "UIWindow.rootViewController",
        "was set during the \(driver.plan.operation) of \(presented.kind); it is cut short")
      if driver.phase.isRunning { driver.complete(!driver.isCancelled) }
    case .presented: break
    }
    guard case .presented = state else { return }
    presented.leaveWithRoot()
    let isSeen = presented.appearance.isVisible
    presented.movement = .dismissed
    if isSeen { presented.beginAppearance(false, animated: false) }
    controller.dismissalTransitionWillBegin()
    controller.dismissalTransitionDidEnd(true)
    presented.viewIfLoaded?.removeFromSuperview()
    controller.presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    container = nil
    if isSeen { presented.endAppearance() }
    presented.movement = .none
    part()
  }
}

extension UIViewController {
  /// What it and those inside it present goes.
  final func leaveWithRoot() {
    presentation?.leaveWithRoot()
    for child in children { child.leaveWithRoot() }
  }
}
