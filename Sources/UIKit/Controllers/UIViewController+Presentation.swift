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

  /// Manages the presentation it is shown by; made before it is shown, if asked for then.
  ///
  /// Like on iOS, controller and presentation controller then hold each other until it was shown:
  /// set the style, and for `.custom` the delegate, before asking.
  public var presentationController: UIPresentationController? {
    if let shown = presentedBy?.controller ?? parent?.presentationController { return shown }
    guard parent == nil, modalPresentationStyle != .none else { return nil }
    if let keptPresentationController { return keptPresentationController }
    let made = makePresentationController(presenting: nil, source: self)
    keptPresentationController = made
    session.log.record(
      .delegate(
        .presentationControllerMade(
          of: .init(self), style: modalPresentationStyle,
          delegate: transitioningDelegate.map { .init($0) })))
    return made
  }

  /// The one that was made when asked for before, or a new one.
  final func takePresentationController(
    presenting: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let kept = keptPresentationController
    keptPresentationController = nil
    return kept ?? makePresentationController(presenting: presenting, source: source)
  }

  private final func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let own = systemPresentationController(presenting: presenting) { return own }
    let style = modalPresentationStyle
    switch style == .automatic ? automaticPresentationStyle : style {
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(
        presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// What `.automatic` is: a page sheet (F175); the whole screen for what zooms.
  final var automaticPresentationStyle: UIModalPresentationStyle {
    preferredTransition?.isZoom == true ? .fullScreen : .pageSheet
  }

  final func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    session.log.noteSideEffect("present", of: presented)
    session.logTransition(
      .requested("present", controller: SessionEvent.Subject(presented), animated: animated))
    startPresenting(presented, animated: animated, completion: completion)
  }

  private final func startPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented.modalPresentationStyle)
    // From a did-callback it is in time: what tells it is over at the end of the turn.
    if (presenter.presentation ?? presenter.presentedBy)?.isCompleting ?? false {
      return session.atEndOfTurn { [self] in
        startPresenting(presented, animated: animated, completion: completion)
      }
    }
    if let reason = reasonAgainst(presenting: presented, on: presenter) {
      session.logTransition(.refused("present", reason: reason), by: .engine)
      logRefusal(
        "present", of: presented, reason, by: presenter.presentation ?? presenter.presentedBy)
      return session.record("present", "refused: \(reason) (F49)")
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
    session.log.noteSideEffect("dismiss", of: self)
    session.logTransition(
      .requested("dismiss", controller: SessionEvent.Subject(self), animated: animated))
    startDismissing(animated: animated, completion: completion)
  }

  private final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let target = presentationInReach ?? outermost.presentedBy else {
      session.record(
        "dismiss", "\(kind) presents nothing and is not presented; nothing to do")
      if let completion { session.atEndOfTurn { completion() } }
      return
    }
    // All that is presented above goes too, and must be at rest.
    let busy = target.chain.first(where: \.isBusy)
    if busy?.isCompleting ?? false {
      return session.atEndOfTurn { [self] in
        startDismissing(animated: animated, completion: completion)
      }
    }
    if let busy {
      let reason = "a presentation or dismissal is running"
      session.logTransition(.refused("dismiss", reason: reason), by: .engine)
      logRefusal("dismiss", of: self, reason, by: busy)
      return session.record(
        "dismiss", "refused: \(reason); wait for its completion (F177)")
    }
    // Of a chain, only the topmost is seen to go.
    var top = target
    while let upper = top.presented.presentation {
      upper.replace(top)
      top = upper
    }
    top.dismiss(animated: animated, completion: completion)
  }

  private final func logRefusal(
    _ operation: String, of controller: UIViewController, _ reason: String,
    by presentation: Presentation?
  ) {
    session.log.record(
      .overlap(
        OverlapRecord(
          operation: operation, controller: .init(controller), answer: .refused, reason: reason,
          other: presentation?.other)), by: .engine)
  }

  /// In its context the nearest controller that defines one; else the outermost.
  private final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    var next: UIViewController? = self
    while let controller = next {
      if controller.definesPresentationContext { return controller }
      next = controller.parent
    }
    return outermost
  }

  private final var presentationInReach: Presentation? {
    presentation ?? parent?.presentationInReach
  }
}
