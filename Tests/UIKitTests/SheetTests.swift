import QuartzCore
import Testing
import UIKit

/// Page sheets at rest, and what stands behind them.
@MainActor @Suite("Presentations: sheets", .ownStage)
struct SheetTests {
  @MainActor
  private struct Sheet {
    let scene: TransitionScene
    let base: Screen
    let modal: Screen

    init(device: DeviceMetrics = .phone, style: UIModalPresentationStyle = .automatic) {
      scene = TransitionScene(root: "base", device: device)
      base = scene.navigation.topViewController as? Screen ?? scene.controller("?")
      modal = scene.controller("modal")
      modal.modalPresentationStyle = style
    }

    var backdrop: UIView { scene.navigation.view }
    var card: UIView? { modal.presentationController?.presentedView }

    func present() {
      let scene = scene
      scene.turn { base.present(modal, animated: true) { scene.note("completion") } }
    }

    func presented() -> Sheet {
      present()
      scene.session.loop.settle()
      scene.forget()
      return self
    }
  }

  @Test("F47, F175: an ordinary controller is a sheet, and its presenter is told nothing")
  func order() {
    let sheet = Sheet()
    sheet.modal.isTalkative = true
    sheet.present()
    sheet.scene.session.loop.settle()
    #expect(
      sheet.scene.events == [
        "didLoad:modal", "willAppear:modal", "isAppearing:modal", "didAppear:modal", "completion",
      ])
    #expect(sheet.base.view.window === sheet.scene.window)
    #expect(sheet.scene.session.media.issues.isEmpty)
  }

  @Test(
    "F152: the presenter steps back by 16 pt a side, its top 10 pt above the sheet's",
    arguments: [
      (DeviceMetrics.phone, CGRect(x: 0, y: 69, width: 393, height: 783)),
      (small, CGRect(x: 0, y: 40, width: 320, height: 528)),
    ])
  func geometry(device: DeviceMetrics, frame: CGRect) {
    let sheet = Sheet(device: device).presented()
    #expect(sheet.card?.frame == frame)
    let width = device.size.width
    let behind = sheet.backdrop.frame
    #expect(abs(behind.minX - 16) < 1e-9)
    #expect(abs(behind.width - (width - 32)) < 1e-9)
    #expect(abs(behind.minY - (frame.minY - 10)) < 1e-9)
    #expect(sheet.backdrop.layer.cornerRadius == 10)
    #expect(sheet.modal.view.bounds.size == frame.size)
  }

  nonisolated private static let small = DeviceMetrics(
    name: "small", size: CGSize(width: 320, height: 568), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  @Test("F150: the presenter is darkened by a fifth")
  func dimming() {
    let sheet = Sheet().presented()
    let dim = sheet.modal.presentationController?.containerView?.subviews.first
    #expect(dim?.layer.opacity == 0.2)
    #expect(dim?.backgroundColor == .black)
  }

  @Test("A dismissed sheet leaves its presenter as it found it")
  func dismissal() {
    let sheet = Sheet()
    sheet.backdrop.layer.cornerRadius = 3
    let presented = sheet.presented()
    #expect(presented.backdrop.clipsToBounds)
    sheet.scene.turn { sheet.modal.dismiss(animated: true) }
    sheet.scene.session.loop.settle()
    #expect(sheet.scene.events == ["willDisappear:modal", "didDisappear:modal"])
    #expect(sheet.backdrop.transform == .identity)
    #expect(sheet.backdrop.frame == sheet.scene.window.bounds)
    #expect(sheet.backdrop.layer.cornerRadius == 3)
    #expect(!sheet.backdrop.clipsToBounds)
    #expect(sheet.scene.window.subviews == [sheet.backdrop])
  }

  @Test("F48: a sheet whose dismissal is taken back disappears and appears again")
  func cancelledDismissal() {
    let sheet = Sheet().presented()
    sheet.modal.isTalkative = true
    let percent = UIPercentDrivenInteractiveTransition()
    let director = PercentDirector(sheet.scene, percent)
    sheet.modal.transitioningDelegate = director
    sheet.scene.turn { sheet.modal.dismiss(animated: true) }
    sheet.scene.turn { percent.update(0.4) }
    #expect(sheet.backdrop.layer.presentation()?.frame != sheet.backdrop.frame)
    sheet.scene.turn { percent.cancel() }
    sheet.scene.session.loop.settle()
    #expect(
      sheet.scene.events.filter { $0.hasSuffix("modal") } == [
        "willDisappear:modal", "willAppear:modal", "isAppearing:modal", "didAppear:modal",
      ])
    #expect(abs(sheet.backdrop.frame.minY - 59) < 1e-9)
    #expect(sheet.backdrop.layer.cornerRadius == 10)
    #expect(sheet.card?.window === sheet.scene.window)
  }

  @Test("F164: a whole screen over a sheet gives it back in its place")
  func covered() {
    let sheet = Sheet().presented()
    let above = sheet.scene.controller("above")
    above.modalPresentationStyle = .fullScreen
    sheet.scene.turn { sheet.modal.present(above, animated: true) }
    sheet.scene.session.loop.settle()
    #expect(sheet.card?.window == nil)
    sheet.scene.turn { above.dismiss(animated: true) }
    sheet.scene.advance(by: 0.1)
    #expect(sheet.card?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    sheet.scene.session.loop.settle()
    #expect(sheet.card?.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.card?.window === sheet.scene.window)
  }

  @Test("On a tablet a sheet stands in the middle, and nothing steps back")
  func tablet() {
    let sheet = Sheet(device: .tablet).presented()
    #expect(sheet.card?.frame.width == 704)
    #expect(sheet.card?.frame.midX == 410)
    #expect(sheet.backdrop.transform == .identity)
  }

  @Test("A sheet can be asked for before it is shown, and is the one that is shown")
  func early() {
    let sheet = Sheet()
    let early = sheet.modal.sheetPresentationController
    early?.preferredCornerRadius = 24
    let shown = sheet.presented()
    #expect(shown.modal.sheetPresentationController === early)
    #expect(shown.card?.layer.cornerRadius == 24)
  }
}

/// A dismissal by percent.
private final class PercentDirector: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: Fader
  private let percent: UIPercentDrivenInteractiveTransition

  init(_ scene: TransitionScene, _ percent: UIPercentDrivenInteractiveTransition) {
    animator = Fader(scene)
    self.percent = percent
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { percent }
}
