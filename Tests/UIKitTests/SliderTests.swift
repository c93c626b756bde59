import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Sliders", .ownStage)
struct SliderTests {
  private let scene = ViewScene()
  private let slider: UISlider

  init() {
    slider = scene.show(UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 31)))
    slider.addAction(
      UIAction { [scene, slider] _ in scene.note("\(slider.value)") }, for: .valueChanged)
  }

  @Test(
    "Values stay in the range, and what is no number changes nothing",
    arguments: [
      (0.25, 0.25), (-3, 0), (7, 1), (Float.nan, 0.5), (.infinity, 0.5), (-.infinity, 0.5),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(Float, Float)])
  func clamping(given: Float, kept: Float) {
    slider.value = 0.5
    slider.value = given
    #expect(slider.value == kept)
    #expect(scene.issues.contains { $0.hasPrefix("UISlider.value") } == !given.isFinite)
  }

  @Test("An end that passes the other takes it along, and the value with it")
  func range() {
    slider.maximumValue = 10
    slider.value = 8
    slider.minimumValue = 20
    #expect(slider.minimumValue == 20 && slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = -4
    #expect(slider.minimumValue == -4 && slider.value == -4)
    slider.minimumValue = .nan
    #expect(slider.minimumValue == -4)
  }

  @Test(
    "The knob's place goes with the value, from end to end, and mirrored from right to left",
    arguments: [
      (0, 0, 200), (0.5, 100, 100), (1, 200, 0),
    ] as [(Float, CGFloat, CGFloat)])
  func places(value: Float, left: CGFloat, right: CGFloat) {
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 224, height: 4))
    func place() -> CGRect {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    }
    #expect(place() == CGRect(x: left, y: 1.5, width: 28, height: 28))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(place().minX == right)
  }

  @Test("Only a finger at the knob takes it; it keeps the distance to the finger")
  func grip() {
    scene.tap(200, 115)
    #expect(slider.value == 0 && scene.events.isEmpty)
    // The knob's middle is at 64; the finger comes down 6 points right of it.
    scene.touch(70, 115, .began)
    #expect(slider.isTracking && slider.value == 0)
    scene.touch(120, 115, .moved)
    #expect(slider.value == 0.25)
    scene.touch(900, 500, .moved)
    #expect(slider.value == 1)
    scene.touch(120, 500, .ended)
    #expect(scene.events == ["0.25", "1.0", "1.0"])
  }

  @Test("One that is not continuous tells its value when the finger lifts")
  func discrete() {
    slider.isContinuous = false
    scene.drag(from: CGPoint(x: 64, y: 115), to: CGPoint(x: 164, y: 115), steps: 5)
    #expect(scene.events.isEmpty && slider.value == 0.5)
    scene.touch(164, 115, .ended)
    #expect(scene.events == ["0.5"])
  }

  @Test("An animated value is there at once and its knob a quarter of a second later")
  func animated() {
    scene.turn { slider.setValue(1, animated: true) }
    #expect(slider.value == 1)
    let knob = slider.subviews[2]
    func x() -> CGFloat { (knob.layer.presentation() ?? knob.layer).frame.minX }
    #expect(x() == 0)
    scene.advance(by: 0.125)
    // Ease-in-ease-out is half way at half time, as far as solving for the time goes.
    #expect(abs(x() - 100) < 1e-6)
    scene.advance(by: 0.2)
    #expect(x() == 200)
    #expect(scene.events.isEmpty)
  }

  @Test("A slider without room or range puts its knob somewhere and tells no nonsense")
  func degenerate() {
    scene.turn {
      slider.frame.size = .zero
      slider.minimumValue = 1
    }
    scene.touch(50, 100, .began)
    scene.touch(90, 100, .moved)
    scene.touch(90, 100, .ended)
    #expect(slider.value == 1)
    #expect(slider.subviews.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
  }

  @Test("Tracks are the tint and a fill; a disabled slider's are half as strong")
  func colors() {
    let tracks = slider.subviews
    let traits = slider.traitCollection
    #expect(tracks[1].shownColor == UIColor.systemBlue.resolvedColor(with: traits))
    #expect(tracks[0].shownColor == UIColor.systemFill.resolvedColor(with: traits))
    scene.turn { slider.tintColor = .red }
    #expect(tracks[1].shownColor == .red)
    scene.turn { slider.minimumTrackTintColor = .green }
    #expect(tracks[1].shownColor == .green)
    scene.turn { slider.isEnabled = false }
    #expect(tracks[0].alpha == 0.5 && tracks[1].alpha == 0.5 && tracks[2].alpha == 1)
  }

  @Test("Images at the ends shorten the track, and change sides from right to left")
  func endImages() {
    slider.minimumValueImage = picture(20, 20)
    slider.maximumValueImage = picture(30, 10)
    func rects() -> [CGRect] {
      [
        slider.minimumValueImageRect(forBounds: slider.bounds),
        slider.maximumValueImageRect(forBounds: slider.bounds),
        slider.trackRect(forBounds: slider.bounds),
      ]
    }
    #expect(
      rects() == [
        CGRect(x: 0, y: 5.5, width: 20, height: 20), CGRect(x: 198, y: 10.5, width: 30, height: 10),
        CGRect(x: 28, y: 13.5, width: 162, height: 4),
      ])
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(
      rects() == [
        CGRect(x: 208, y: 5.5, width: 20, height: 20), CGRect(x: 0, y: 10.5, width: 30, height: 10),
        CGRect(x: 38, y: 13.5, width: 162, height: 4),
      ])
  }

  @Test("A thumb's image gives the knob its size, and the finger its grip")
  func thumbImage() {
    slider.setThumbImage(picture(10, 20), for: .normal)
    #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
    #expect(slider.thumbImage(for: .highlighted) == nil)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
        == CGRect(x: 218, y: 5.5, width: 10, height: 20))
    scene.drag(from: CGPoint(x: 55, y: 115), to: CGPoint(x: 164, y: 115), steps: 1)
    #expect(slider.value == 0.5)
  }

  @Test("A track's image reaches to the knob, at its own height")
  func trackImages() {
    slider.setMinimumTrackImage(picture(4, 6), for: .normal)
    slider.value = 0.5
    slider.layoutIfNeeded()
    let shown = slider.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
    #expect(shown.map(\.frame) == [CGRect(x: 2, y: 12.5, width: 112, height: 6)])
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
}
