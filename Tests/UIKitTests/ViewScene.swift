import QuartzCore
import UIKit

/// A visible window on a stage of its own, without a controller, and a list of what happened.
@MainActor
final class ViewScene {
  let session: InterfaceSession
  let window: UIWindow
  private(set) var events: [String] = []

  init(device: DeviceMetrics = .phone) {
    let session = InterfaceSession(device: device)
    session.media.activate()
    self.session = session
    window = session.media.run { UIWindow(frame: device.bounds) }
    turn { window.makeKeyAndVisible() }
  }

  func note(_ event: String) { events.append(event) }
  func forget() { events = [] }

  /// Runs `body` as the app's code of this moment and ends the turn.
  @discardableResult
  func turn<Result>(_ body: () throws -> Result) rethrows -> Result {
    try session.loop.perform(body)
  }
  func advance(to time: Double) { session.loop.advance(to: time) }
  func advance(by seconds: Double) { session.loop.advance(by: seconds) }

  var issues: [String] { session.media.issues.map(\.description) }

  /// Puts a view into the window and ends the turn.
  @discardableResult
  func show<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
    turn { (superview ?? window).addSubview(view) }
    return view
  }

  // MARK: Fingers

  func touch(_ x: CGFloat, _ y: CGFloat, _ phase: UITouch.Phase, finger: Int = 0) {
    turn {
      session.touches.send([.init(finger: finger, location: CGPoint(x: x, y: y), phase: phase)])
    }
  }

  /// Down and up in one place.
  func tap(_ x: CGFloat, _ y: CGFloat, for seconds: Double = 0.05) {
    touch(x, y, .began)
    advance(by: seconds)
    touch(x, y, .ended)
  }

  /// Down, then evenly along a line, a move each sixtieth of a second; the finger stays down.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int) {
    touch(start.x, start.y, .began)
    for step in 1...steps {
      advance(by: 1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      touch(
        start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, .moved)
    }
  }
}

/// A view that writes down what it is told.
final class Witness: UIView {
  weak var scene: ViewScene?
  var name = ""

  convenience init(_ name: String, _ scene: ViewScene, frame: CGRect) {
    self.init(frame: frame)
    self.name = name
    self.scene = scene
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let phases = touches.map { "\($0.phase)" }.sorted().joined(separator: ",")
    scene?.note("\(name).\(what)(\(phases))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }
}

/// Hears recognizers and controls.
@MainActor
final class Listener: NSObject {
  weak var scene: ViewScene?
  /// Runs with each message, after it was written down.
  var then: ((UIGestureRecognizer) -> Void)?

  init(_ scene: ViewScene) { self.scene = scene }

  func hear(_ recognizer: UIGestureRecognizer) {
    scene?.note("\(recognizer.name ?? "")\(recognizer.state)")
    then?(recognizer)
  }

  var selector: Selector { Selector("hear:", Self.hear) }
}
