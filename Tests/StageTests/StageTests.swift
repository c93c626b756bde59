import Bubbles
import Foundation
import InterludeDoctor
import InterludeScene
import InterludeStage
import InterludeTesting
import Testing
import UIKit

@MainActor
@Suite(.stage) struct StageTests {
  @Test("Task.sleep(for: .seconds(0.3)) ends at 0.3 s of a stage that asked for its tasks")
  func tasks() {
    let stage = Stage(root: UIViewController(), concurrency: .virtual)
    var log: [Double] = []
    stage.run {
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(0.3))
        log.append(stage.time)
      }
    }
    stage.advance(to: 0.29)
    #expect(log == [])
    stage.advance(to: 0.31)
    #expect(log == [0.3])
  }

  @Test("Two stages in one test have their own clocks, screens and windows")
  func apart() {
    let phone = Stage(.phone, root: UIViewController())
    let tablet = Stage(.tablet, root: UIViewController())
    phone.advance(to: 3)
    #expect(tablet.time == 0)
    phone.run {
      #expect(UIScreen.main.bounds.width == 393)
      #expect(CACurrentMediaTime() == 3)
      #expect(UIApplication.shared.windows == [phone.window])
    }
    tablet.run { #expect(UIScreen.main.bounds.width == 820) }
  }

  @Test("The first screen appears, laid out, before any time has passed")
  func mounting() {
    let root = Recorder()
    let stage = Stage(.phone, root: root)
    #expect(root.events == ["load", "willAppear", "isAppearing", "layout", "didAppear"])
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(stage.time == 0)
  }

  @Test("An app delegate is made from its class object and shows its window")
  func launch() throws {
    let session = InterfaceSession()
    session.launch(AppDelegate.self)
    let delegate = try #require(session.application.delegate as? AppDelegate)
    #expect(delegate.window?.rootViewController is UINavigationController)
    #expect(session.windows.count == 1)
  }

  @Test("A drag is a touch a tick; a tap presses what shows")
  func touches() {
    let root = Recorder()
    let stage = Stage(.phone, root: root)
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.run { root.view.addSubview(button) }
    stage.tap(button)
    #expect(taps == 1)
    stage.drag(from: CGPoint(x: 125, y: 125), by: CGVector(dx: 0, dy: 300), over: 0.2)
    #expect(taps == 1)
    stage.settle()
    #expect(stage.issues == [])
  }

  /// A screen that shows something, as the doctor wants it.
  private func screen() -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    return screen
  }

  @Test("D01: a transition that is never completed is found, and its cure named")
  func neverCompleted() throws {
    let navigation = UINavigationController(rootViewController: screen())
    let delegate = Forgetful()
    navigation.delegate = delegate
    let stage = Stage(.phone, root: navigation)
    let recorder = InterludeDoctor.Recorder(stage.session)
    stage.run { navigation.pushViewController(screen(), animated: true) }
    stage.advance(by: 3)
    let findings = Doctor.findings(in: recorder.stop())
    #expect(findings.map(\.rule) == ["D01"])
    #expect(findings.first?.cure.contains("completeTransition") == true)
  }

  @Test("D01, D02: an ordinary push is healthy")
  func healthy() {
    let navigation = UINavigationController(rootViewController: screen())
    let stage = Stage(.phone, root: navigation)
    let recorder = InterludeDoctor.Recorder(stage.session)
    stage.run { navigation.pushViewController(screen(), animated: true) }
    stage.settle()
    let run = recorder.stop()
    #expect(Doctor.findings(in: run) == [])
    #expect(run.events.count > 5)
  }

  @Test("Settling inside a turn, endless chains and endless times come back at once and are told")
  func endless() {
    let stage = Stage(.phone, root: UIViewController())
    stage.misused = nil
    #expect(!stage.run { stage.settle() })
    stage.run { chain() }
    #expect(!stage.settle())
    stage.advance(by: 1e18)
    stage.drag(from: .zero, by: CGVector(dx: 1, dy: 1), over: 1e18)
    #expect(stage.time < 1)
    #expect(stage.issues.count == 4)
  }

  private func chain() { DispatchQueue.main.async { self.chain() } }

  @Test(
    "A stage that is let go, in the middle of a push too, holds nothing", arguments: [0.1, 2.0])
  func letGo(after seconds: Double) {
    weak var navigation: UINavigationController?
    weak var pushed: UIViewController?
    weak var session: InterfaceSession?
    do {
      let root = UINavigationController(rootViewController: UIViewController())
      let stage = Stage(.phone, root: root)
      let next = UIViewController()
      stage.run {
        root.pushViewController(next, animated: true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 50) { _ = root }
      }
      stage.advance(by: seconds)
      (navigation, pushed, session) = (root, next, stage.session)
      #expect(session != nil && navigation?.viewControllers.count == 2)
    }
    #expect(navigation == nil)
    #expect(pushed == nil)
    #expect(session == nil)
  }

  @Test("Two hundred views inside each other are laid out, hit and drawn")
  func nesting() {
    let root = UIViewController()
    let stage = Stage(.phone, root: root)
    var innermost: UIView = root.view
    stage.run {
      for _ in 0..<200 {
        let view = UIView(frame: root.view.bounds)
        innermost.addSubview(view)
        innermost = view
      }
      innermost.backgroundColor = .red
    }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === innermost)
    #expect(stage.bitmap(scale: 0.1)[5, 5] == 0xFFFF_0000)
  }

  @Test(
    "Views nested beyond what can be drawn are left out and told; thousands beside each other are not"
  )
  func crowds() {
    let root = UIViewController()
    let stage = Stage(.phone, root: root)
    stage.run {
      var innermost: UIView = root.view
      for _ in 0..<600 {
        let view = UIView(frame: root.view.bounds)
        innermost.addSubview(view)
        innermost = view
      }
      innermost.backgroundColor = .red
    }
    #expect(stage.bitmap(scale: 0.1)[5, 5] != 0xFFFF_0000)
    #expect(stage.issues.count == 1)
    let wide = UIViewController()
    let other = Stage(.phone, root: wide)
    other.run {
      for _ in 0..<3000 { wide.view.addSubview(UIView(frame: wide.view.bounds)) }
      wide.view.subviews.last?.backgroundColor = .red
    }
    #expect(other.bitmap(scale: 0.1)[5, 5] == 0xFFFF_0000)
    #expect(other.issues == [])
  }

  @Test("A timer of no number ticks as fast as Foundation's fastest, on the stage's clock")
  func nonsenseTimers() {
    let stage = Stage(.phone, root: UIViewController())
    var ticks = 0
    stage.run {
      for interval in [Double.nan, 0, -1] {
        _ = Timer.scheduledTimer(virtually: (), withTimeInterval: interval, repeats: false) { _ in
          ticks += 1
        }
      }
    }
    stage.advance(by: 0.001)
    #expect(ticks == 3)
  }

  @Test("A frame that is no number is refused, named and survived")
  func nonsense() {
    let root = UIViewController()
    let stage = Stage(.phone, root: root)
    stage.misused = nil
    stage.run { root.view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5) }
    stage.run { root.view.center = CGPoint(x: CGFloat.infinity, y: 5) }
    stage.advance(by: .nan)
    #expect(root.view.frame.width == 393)
    #expect(stage.issues.count == 3)
    #expect(stage.bitmap(scale: 0.1).width == 39)
  }
}

@MainActor
private final class Recorder: UIViewController {
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    events.append("isAppearing")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !events.contains("layout") { events.append("layout") }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("didAppear")
  }
}

/// An animator that animates and forgets to say that it is over.
@MainActor
private final class Forgetful: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
  }
}
