import QuartzCore

/// Places an alert over a darkened screen.
final class AlertPresentationController: UIPresentationController {
  private let dimming = AlertDimming(frame: .zero)

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let content = alert?.view as? AlertContentView else { return .zero }
    let bounds = containerView.bounds
    let safe = containerView.window?.safeAreaInsets ?? .zero
    let room = bounds.inset(by: safe)
    if isSheet {
      let width = min(bounds.width, bounds.height) - 2 * AlertMetrics.sheetMargin
      let height = min(content.height(for: width), room.height)
      let lowest = bounds.maxY - max(AlertMetrics.sheetMargin, safe.bottom)
      return CGRect(
        x: bounds.midX - width / 2, y: lowest - height, width: width, height: height)
    }
    let height = min(content.height(for: AlertMetrics.width), room.height)
    return CGRect(
      x: bounds.midX - AlertMetrics.width / 2, y: ((bounds.height - height) / 2).rounded(),
      width: AlertMetrics.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    dimming.tapped = { [weak self] in self?.tappedBeside() }
    containerView.insertSubview(dimming, at: 0)
    alongside { $0.dimming.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() { alongside { $0.dimming.alpha = 0 } }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    guard presentation?.isBusy == false else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func alongside(_ change: @escaping (AlertPresentationController) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return change(self)
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      change(self)
    })
  }

  /// Beside an action sheet a tap is its cancel button; beside an alert it is nothing.
  private func tappedBeside() {
    guard isSheet, let alert, presentation?.isBusy == false else { return }
    if let cancel = alert.cancelAction {
      alert.choose(cancel)
    } else {
      alert.dismiss(animated: true)
    }
  }
}

/// The darkness behind an alert; it keeps touches from what lies below.
private final class AlertDimming: UIView {
  var tapped: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = AlertMetrics.dimming
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped?() }
}
