import QuartzCore
import Testing

@testable import UIKit

/// Sheets around content that scrolls: who has the finger.
@MainActor @Suite("Presentations: sheets and the content they hold", .ownStage)
struct SheetScrollTests {
  @MainActor
  private struct Sheet {
    let scene = TransitionScene()
    let modal: Screen
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
    let controller: UISheetPresentationController

    init(
      _ detents: [UISheetPresentationController.Detent] = [.large()], expands: Bool = true
    ) {
      modal = scene.controller("modal")
      controller =
        modal.sheetPresentationController
        ?? UISheetPresentationController(presentedViewController: modal, presenting: nil)
      controller.prefersScrollingExpandsWhenScrolledToEdge = expands
      let (scene, modal, list, controller) = (scene, modal, list, controller)
      scene.turn {
        controller.detents = detents
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 393, height: 3000)
        modal.view.addSubview(list)
        scene.navigation.present(modal, animated: false)
      }
      scene.session.loop.settle()
      scene.forget()
    }

    var top: CGFloat { controller.card.frame.minY }
    var offset: CGFloat { list.contentOffset.y }

    func touch(_ y: CGFloat, _ phase: UITouch.Phase) {
      scene.turn {
        scene.session.touches.send([
          .init(finger: 0, location: CGPoint(x: 200, y: y), phase: phase)
        ])
      }
    }

    /// Down at a height, past the slop, and on by each of the ways, slowly.
    func drag(from start: CGFloat, by ways: [CGFloat], lift: Bool = true) {
      touch(start, .began)
      var place = start + (ways[0] < 0 ? -10 : 10)
      touch(place, .moved)
      for way in ways {
        for _ in 0..<30 {
          scene.advance(by: 1.0 / 60)
          place += way / 30
          touch(place, .moved)
        }
      }
      guard lift else { return }
      scene.advance(by: 0.2)
      touch(place, .ended)
      scene.session.loop.settle()
    }
  }

  @Test("At its top, content leaves a drag downwards to the sheet (F65)")
  func downAtTop() {
    let sheet = Sheet()
    let before = sheet.top
    sheet.drag(from: 400, by: [100], lift: false)
    // The way is the sum of thirty steps.
    #expect(abs(sheet.top - before - 100) < 1e-9)
    #expect(sheet.offset == 0 && !sheet.list.isDragging)
  }

  @Test("Dragged down far enough over its content, a sheet goes (F65)")
  func dismissal() {
    let sheet = Sheet()
    sheet.drag(from: 300, by: [460])
    #expect(sheet.scene.navigation.presentedViewController == nil)
  }

  @Test("Content that was scrolled is dragged down itself")
  func downWhenScrolled() {
    let sheet = Sheet()
    sheet.scene.turn { sheet.list.contentOffset.y = 500 }
    let before = sheet.top
    sheet.drag(from: 400, by: [100], lift: false)
    #expect(sheet.top == before)
    #expect(sheet.offset == 400)
  }

  @Test("A drag upwards over a sheet at its largest scrolls its content")
  func upAtLargest() {
    let sheet = Sheet()
    let before = sheet.top
    sheet.drag(from: 600, by: [-120], lift: false)
    #expect(sheet.top == before)
    #expect(sheet.offset == 120)
  }

  @Test("Upwards at a smaller detent the sheet grows first; what is beyond scrolls, and comes back")
  func expandsThenScrolls() {
    let sheet = Sheet([.medium(), .large()])
    let low = sheet.top
    let high = sheet.controller.arrangement(in: sheet.controller.containerView ?? UIView())
      .geometry.stops[0]
    sheet.drag(from: 700, by: [high - low, -90], lift: false)
    #expect(sheet.top == high)
    #expect(abs(sheet.offset - 90) < 0.34)
    #expect(sheet.list.isDragging)
    // The same finger goes back: first the content, then the sheet.
    for _ in 0..<50 {
      sheet.scene.advance(by: 1.0 / 60)
    }
    sheet.touch(700 - 10 + (high - low) + 40, .moved)
    #expect(sheet.offset == 0)
    #expect(sheet.top == high + 40)
  }

  @Test("Let go while its content scrolls, the sheet stays at its largest and the content goes on")
  func lifted() {
    let sheet = Sheet([.medium(), .large()])
    let geometry = sheet.controller.arrangement(in: sheet.controller.containerView ?? UIView())
      .geometry
    let way = geometry.stops[0] - sheet.top
    sheet.drag(from: 700, by: [way, -60])
    #expect(sheet.top == geometry.stops[0])
    #expect(sheet.controller.selectedDetentIdentifier == .large)
    #expect(!sheet.list.isDragging && sheet.offset > 50)
  }

  @Test("Where scrolling is not to expand the sheet, content scrolls at any detent")
  func staysSmall() {
    let sheet = Sheet([.medium(), .large()], expands: false)
    let before = sheet.top
    sheet.drag(from: 700, by: [-100], lift: false)
    #expect(sheet.top == before)
    #expect(sheet.offset == 100)
  }
}
