import QuartzCore

/// How a presentation is shown in the environment it comes into.
///
/// The delegate is asked where the screen is narrow or low; without its word popovers become sheets
/// there, and everything else stays as asked for (F27).
@MainActor
struct Adaptation {
  let shown: UIViewController
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  private let asked: UIPresentationController
  /// `.none` where nothing was adapted.
  private let adapted: UIModalPresentationStyle

  init(
    of asked: UIPresentationController, presented: UIViewController, on presenter: UIViewController
  ) {
    self.init(
      of: asked, presented: presented, on: presenter,
      answer: Self.answer(of: asked, presented, on: presenter))
  }

  /// The same presentation in the environment it is in now; nil where nothing is to change.
  func again(on presenter: UIViewController) -> Adaptation? {
    let presented = asked.presentedViewController
    let answer = Self.answer(of: asked, presented, on: presenter)
    guard answer != adapted else { return nil }
    return Adaptation(of: asked, presented: presented, on: presenter, answer: answer)
  }

  private init(
    of asked: UIPresentationController, presented: UIViewController,
    on presenter: UIViewController, answer: UIModalPresentationStyle
  ) {
    self.asked = asked
    adapted = answer
    let style = answer == .none ? presented.modalPresentationStyle : answer
    self.style = style == .automatic ? presented.automaticPresentationStyle : style
    guard answer != .none else {
      (shown, controller) = (presented, asked)
      return
    }
    shown =
      asked.delegate?.presentationController(
        asked, viewControllerForAdaptivePresentationStyle: answer) ?? presented
    let made = Self.controller(for: answer, in: asked, showing: shown, on: presenter)
    if made !== asked {
      made.delegate = asked.delegate
      asked.delegate?.presentationController(asked, prepare: made)
    }
    controller = made
  }

  /// The style it adapts to; `.none` where it is shown as asked for.
  private static func answer(
    of asked: UIPresentationController, _ presented: UIViewController,
    on presenter: UIViewController
  ) -> UIModalPresentationStyle {
    let traits = presenter.traitCollection
    guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else {
      return .none
    }
    let answer = presenter.session.log.asking(
      "adaptivePresentationStyle(for:traitCollection:)"
    ) {
      asked.delegate?.adaptivePresentationStyle(for: asked, traitCollection: traits)
        ?? asked.adaptivePresentationStyle(for: traits)
    }
    return answer == presented.modalPresentationStyle ? .none : answer
  }

  private static func controller(
    for style: UIModalPresentationStyle, in asked: UIPresentationController,
    showing shown: UIViewController, on presenter: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      if asked.presentedViewController === shown {
        if asked is UISheetPresentationController { return asked }
        if let sheet = (asked as? UIPopoverPresentationController)?.adaptiveSheet { return sheet }
      }
      return UISheetPresentationController(presentedViewController: shown, presenting: presenter)
    default:
      return UIPresentationController(presentedViewController: shown, presenting: presenter)
    }
  }

  func tell(_ coordinator: any UIViewControllerTransitionCoordinator) {
    asked.delegate?.presentationController(
      asked, willPresentWithAdaptiveStyle: adapted, transitionCoordinator: coordinator)
  }
}
