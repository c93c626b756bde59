import QuartzCore
import Testing
@testable import UIKit

/// Sheets at their detents, and under a finger.
@MainActor @Suite("Presentations: sheets that are dragged", .ownStage)
struct SheetDragTests {
  private final class Keeper: NSObject, UISheetPresentationControllerDelegate {
    weak var scene: TransitionScene?
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      scene?.note("shouldDismiss")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      scene?.note("willDismiss")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      scene?.note("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      scene?.note("didAttemptToDismiss")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ controller: UISheetPresentationController
    ) {
      scene?.note("detent:\(controller.selectedDetentIdentifier == .large ? "large" : "medium")")
    }
  }

  @MainActor
  private struct Sheet {
    let scene = TransitionScene()
    let modal: Screen
    let keeper = Keeper()

    init(
      _ detents: [UISheetPresentationController.Detent] = [.large()], modal isModal: Bool = false
    ) {
      modal = scene.controller("modal")
      controller =
        modal.sheetPresentationController
        ?? UISheetPresentationController(presentedViewController: modal, presenting: nil)
      modal.isModalInPresentation = isModal
      keeper.scene = scene
      let (scene, modal, keeper) = (scene, modal, keeper)
      scene.turn {
        modal.sheetPresentationController?.detents = detents
        modal.presentationController?.delegate = keeper
        scene.navigation.present(modal, animated: false)
      }
      scene.session.loop.settle()
      scene.forget()
    }

    let controller: UISheetPresentationController
    var card: UIView { controller.card }
    /// Opacities are kept with the precision of Float.
    var dim: Float { Float(controller.dimming.alpha) }

    /// Down, past the slop, then `distance` more over `seconds`, and up again.
    func drag(_ distance: CGFloat, over seconds: Double = 2, lift: Bool = true) {
      let x: CGFloat = 200
      let start = card.frame.minY + 30
      let sign: CGFloat = distance < 0 ? -1 : 1
      touch(x, start, .began)
      touch(x, start + 10 * sign, .moved)
      let steps = max(2, Int(seconds * 60))
      for step in 1...steps {
        scene.advance(by: seconds / Double(steps))
        touch(x, start + 10 * sign + distance * CGFloat(step) / CGFloat(steps), .moved)
      }
      if lift { touch(x, start + 10 * sign + distance, .ended) }
    }

    func touch(_ x: CGFloat, _ y: CGFloat, _ phase: UITouch.Phase) {
      scene.turn {
        scene.session.touches.send([.init(finger: 0, location: CGPoint(x: x, y: y), phase: phase)])
      }
    }
  }

  @Test("F155, F48: a swipe that is let go below half asks, begins, and takes everything back")
  func takenBack() {
    let sheet = Sheet()
    sheet.modal.isTalkative = true
    sheet.drag(300)
    sheet.scene.session.loop.settle()
    #expect(
      sheet.scene.events == [
        "shouldDismiss", "willDismiss", "willDisappear:modal", "willAppear:modal",
        "isAppearing:modal", "didAppear:modal",
      ])
    #expect(sheet.card.frame == CGRect(x: 0, y: 69, width: 393, height: 783) && sheet.dim == 0.2)
    #expect(sheet.scene.session.media.issues.isEmpty)
  }

  @Test("F155: past half it goes: shouldDismiss, willDismiss, the transition, didDismiss")
  func dismissed() {
    let sheet = Sheet()
    sheet.drag(400)
    sheet.scene.session.loop.settle()
    #expect(
      sheet.scene.events == [
        "shouldDismiss", "willDismiss", "willDisappear:modal", "didDisappear:modal", "didDismiss",
      ])
    #expect(sheet.scene.navigation.presentedViewController == nil)
    #expect(sheet.scene.navigation.view.transform.isIdentity)
  }

  @Test(
    "F65: more than half of the height, or 1000 points a second, dismisses; less goes back",
    arguments: [(0.49, 0.0, false), (0.51, 0, true), (0.1, 950, false), (0.1, 1050, true)])
  func thresholds(part: Double, velocity: Double, goes: Bool) {
    let sheet = Sheet()
    let distance = CGFloat(part) * 783
    if velocity > 0 {
      sheet.drag(distance, over: Double(distance) / velocity)
    } else {
      sheet.drag(distance, lift: false)
      sheet.scene.advance(by: 1)
      sheet.touch(200, sheet.card.frame.minY + 30, .ended)
    }
    sheet.scene.session.loop.settle()
    #expect((sheet.scene.navigation.presentedViewController == nil) == goes)
  }

  @Test("F65: after ten points of slop the sheet follows one to one, and the dark goes with it")
  func follows() {
    let sheet = Sheet()
    sheet.drag(200, lift: false)
    #expect(sheet.card.frame == CGRect(x: 0, y: 269, width: 393, height: 783))
    #expect(sheet.dim == Float(0.2 * (1 - 200.0 / 783)))
    sheet.touch(200, 310, .cancelled)
    sheet.scene.session.loop.settle()
    #expect(sheet.card.frame.minY == 69)
  }

  @Test("F65: it comes back on a critically damped spring of 18.2574 radians a second")
  func spring() {
    let sheet = Sheet()
    sheet.drag(200, lift: false)
    sheet.scene.advance(by: 1)
    sheet.touch(200, 309, .ended)
    let start = sheet.scene.session.clock.now
    for time in [0.05, 0.1, 0.25] {
      sheet.scene.advance(to: start + time)
      let w = (1000.0 / 3).squareRoot()
      var (term, sum) = (1.0, 1.0)
      for n in 1...60 {
        term *= w * time / Double(n)
        sum += term
      }
      let expected = 69 + 200 * (1 + w * time) / sum
      let shown = Double(sheet.card.layer.presentation()?.frame.minY ?? 0)
      #expect(abs(shown - expected) < 0.01)
    }
  }

  @Test("F155: a sheet that is modal gives a little, comes back, and tells of the attempt")
  func modal() {
    for refusal in [true, false] {
      let sheet = Sheet(modal: refusal)
      sheet.keeper.allows = false
      sheet.drag(300, lift: false)
      #expect(sheet.card.frame.minY > 69 && sheet.card.frame.minY < 69 + 200)
      sheet.touch(200, 409, .ended)
      sheet.scene.session.loop.settle()
      #expect(
        sheet.scene.events
          == (refusal ? [] : ["shouldDismiss"]) + ["didAttemptToDismiss"])
      #expect(sheet.card.frame.minY == 69)
    }
  }

  @Test("F152: the medium detent is 0.56 of the large one; the sheet rests at the lowest")
  func medium() {
    let sheet = Sheet([.medium(), .large()])
    let height = 0.56 * (783 - 34) + 34
    #expect(abs(sheet.card.frame.height - height) < 1e-9)
    #expect(sheet.card.frame.maxY == 852 && sheet.dim == 0.2)
    #expect(sheet.scene.navigation.view.transform.isIdentity)
  }

  @Test("F151: between detents a drag resizes the sheet; the dark stays, the presenter steps back")
  func resizes() {
    let sheet = Sheet([.medium(), .large()])
    let top = sheet.card.frame.minY
    sheet.drag(-100, lift: false)
    #expect(sheet.card.frame.minY == top - 100 && sheet.card.frame.maxY == 852)
    #expect(sheet.dim == 0.2 && !sheet.scene.navigation.view.transform.isIdentity)
    sheet.touch(200, top - 80, .ended)
    sheet.scene.session.loop.settle()
    #expect(sheet.card.frame.minY == top && sheet.scene.events == [])
    sheet.drag(-300, lift: true)
    sheet.scene.session.loop.settle()
    #expect(sheet.scene.events == ["detent:large"])
    #expect(sheet.card.frame.minY == 69)
  }

  @Test("F150: a large sheet is not pulled up, a medium one gives a little")
  func pulledUp() {
    let large = Sheet()
    large.drag(-100, lift: false)
    #expect(large.card.frame.minY == 69)
    let medium = Sheet([.medium()])
    let top = medium.card.frame.minY
    medium.drag(-100, lift: false)
    #expect(medium.card.frame.minY < top && medium.card.frame.minY > top - 60)
  }

  @Test("A detent chosen inside animateChanges is moved to; outside of it, it is there at once")
  func chosen() {
    let sheet = Sheet([.medium(), .large()])
    let top = sheet.card.frame.minY
    sheet.scene.turn {
      sheet.controller.animateChanges { sheet.controller.selectedDetentIdentifier = .large }
    }
    sheet.scene.advance(by: 0.1)
    let shown = sheet.card.layer.presentation()?.frame.minY ?? 0
    #expect(shown < top && shown > 69)
    sheet.scene.session.loop.settle()
    sheet.scene.turn { sheet.controller.selectedDetentIdentifier = .medium }
    #expect(sheet.card.layer.presentation()?.frame.minY == top)
    // The app's own choice is no news to it.
    #expect(sheet.scene.events == [])
  }

  @Test("Up to the undimmed detent the presenter is bright and in reach")
  func undimmed() {
    let sheet = Sheet([.medium(), .large()])
    sheet.scene.turn { sheet.controller.largestUndimmedDetentIdentifier = .medium }
    let point = CGPoint(x: 200, y: 200)
    #expect(sheet.dim == 0)
    let hit = sheet.scene.window.hitTest(point, with: nil)
    #expect(hit?.isDescendant(of: sheet.scene.navigation.view) == true)
    sheet.scene.turn { sheet.controller.selectedDetentIdentifier = .large }
    #expect(sheet.dim == 0.2)
    let beside = sheet.scene.window.hitTest(CGPoint(x: 200, y: 64), with: nil)
    #expect(beside?.isDescendant(of: sheet.scene.navigation.view) == false)
  }

  @Test("Custom detents say their height above the safe area; nil leaves one out")
  func custom() {
    let sheet = Sheet([
      .custom { context in context.maximumDetentValue / 4 }, .custom { _ in nil },
    ])
    #expect(abs(sheet.card.frame.height - ((783 - 34) / 4 + 34)) < 1e-9)
  }

  @Test("A tap beside a sheet dismisses it, and tells as a swipe does")
  func tapBeside() {
    let sheet = Sheet([.medium()])
    sheet.scene.tap(CGPoint(x: 200, y: 100))
    sheet.scene.session.loop.settle()
    #expect(sheet.scene.events.first == "shouldDismiss" && sheet.scene.events.last == "didDismiss")
  }

  @Test("F155: a dismissal by code tells the delegate nothing")
  func byCode() {
    let sheet = Sheet()
    sheet.scene.turn { sheet.modal.dismiss(animated: true) }
    sheet.scene.session.loop.settle()
    #expect(sheet.scene.events == ["willDisappear:modal", "didDisappear:modal"])
  }

  @Test("A sheet on its way to a detent is caught where it is")
  func caught() {
    let sheet = Sheet([.medium(), .large()])
    let top = sheet.card.frame.minY
    sheet.drag(-80)
    sheet.scene.advance(by: 0.1)
    let shown = sheet.card.layer.presentation()?.frame.minY ?? 0
    #expect(shown > top - 80 && shown < top)
    sheet.touch(200, shown + 40, .began)
    sheet.touch(200, shown + 30, .moved)
    #expect(abs(sheet.card.frame.minY - shown) < 0.5)
    sheet.touch(200, shown + 30, .ended)
    sheet.scene.session.loop.settle()
    #expect(sheet.card.frame.minY == top)
  }
}
