import InterludeStage
import Testing
import UIKit

@MainActor
@Suite(.ownStage) struct FingerPathTests {
  @Test("A finger never moves after it has left, however its times add up")
  func order() {
    let stage = Stage(root: UIViewController())
    for start in stride(from: 0, to: 30, by: 7) {
      for duration in 0..<40 {
        stage.touches([
          FingerPath(
            [CGPoint(x: 50, y: 300), CGPoint(x: 250, y: 400)], start: Double(start) / 60,
            over: Double(duration) / 60, release: .lift)
        ])
      }
    }
    #expect(stage.issues == [])
  }

  /// Where its finger is, frame by frame.
  private final class Follower: UIViewController {
    var places: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector("moved:", Follower.moved)))
    }

    private func moved(_ pan: UIPanGestureRecognizer) { places.append(pan.location(in: view).x) }
  }

  @Test(
    "A finger is somewhere else at every tick, whenever it came down",
    arguments: [0, 0.1, 0.3, 0.7, 1.3, 2.9, 7.3])
  func evenly(start: Double) {
    let follower = Follower()
    let stage = Stage(root: follower)
    Script().drag(
      at: start, from: CGPoint(x: 50, y: 300), to: CGPoint(x: 350, y: 300), over: 0.5
    ).schedule(on: stage)
    var last = 0
    for tick in Int(start * 60) + 3..<Int(start * 60) + 30 {
      stage.advance(to: Double(tick) / 60)
      #expect(follower.places.count == last + 1 || last == 0, "tick \(tick)")
      last = follower.places.count
    }
    #expect(last > 25)
  }

  @Test("Sixty steps of a sixtieth are a second, and each has its tick")
  func steps() {
    let stage = Stage(root: UIViewController())
    for step in 1...60 {
      stage.advance(by: 1 / 60)
      #expect(stage.time == Double(step) / 60)
    }
    #expect(stage.time == 1)
  }
}
