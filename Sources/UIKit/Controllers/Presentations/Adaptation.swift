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
    self.asked = asked
    let wanted = presented.modalPresentationStyle
    let traits = presenter.traitCollection
    let isTight =
      traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
    let answer =
      !isTight
      ? .none
      : presenter.session.log.asking("adaptivePresentationStyle(for:traitCollection:)") {
        asked.delegate?.adaptivePresentationStyle(for: asked, traitCollection: traits)
          ?? asked.adaptivePresentationStyle(for: traits)
      }
    let style = answer == .none ? wanted : answer
    self.style = style == .automatic ? presented.automaticPresentationStyle : style
    guard answer != .none, answer != wanted else {
      (shown, controller, adapted) = (presented, asked, .none)
      return
    }
    adapted = answer
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
