import InterludeStage
import InterludeTesting
import Testing
import UIKit

/// A card for each kind of transition of content, all of them under way.
@MainActor
final class TransitionSheet: UIViewController {
  static let size = CGSize(width: 360, height: 470)

  private var cards: [(UIView, UILabel)] = []
  private let kinds: [(String, UIView.AnimationOptions)] = [
    ("dissolve", .transitionCrossDissolve), ("flip left", .transitionFlipFromLeft),
    ("flip right", .transitionFlipFromRight), ("flip top", .transitionFlipFromTop),
    ("flip bottom", .transitionFlipFromBottom), ("curl up", .transitionCurlUp),
  ]
  private let types: [(String, CATransitionType, CATransitionSubtype)] = [
    ("fade", .fade, .fromLeft), ("push right", .push, .fromRight), ("push top", .push, .fromTop),
    ("move in", .moveIn, .fromRight), ("move bottom", .moveIn, .fromBottom),
    ("reveal", .reveal, .fromLeft),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, name) in (kinds.map(\.0) + types.map(\.0)).enumerated() {
      let corner = CGPoint(x: 20 + 112 * (index % 3), y: 16 + 112 * (index / 3))
      let label = UILabel(frame: CGRect(origin: corner, size: CGSize(width: 96, height: 16)))
      label.text = name
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = .secondaryLabel
      view.addSubview(label)
      let card = UIView(frame: CGRect(x: corner.x, y: corner.y + 18, width: 96, height: 72))
      card.layer.cornerRadius = 12
      card.clipsToBounds = true
      let face = UILabel(frame: card.bounds)
      face.textAlignment = .center
      face.font = .boldSystemFont(ofSize: 24)
      card.addSubview(face)
      view.addSubview(card)
      cards.append((card, face))
      show("Old", .systemOrange, on: face)
    }
  }

  private func show(_ text: String, _ color: UIColor, on face: UILabel) {
    (face.text, face.backgroundColor, face.textColor) = (text, color, .white)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for ((card, face), (_, options)) in zip(cards, kinds) {
      UIView.transition(with: card, duration: 1, options: [options, .curveLinear]) {
        self.show("New", .systemIndigo, on: face)
      }
    }
    for ((card, face), (_, type, subtype)) in zip(cards.dropFirst(kinds.count), types) {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      card.layer.add(transition, forKey: nil)
      show("New", .systemIndigo, on: face)
    }
  }
}

@MainActor
@Suite("Transitions of content: the sheet", .stage) struct TransitionSheetTests {
  @Test(
    "Every kind at two fifths and at seven tenths",
    arguments: [("transitions-400ms", 0.4), ("transitions-700ms", 0.7)])
  func sheet(golden: String, time: Double) throws {
    let size = TransitionSheet.size
    let device = try #require(Device(width: size.width, height: size.height, scale: 2))
    let stage = Stage(device) { TransitionSheet() }
    stage.advance(to: time)
    stage.expect(matches: golden, scale: 2)
  }
}
