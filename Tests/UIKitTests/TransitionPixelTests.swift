import InterludeScene
import QuartzCore
import Testing
@testable import UIKit

/// What transitions of content look like, pixel by pixel: from red to blue on white, in a second.
@MainActor @Suite("Transitions of content: pixels", .ownStage)
struct TransitionPixelTests {
  private let scene: ViewScene
  private let card: UIView
  private let front: UIView

  init() {
    let scene = ViewScene()
    self.scene = scene
    card = scene.show(UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40)))
    front = scene.show(UIView(frame: card.bounds), in: card)
    scene.turn {
      scene.window.backgroundColor = .white
      front.backgroundColor = .red
    }
  }

  private func start(_ options: UIView.AnimationOptions) {
    scene.turn {
      UIView.transition(
        with: card, duration: 1, options: [options, .curveLinear],
        animations: { front.backgroundColor = .blue })
    }
  }

  private func start(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
    scene.turn {
      let animation = CATransition()
      (animation.type, animation.subtype, animation.duration) = (type, subtype, 1)
      card.layer.add(animation, forKey: nil)
      front.backgroundColor = .blue
    }
  }

  /// The colours in the card's middle row or column, and those of a tenth of a side outside.
  private func colors(at time: Double, _ places: [(Int, Int)]) -> [UInt32] {
    scene.advance(to: time)
    let pixels = scene.pixels()
    return places.map { pixels[20 + $0.0, 20 + $0.1] }
  }

  struct Way: CustomTestStringConvertible, Sendable {
    let name: String
    var options: UIView.AnimationOptions?
    var type = CATransitionType.fade
    var subtype: CATransitionSubtype?
    var testDescription: String { name }
  }

  private nonisolated static let options: [(String, UIView.AnimationOptions)] = [
    ("crossDissolve", .transitionCrossDissolve), ("flipFromLeft", .transitionFlipFromLeft),
    ("flipFromRight", .transitionFlipFromRight), ("flipFromTop", .transitionFlipFromTop),
    ("flipFromBottom", .transitionFlipFromBottom), ("curlUp", .transitionCurlUp),
    ("curlDown", .transitionCurlDown),
  ]
  private nonisolated static let types: [CATransitionType] = [.fade, .moveIn, .push, .reveal]
  private nonisolated static let subtypes: [CATransitionSubtype?] = [
    nil, .fromLeft, .fromRight, .fromTop, .fromBottom,
  ]

  nonisolated static let ways: [Way] =
    options.map { Way(name: $0.0, options: $0.1) }
    + types.flatMap { type in
      subtypes.map { subtype in
        Way(name: "\(type.rawValue) \(subtype?.rawValue ?? "")", type: type, subtype: subtype)
      }
    }

  @Test("The first frame is the old picture, the last one the new", arguments: ways)
  func ends(way: Way) {
    // What comes in from beside the card is there from the beginning, where nothing clips it.
    scene.turn { card.clipsToBounds = true }
    let old = scene.pixels()
    if let options = way.options { start(options) } else { start(way.type, way.subtype) }
    #expect(scene.pixels() == old)
    scene.advance(to: 0.5)
    #expect(scene.pixels() != old)
    scene.advance(to: 1)
    let last = scene.pixels()
    #expect(last[60, 40] == Pixel.blue)
    scene.advance(to: 2)
    #expect(last == scene.pixels() && card.layer.animationKeys() == nil)
  }

  @Test(
    "A dissolve mixes both in every pixel: a quarter is 64 of 255 levels",
    arguments: [UIView.AnimationOptions.transitionCrossDissolve, .transitionCurlUp])
  func dissolve(options: UIView.AnimationOptions) {
    start(options)
    #expect(
      colors(at: 0.25, [(40, 20), (0, 0), (-1, 20)]) == [0xFFBF_0040, 0xFFBF_0040, Pixel.white])
    #expect(colors(at: 0.75, [(40, 20)]) == [0xFF40_00BF])
  }

  @Test("What both pictures have shows through no dissolve: it is the same all the time")
  func common() {
    scene.turn {
      UIView.transition(
        with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: {
          let part = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
          part.backgroundColor = .blue
          front.addSubview(part)
        })
    }
    for time in [0.1, 0.3, 0.5, 0.77] {
      #expect(colors(at: time, [(60, 20)]) == [Pixel.red])
    }
  }

  @Test(
    "Flips: at a third the old fills the middle half, half way nothing, at two thirds the new",
    arguments: [
      UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight,
      .transitionFlipFromTop, .transitionFlipFromBottom,
    ])
  func flips(options: UIView.AnimationOptions) {
    start(options)
    let isSideways = options == .transitionFlipFromLeft || options == .transitionFlipFromRight
    // On both sides of the edge of the squeezed picture, and its middle.
    let places = isSideways ? [(18, 20), (22, 20), (40, 20)] : [(40, 8), (40, 12), (40, 20)]
    #expect(colors(at: 1.0 / 3, places) == [Pixel.white, Pixel.red, Pixel.red])
    #expect(colors(at: 0.5, places) == [Pixel.white, Pixel.white, Pixel.white])
    #expect(colors(at: 2.0 / 3, places) == [Pixel.white, Pixel.blue, Pixel.blue])
  }

  @Test(
    "A push moves both by a quarter of the side, and fades both: 191 and 64 levels over white",
    arguments: [
      // The old, the new, and what is outside on the way out: nothing clips them.
      (CATransitionSubtype.fromRight, (40, 20), (70, 20), (-10, 20)),
      (.fromLeft, (40, 20), (10, 20), (90, 20)),
      (.fromTop, (40, 20), (40, 35), (40, -5)),
      (.fromBottom, (40, 20), (40, 5), (40, 45)),
    ] as [(CATransitionSubtype, (Int, Int), (Int, Int), (Int, Int))])
  func push(subtype: CATransitionSubtype, old: (Int, Int), new: (Int, Int), outside: (Int, Int)) {
    start(.push, subtype)
    #expect(colors(at: 0.25, [old, new, outside]) == [0xFFFF_4040, 0xFFBF_BFFF, 0xFFFF_4040])
  }

  @Test("Move in lays the new over the old, reveal slides the old off the new; neither fades")
  func slides() {
    start(.moveIn, .fromRight)
    #expect(
      colors(at: 0.25, [(40, 20), (70, 20), (90, 20)]) == [Pixel.red, Pixel.blue, Pixel.blue])
    scene.advance(to: 1)
    scene.turn { front.backgroundColor = .red }
    start(.reveal, .fromRight)
    #expect(
      colors(at: 1.25, [(-10, 20), (40, 20), (70, 20)]) == [Pixel.red, Pixel.red, Pixel.blue])
  }

  @Test("A card that clips keeps a push to itself")
  func clipped() {
    scene.turn { card.clipsToBounds = true }
    start(.push, .fromRight)
    #expect(colors(at: 0.25, [(-10, 20), (90, 20)]) == [Pixel.white, Pixel.white])
  }
}
