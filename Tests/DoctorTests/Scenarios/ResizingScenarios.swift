import InterludeDoctor
import InterludeStage
import InterludeTesting
import Testing
import UIKit

/// Reports of status bars that grow, and of windows that get another size, around presentations.
@Suite("Scenarios: status bars of two heights, and screens of two sizes", .stage) @MainActor
struct ResizingScenarios {
  /// Stands below the status bar; says how often it was asked to lay out.
  private final class BelowBar: UIPresentationController {
    var laysOut = true
    private(set) var layouts = 0

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let containerView else { return .zero }
      return containerView.bounds.inset(
        by: UIEdgeInsets(top: containerView.safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      layouts += 1
      if laysOut { presentedView?.frame = frameOfPresentedViewInContainerView }
    }
  }

  @Test(
    "PRES-05: a status bar that shrinks lays the container out; a frame that stays is D26",
    arguments: [true, false])
  func shrinkingBar(laysOut: Bool) throws {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    var made: BelowBar?
    delegate.presentation = { presented, presenting in
      let controller = BelowBar(presentedViewController: presented, presenting: presenting)
      controller.laysOut = laysOut
      made = controller
      return controller
    }
    let sheet = PlainViewController("B", .systemOrange)
    clinic.stage.statusBarHeight = 40
    clinic.settle()
    let diagnosis = clinic.examine {
      clinic.present(sheet, .custom, delegate)
      clinic.settle()
      #expect(sheet.view.frame == CGRect(x: 0, y: 40, width: 375, height: 627))
      let layouts = made?.layouts ?? 0
      clinic.stage.statusBarHeight = 20
      clinic.settle()
      #expect(made?.layouts ?? 0 > layouts)
      // The doctor looks where a transition ends.
      clinic.run { sheet.present(PlainViewController("C"), animated: false) }
      clinic.settle()
      clinic.run { sheet.dismiss(animated: false) }
    }
    let controller = try #require(made)
    #expect(controller.containerView?.frame == clinic.stage.window.bounds)
    if laysOut {
      #expect(sheet.view.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
      #expect(diagnosis.isHealthy, "\(diagnosis)")
    } else {
      #expect(sheet.view.frame.minY == 40)
      #expect(diagnosis.names("D26"), "\(diagnosis)")
    }
  }

  @Test("PRES-05: the system's sheet goes up with the safe area")
  func systemSheet() {
    let clinic = Clinic()
    let sheet = PlainViewController("B", .systemOrange)
    clinic.stage.statusBarHeight = 40
    let diagnosis = clinic.examine {
      clinic.present(sheet, .pageSheet, nil)
      clinic.settle()
      #expect(sheet.presentationController?.frameOfPresentedViewInContainerView.minY == 50)
      clinic.stage.statusBarHeight = 20
      clinic.settle()
    }
    #expect(sheet.presentationController?.presentedView?.frame.minY == 40)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }

  /// What may happen to a presentation and a status bar.
  private enum Step: String {
    case present, dismiss, tall, low
  }

  nonisolated private static let orders: [[String]] = [
    ["present", "dismiss", "tall", "low"], ["present", "tall", "dismiss", "low"],
    ["present", "tall", "low", "dismiss"], ["tall", "present", "dismiss", "low"],
    ["tall", "present", "low", "dismiss"], ["tall", "low", "present", "dismiss"],
  ]

  @Test(
    "PRES-07: a scaled presenter fills the window after every order; by its frame it does not: D26",
    arguments: orders, [true, false])
  func orders(names: [String], isRight: Bool) {
    let clinic = Clinic()
    let delegate = ClosureTransitioningDelegate.sliding()
    delegate.presentation = { presented, presenting in
      let made = ScalingPresentationController(
        presentedViewController: presented, presenting: presenting)
      made.setsFrame = !isRight
      return made
    }
    let card = PlainViewController("B", .systemOrange)
    let diagnosis = clinic.examine {
      for step in names.compactMap(Step.init) {
        switch step {
        case .present: clinic.present(card, .custom, delegate)
        case .dismiss: clinic.run { card.dismiss(animated: true) }
        case .tall: clinic.stage.statusBarHeight = 40
        case .low: clinic.stage.statusBarHeight = 20
        }
        clinic.settle()
      }
    }
    let shown = names[
      (names.firstIndex(of: "present") ?? 0)...(names.firstIndex(of: "dismiss") ?? 0)]
    let isChangedMeanwhile = shown.count > 2
    let view = clinic.root.view
    #expect(view?.transform == .identity)
    if isRight || !isChangedMeanwhile {
      #expect(view?.frame == clinic.stage.window.bounds)
      #expect(diagnosis.isHealthy, "\(diagnosis)")
    } else {
      #expect(view?.frame != clinic.stage.window.bounds)
      #expect(diagnosis.names("D26", "D08", "D11"), "\(diagnosis)")
    }
  }

  /// Answers as it is told, where the screen is narrow.
  private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    private(set) var told: [UIModalPresentationStyle] = []
    init(_ style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? style : .none
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { told.append(style) }
  }

  @Test(
    "BAR-03: a popover that covers the screen when it is narrow is asked about the status bar then",
    arguments: [(UIModalPresentationStyle.fullScreen, true), (.overFullScreen, false)])
  func owner(style: UIModalPresentationStyle, isAsked: Bool) {
    let clinic = Clinic(.tablet)
    let adapter = Adapter(style)
    let screen = D28Tests.DarkScreen()
    let (isLight, isDark): (UIStatusBarStyle, UIStatusBarStyle) = (.lightContent, .default)
    let diagnosis = clinic.examine {
      clinic.run {
        screen.modalPresentationStyle = .popover
        screen.preferredContentSize = CGSize(width: 300, height: 300)
        screen.popoverPresentationController?.sourceView = clinic.root.view.subviews.first
        screen.popoverPresentationController?.delegate = adapter
        clinic.root.present(screen, animated: true)
      }
      clinic.settle()
      clinic.advance(by: 0.1)
      #expect(UIApplication.shared.statusBarStyle == isDark)
      for _ in 0..<2 {
        clinic.stage.resize(to: .third)
        clinic.settle()
        #expect(UIApplication.shared.statusBarStyle == (isAsked ? isLight : isDark))
        #expect(screen.view.convert(screen.view.bounds, to: nil) == clinic.stage.window.bounds)
        #expect((clinic.root.view.window == nil) == isAsked)
        clinic.stage.resize(to: .whole)
        clinic.settle()
        #expect(UIApplication.shared.statusBarStyle == isDark)
        #expect(clinic.root.view.window != nil)
        #expect(screen.view.bounds.width < 400)
      }
      clinic.run { screen.dismiss(animated: true) }
    }
    #expect(adapter.told == [.none, style, .none, style, .none])
    #expect(clinic.root.presentedViewController == nil && screen.view.window == nil)
    #expect(clinic.root.view.frame == clinic.stage.window.bounds)
    #expect(diagnosis.isHealthy, "\(diagnosis)")
  }
}

/// Half a screen at the bottom, and the presenter a little smaller behind it.
private final class ScalingPresentationController: UIPresentationController {
  /// The mistake: a frame for a view that is scaled.
  var setsFrame = false

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  private func scale(_ transform: CGAffineTransform) {
    let presenter = presentingViewController.view
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in presenter?.transform = transform })
  }

  override func presentationTransitionWillBegin() { scale(CGAffineTransform(scaleX: 0.9, y: 0.9)) }
  override func dismissalTransitionWillBegin() { scale(.identity) }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
    guard setsFrame, let containerView, !presentedViewController.isBeingPresented,
      !presentedViewController.isBeingDismissed
    else { return }
    presentingViewController.view.frame = containerView.bounds
  }
}
