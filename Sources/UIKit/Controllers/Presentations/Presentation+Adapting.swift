import QuartzCore

extension UIViewController {
  /// The environment is another one: what is presented from here adapts to it.
  final func adaptAgain(with coordinator: any UIViewControllerTransitionCoordinator) {
    presentation?.adaptAgain(with: coordinator)
    presentation?.presented.adaptAgain(with: coordinator)
    for child in children { child.adaptAgain(with: coordinator) }
  }
}

extension Presentation {
  /// Shows what is presented in another style, at once, where the environment or its delegate asks for
  /// one: a popover becomes a sheet on a narrow screen, and a popover again on a wide one.
  ///
  /// One presentation controller leaves as after a dismissal, the other comes as after a presentation.
  /// Appearance changes for a presenter that is uncovered or covered by it, and for the controllers if
  /// the delegate shows another one in that style.
  func adaptAgain(with coordinator: any UIViewControllerTransitionCoordinator) {
    guard case .presented = state, let presenter, let container,
      let next = adaptation.again(on: presenter)
    else { return }
    next.tell(coordinator)
    UIView.performWithoutAnimation {
      let (last, removed) = (presented, removesPresenter)
      leave(in: container)
      take(next)
      if presented !== last { exchange(last) }
      if removed != removesPresenter { removesPresenter ? cover(presenter) : uncover(presenter) }
      enter(container)
      if presented !== last { presented.performAppearance(.appear(animated: false)) }
      container.layoutIfNeeded()
    }
  }

  private func leave(in container: TransitionContainerView) {
    let view = controller.presentedView
    controller.dismissalTransitionWillBegin()
    controller.dismissalTransitionDidEnd(true)
    view?.removeFromSuperview()
    if let presenter { controller.adopt(nil, presenting: presenter) }
  }

  private func enter(_ container: TransitionContainerView) {
    container.presentationController = controller
    controller.presentationTransitionWillBegin()
    if let view = controller.presentedView {
      view.frame = controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    controller.presentationTransitionDidEnd(true)
  }

  /// `last` goes, which may be inside the one that comes, or around it.
  private func exchange(_ last: UIViewController) {
    last.performAppearance(.disappear(animated: false))
    last.presentedBy = nil
    if let parent = presented.parent {
      (parent as? UINavigationController)?.viewControllers = []
      if presented.parent != nil {
        presented.willMove(toParent: nil)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.removeFromParent()
      }
    }
    presented.presentedBy = self
  }

  private func cover(_ presenter: UIViewController) {
    presenter.performAppearance(.disappear(animated: false))
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
    home = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
    view.removeFromSuperview()
  }

  private func uncover(_ presenter: UIViewController) {
    guard let home else { return }
    home.superview.insertSubview(
      presenter.view, at: min(home.index, home.superview.subviews.count))
    presenter.view.frame = home.superview.bounds
    self.home = nil
    presenter.performAppearance(.appear(animated: false))
  }
}
