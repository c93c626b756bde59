import QuartzCore

extension UIViewController {
  /// What it, or a container of it, presents.
  public var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// What presents it, or a container of it.
  public var presentingViewController: UIViewController? {
    presentedBy?.presenter ?? parent?.presentingViewController
  }

  /// Manages the presentation it is shown by.
  public var presentationController: UIPresentationController? {
    presentedBy?.controller ?? parent?.presentationController
  }

  final func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    session.logTransition(
      .requested("present", controller: SessionEvent.Subject(presented), animated: animated))
    let presenter = outermost
    if let reason = reasonAgainst(presenting: presented, on: presenter) {
      session.logTransition(.refused("present", reason: reason), by: .engine)
      return session.media.record("present", "refused: \(reason) (F49)")
    }
    if presented.modalPresentationStyle.isSheet {
      session.media.record(
        "modalPresentationStyle",
        "\(presented.modalPresentationStyle) is shown over the whole screen, not as a sheet"
      )
    }
    Presentation(presented: presented, presenter: presenter, source: self)
      .present(animated: animated, completion: completion)
  }

  private final func reasonAgainst(
    presenting presented: UIViewController, on presenter: UIViewController
  ) -> String? {
    if let running = presenter.presentation {
      return running.isBusy
        ? "\(presenter.kind) is in the middle of another presentation; wait for its completion"
        : "\(presenter.kind) presents \(running.presented.kind) already; dismiss it first"
    }
    if presenter.presentedBy?.isBusy ?? false {
      return "\(presenter.kind) is being presented or dismissed itself; wait for its completion"
    }
    if presenter.viewIfLoaded?.window == nil { return "\(presenter.kind)'s view is in no window" }
    if presented === presenter { return "a controller cannot present itself" }
    if presented.presentedBy != nil { return "\(presented.kind) is presented already" }
    if presented.parent != nil { return "\(presented.kind) is a child of another controller" }
    return nil
  }

  /// What it presents goes; where it presents nothing, it goes itself (F49).
  final func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    session.logTransition(
      .requested("dismiss", controller: SessionEvent.Subject(self), animated: animated))
    guard let target = presentationInReach ?? outermost.presentedBy else {
      session.media.record(
        "dismiss", "\(kind) presents nothing and is not presented; nothing to do")
      if let completion { session.atEndOfTurn { completion() } }
      return
    }
    if target.isBusy {
      let reason = "a presentation or dismissal is running"
      session.logTransition(.refused("dismiss", reason: reason), by: .engine)
      return session.media.record(
        "dismiss", "refused: \(reason); wait for its completion (F177)")
    }
    // Whatever stands on top goes with it, unseen.
    if let upper = target.presented.presentation, !upper.isBusy {
      upper.dismiss(animated: false, completion: nil)
    }
    target.dismiss(animated: animated, completion: completion)
  }

  private final var presentationInReach: Presentation? {
    presentation ?? parent?.presentationInReach
  }
}

extension UIModalPresentationStyle {
  /// The styles that iOS shows as sheets or popovers.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }
}
