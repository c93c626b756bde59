public import QuartzCore

/// Something that fills a place whose size others decide: controllers and presentations.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
  /// The container it is in, and at the top its presentation.
  final func tellPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard let presentedBy else { return }
    presentedBy.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  final func passOn(
    size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }

  final func passOn(
    traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: traits, with: coordinator) }
    presentation?.controller.willTransition(to: traits, with: coordinator)
  }
}
