import InterludeDoctor
import InterludeStage
import InterludeStudio
import QuartzCore
import UIKit

/// A stage that is watched: a test acts on it, and what the doctor says comes back.
/// ```swift
/// let clinic = Clinic(navigation: ["A", "B"])
/// clinic.delegate.pop = ClosureAnimator.slide(.leaving)
/// let diagnosis = clinic.examine { clinic.run { clinic.navigation.popViewController(animated: true) } }
/// #expect(diagnosis.isHealthy)
/// ```
@MainActor
final class Clinic {
  let stage: Stage
  /// The navigation controller's delegate, where the root is one.
  let delegate = ClosureNavigationDelegate()
  /// A press that begins when a finger comes down and ends when it lifts: the gesture of a driven
  /// transition, whatever drives it.
  private let press = UILongPressGestureRecognizer()

  /// The screen of the reports: 375 by 667 points.
  init(_ device: Device = .phoneSE, root makeRoot: () -> UIViewController) {
    stage = Stage(device, makeRoot: makeRoot)
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    stage.run { stage.window.addGestureRecognizer(press) }
  }

  /// A root of its own name.
  convenience init(_ device: Device = .phoneSE, root name: String = "A") {
    self.init(device) { PlainViewController(name) }
  }

  /// A navigation controller with a stack of plain screens and the clinic's delegate.
  convenience init(_ device: Device = .phoneSE, navigation names: [String]) {
    self.init(device) {
      let navigation = UINavigationController()
      navigation.viewControllers = names.map { PlainViewController($0) }
      return navigation
    }
    stage.run { navigation.delegate = delegate }
  }

  var root: UIViewController { stage.window.rootViewController ?? UIViewController() }
  var navigation: UINavigationController {
    root as? UINavigationController ?? UINavigationController()
  }

  // MARK: Acting

  /// Runs `body` as the app's code of this moment and ends the turn.
  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try stage.run(body) }
  func advance(by seconds: Double) { stage.advance(by: seconds) }

  /// Until nothing is left, at most the five seconds of the reports.
  func settle() { stage.settle(limit: 5) }

  /// A finger stands on the middle of the screen until it is lifted.
  func press(at point: CGPoint? = nil) { touch(.began, at: point) }
  func lift(at point: CGPoint? = nil) { touch(.ended, at: point) }

  private func touch(_ phase: UITouch.Phase, at point: CGPoint?) {
    let middle = CGPoint(x: stage.device.size.width / 2, y: stage.device.size.height / 2)
    stage.touch([.init(finger: 0, location: point ?? middle, phase: phase)])
  }

  /// A finger comes down, `begin` asks for a transition, the driver goes to each fraction, a tenth
  /// of a second apart, and lets go as the finger lifts.
  func drive(
    _ driver: UIPercentDrivenInteractiveTransition, to fractions: [CGFloat], finish: Bool,
    begin: () -> Void
  ) {
    press()
    run(begin)
    for fraction in fractions {
      advance(by: 0.1)
      run { driver.update(fraction) }
    }
    advance(by: 0.1)
    run { finish ? driver.finish() : driver.cancel() }
    lift()
  }

  /// Presents a screen in a style, with a delegate that the test holds.
  func present(
    _ screen: UIViewController, _ style: UIModalPresentationStyle,
    _ delegate: ClosureTransitioningDelegate?
  ) {
    screen.modalPresentationStyle = style
    screen.transitioningDelegate = delegate
    run { root.present(screen, animated: true) }
  }

  /// Pushes a plain screen.
  @discardableResult
  func push(_ name: String, animated: Bool = true) -> PlainViewController {
    let screen = PlainViewController(name, .systemOrange)
    run { navigation.pushViewController(screen, animated: animated) }
    return screen
  }

  func pop(animated: Bool = true) {
    run { _ = navigation.popViewController(animated: animated) }
  }

  // MARK: Examining

  /// Watches `act` and what follows from it, and says what was found.
  func examine(_ act: () -> Void) -> Diagnosis {
    observe {
      act()
      settle()
      advance(by: 0.1)
    }
  }

  /// The same, of `act` alone.
  func observe(_ act: () -> Void) -> Diagnosis {
    let recorder = Recorder(stage.session)
    act()
    return Diagnosis(Doctor.findings(in: recorder.stop()))
  }
}

extension Clinic {
  /// What the doctor says of a bundled scene.
  static func diagnose(_ scene: FilmScene, on device: Device = .phone) -> Diagnosis {
    let stage = scene.mount(on: device)
    let recorder = Recorder(stage.session)
    if let length = scene.length { stage.advance(by: length) } else { stage.settle() }
    stage.advance(by: 0.1)
    return Diagnosis(Doctor.findings(in: recorder.stop()))
  }
}

/// What the doctor said about a run.
struct Diagnosis: CustomStringConvertible {
  let all: [Finding]

  init(_ findings: [Finding]) { all = findings }

  var errors: [Finding] { all.filter { $0.severity == .error } }
  var warnings: [Finding] { all.filter { $0.severity == .warning } }
  var notices: [Finding] { all.filter { $0.severity == .notice } }
  /// Errors and warnings.
  var findings: [Finding] { all.filter { $0.severity > .notice } }

  /// The rules of errors and warnings, each once, in order of number.
  var rules: [String] { Self.rules(of: findings) }
  var noticed: [String] { Self.rules(of: notices) }
  /// Those of the first ten, which look at how a transition ends and what it leaves.
  var basics: [String] { rules.filter { $0 <= "D10" } }

  /// The first of `named` is among the rules, and none that is not named.
  func names(_ named: String...) -> Bool {
    guard let first = named.first else { return isHealthy }
    return rules.contains(first) && Set(rules).isSubset(of: named)
  }

  var isHealthy: Bool { findings.isEmpty }

  func of(_ rule: String) -> [Finding] { all.filter { $0.rule == rule } }

  private static func rules(of findings: [Finding]) -> [String] {
    Array(Set(findings.map(\.rule))).sorted()
  }

  var description: String {
    all.isEmpty ? "nothing" : all.map(\.description).joined(separator: "\n")
  }
}
