import InterludeGeometry
import InterludeScene
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Transitions of content", .ownStage)
struct ViewTransitionTests {
  private let scene: ViewScene
  private let card: UIView
  private let front: UIView
  private let back: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    card = scene.show(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    front = scene.show(UIView(frame: card.bounds), in: card)
    back = UIView(frame: card.bounds)
    scene.turn {
      front.backgroundColor = .red
      back.backgroundColor = .blue
    }
  }

  private func note(_ finished: Bool) { scene.note("\(finished) \(scene.session.clock.now)") }

  /// What the card shows, as text.
  private var picture: String {
    scene.session.media.picture(
      of: card.layer, at: scene.session.clock.now, scale: 1
    ).description
  }

  /// The transforms of the card's groups that are more than a shift.
  private var squeezes: [Affine] {
    var found: [Affine] = []
    func visit(_ nodes: [PictureNode]) {
      for case .group(let group) in nodes {
        let affine = group.transform.affine
        if affine.a != 1 || affine.d != 1 { found.append(affine) }
        visit(group.children)
      }
    }
    visit(
      scene.session.media.picture(
        of: card.layer, at: scene.session.clock.now, scale: 1
      ).nodes)
    return found
  }

  private func dissolve(_ options: UIView.AnimationOptions = [], _ changes: @escaping () -> Void) {
    scene.turn {
      UIView.transition(
        with: card, duration: 1,
        options: [.transitionCrossDissolve, .curveLinear, options], animations: changes,
        completion: note)
    }
  }

  @Test("A dissolve shows the old as far as the new has not taken its place")
  func crossDissolve() {
    dissolve { front.backgroundColor = .green }
    scene.advance(to: 0.25)
    #expect(picture.contains("opacity 0.25") && picture.contains("replaced"))
    #expect(front.layer.animationKeys() == nil)
    scene.advance(to: 1)
    #expect(scene.events == ["true 1.0"] && !picture.contains("replaced"))
  }

  @Test("A view that is hidden or shown in the block fades")
  func hiding() {
    dissolve { card.isHidden = true }
    scene.advance(to: 0.5)
    #expect(picture.contains("opacity 0.5") && picture.contains("replaced"))
    scene.advance(to: 2)
    #expect(!picture.contains("rectangle"))
  }

  @Test("With allowAnimatedContent what changes in the block moves too")
  func animatedContent() {
    dissolve(.allowAnimatedContent) { front.alpha = 0 }
    scene.advance(to: 0.5)
    #expect(front.layer.presentation()?.opacity == 0.5)
  }

  @Test("From one view to the other: exchanged in the superview, which shows it")
  func fromTo() {
    scene.turn {
      UIView.transition(
        from: front, to: back, duration: 1, options: [.transitionCrossDissolve],
        completion: note)
    }
    #expect(front.superview == nil && back.superview === card)
    #expect(card.layer.animationKeys() == ["transition"])
    scene.advance(to: 1)
    #expect(scene.events == ["true 1.0"])
  }

  @Test("showHideTransitionViews keeps both, one of them hidden")
  func showHide() {
    scene.turn {
      back.isHidden = true
      card.addSubview(back)
    }
    scene.turn {
      UIView.transition(
        from: front, to: back, duration: 1,
        options: [.transitionFlipFromLeft, .showHideTransitionViews], completion: note)
    }
    #expect(front.isHidden && front.superview === card && !back.isHidden)
    scene.advance(to: 2)
    #expect(scene.events == ["true 1.0"])
  }

  @Test(
    "A flip squeezes the old to nothing and the new from nothing, which is told",
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, true), (.transitionFlipFromRight, true),
      (.transitionFlipFromTop, false), (.transitionFlipFromBottom, false),
    ])
  func flips(kind: UIView.AnimationOptions, isSideways: Bool) throws {
    scene.turn {
      UIView.transition(
        with: card, duration: 3, options: [kind, .curveLinear],
        animations: { front.backgroundColor = .blue }, completion: note)
    }
    for (time, color, size) in [(1.0, "color 1 0 0 1", 0.5), (2, "color 0 0 1 1", 0.5)] {
      scene.advance(to: time)
      // A third of the half turn, and two: the cosine of 60 degrees, whose pi is rounded.
      let squeeze = try #require(squeezes.first)
      #expect(abs((isSideways ? squeeze.a : squeeze.d) - size) < 1e-15)
      #expect((isSideways ? squeeze.d : squeeze.a) == 1)
      #expect(abs((isSideways ? squeeze.tx : squeeze.ty) - 25) < 1e-12)
      #expect(picture.contains(color))
    }
    #expect(scene.issues.contains { $0.contains("without perspective") })
  }

  @Test("Page curls dissolve, which is told; no kind at all is an ordinary block")
  func others() {
    scene.turn {
      UIView.transition(
        with: card, duration: 1, options: .transitionCurlUp,
        animations: { front.backgroundColor = .blue }, completion: note)
    }
    #expect(scene.issues.contains { $0.contains("curls") })
    scene.advance(to: 1)
    scene.turn {
      UIView.transition(
        with: card, duration: 1, animations: { front.alpha = 0 }, completion: note)
    }
    #expect(front.layer.animationKeys() == ["opacity"])
    scene.advance(to: 2)
    #expect(scene.events == ["true 1.0", "true 2.0"])
  }

  @Test("F119, F123: off the screen, or without a duration, there is nothing to show")
  func nothingToShow() {
    let loose = UIView()
    scene.turn {
      UIView.transition(
        with: loose, duration: 1, options: .transitionCrossDissolve,
        animations: { loose.alpha = 0 }, completion: note)
      UIView.transition(
        with: card, duration: 0, options: .transitionCrossDissolve,
        animations: { front.alpha = 0 }, completion: note)
    }
    #expect(scene.events == ["true 0.0", "true 0.0"] && card.layer.animationKeys() == nil)
  }

  @Test("F124: while it runs, touches stay away unless the options allow them")
  func touches() {
    let point = CGPoint(x: 150, y: 150)
    dissolve {}
    #expect(scene.window.hitTest(point, with: nil) !== front)
    scene.advance(to: 2)
    dissolve(.allowUserInteraction) {}
    #expect(scene.window.hitTest(point, with: nil) === front)
  }
}
