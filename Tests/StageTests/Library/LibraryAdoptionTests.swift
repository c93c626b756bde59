import InterludeStage
import InterludeTesting
import QuartzCore
import Testing

@testable import Interlude
@testable import UIKit

/// One line is enough: nothing has to be kept, and nobody is dropped.
@MainActor
@Suite("Library adoption", .stage) struct LibraryAdoptionTests {
  /// Plain screens with names; what they are told is kept.
  private final class Screen: UIViewController {
    var told: [String] = []
    let color: UIColor

    init(_ name: String, _ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.backgroundColor = color }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []
    var animator: (any UIViewControllerAnimatedTransitioning)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("will \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("did \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  private func stack() -> (Stage, UINavigationController) {
    let navigation = UINavigationController(rootViewController: Screen("A", .white))
    return (Stage(.phone, root: navigation), navigation)
  }

  /// Whether the coming screen is in the middle of a fade.
  private func isFading(_ controller: UIViewController) -> Bool {
    let shown = controller.view.layer.presentation()?.opacity ?? 1
    return shown > 0.05 && shown < 0.95
  }

  @Test("F36: a transition that nobody keeps plays, there and back")
  func nobodyKeepsIt() {
    let (stage, navigation) = stack()
    let detail = Screen("B", .green)
    stage.run { navigation.transition = .dissolve }
    stage.run { navigation.pushViewController(detail, animated: true) }
    stage.advance(by: 0.15)
    #expect(isFading(detail))
    stage.settle()
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.15)
    #expect(isFading(detail))
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    stage.expectHealthy()
  }

  @Test("A screen pops as it was pushed, whatever the stack's own transition is")
  func ownTransition() {
    let (stage, navigation) = stack()
    let detail = Screen("B", .green)
    stage.run {
      navigation.transition = .slide()
      navigation.pushViewController(detail, transition: .dissolve)
    }
    stage.settle()
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.15)
    #expect(isFading(detail))
  }

  @Test("A delegate from before hears everything, and one that is set later takes its place")
  func delegates() {
    let (stage, navigation) = stack()
    let (early, late) = (Delegate(), Delegate())
    stage.run {
      navigation.delegate = early
      navigation.transition = .dissolve
    }
    stage.run { navigation.pushViewController(Screen("B", .green), animated: true) }
    stage.settle()
    #expect(early.shown == ["will B", "did B"])
    stage.run { navigation.delegate = late }
    let third = Screen("C", .blue)
    stage.run { navigation.pushViewController(third, animated: true) }
    stage.advance(by: 0.15)
    #expect(isFading(third))
    stage.settle()
    #expect(early.shown.count == 2)
    #expect(late.shown == ["will C", "did C"])
    stage.expectHealthy()
  }

  @Test("Where there is no transition, the app's own delegate is asked")
  func delegateAnimates() {
    let (stage, navigation) = stack()
    let delegate = Delegate()
    delegate.animator = ScreenTransition.dissolve.animationController(for: .push)
    let detail = Screen("B", .green)
    stage.run {
      navigation.transition = .slide()
      navigation.transition = nil
      navigation.delegate = delegate
      navigation.pushViewController(detail, animated: true)
    }
    stage.advance(by: 0.15)
    #expect(isFading(detail))
  }

  @Test("A delegate that replaces the presented controller's does not drop its transition")
  func presented() {
    final class Nothing: NSObject, UIViewControllerTransitioningDelegate {}
    let root = Screen("A", .white)
    let stage = Stage(.phone, root: root)
    let front = Screen("B", .green)
    let nothing = Nothing()
    stage.run {
      root.present(front, transition: .dissolve)
      front.transitioningDelegate = nothing
    }
    stage.settle()
    stage.run { root.dismiss(animated: true) }
    stage.advance(by: 0.15)
    #expect(isFading(front))
    stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("Tabs go forward to later ones and backward to earlier ones")
  func tabs() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("A", .white), Screen("B", .green), Screen("C", .blue)]
    tabs.transition = .slide(.trailing, style: .push)
    let stage = Stage(.phone, root: tabs)
    stage.run { tabs.selectedIndex = 2 }
    stage.advance(by: 0.1)
    let last = try #require(tabs.viewControllers?[2].view.layer.presentation())
    #expect(last.frame.minX > 0)
    stage.settle()
    stage.run { tabs.selectedIndex = 1 }
    stage.advance(by: 0.1)
    let middle = try #require(tabs.viewControllers?[1].view.layer.presentation())
    #expect(middle.frame.minX < 0)
    stage.settle()
    stage.expectHealthy()
  }

  @Test("Idle costs nothing: nothing runs, and screens and animators are let go")
  func idle() {
    let (stage, navigation) = stack()
    weak var gone: UIViewController?
    do {
      let detail = Screen("B", .green)
      gone = detail
      stage.run { navigation.pushViewController(detail, transition: .zoom(from: navigation.view)) }
    }
    stage.settle()
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.settle()
    #expect(gone == nil)
    let media = stage.session.media
    #expect(!media.wantsTicks && media.clock.nextDue == nil && media.nextAnimationEvent == nil)
    #expect(stage.session.animators.isEmpty)
  }

  @Test("With less motion everything dissolves: nothing moves", arguments: LibraryEntry.all)
  func lessMotion(entry: LibraryEntry) {
    let navigation = UINavigationController(rootViewController: Screen("A", .white))
    let stage = Stage(.phone, root: navigation, reduceMotion: true)
    let detail = Screen("B", .green)
    stage.run { navigation.pushViewController(detail, transition: entry.make(nil)) }
    stage.advance(by: 0.1)
    for controller in navigation.viewControllers {
      #expect(controller.view.layer.presentation()?.affineTransform().isIdentity != false)
      #expect(controller.view.mask == nil)
    }
    stage.settle()
    stage.expectHealthy()
  }

  @Test(
    "From right to left every transition is the picture in a mirror, but for edges named left or right",
    arguments: LibraryEntry.all)
  func mirrored(entry: LibraryEntry) throws {
    var ways: [[CGRect]] = []
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let first = Screen("A", .white)
      let navigation = UINavigationController(rootViewController: first)
      let stage = Stage(.phone, root: navigation, layoutDirection: direction)
      let source = UIView(frame: CGRect(x: 146.5, y: 300, width: 100, height: 80))
      first.view.addSubview(source)
      stage.advance(by: 1 / 60)
      let detail = Screen("B", .green)
      stage.run { navigation.pushViewController(detail, transition: entry.make(source)) }
      var way: [CGRect] = []
      for _ in 0..<12 {
        stage.advance(by: 1 / 60)
        for screen in [first, detail] {
          way.append(try #require(screen.view.layer.presentation()).frame)
        }
      }
      ways.append(way)
      stage.settle()
      stage.expectHealthy()
    }
    for (left, right) in zip(ways[0], ways[1]) {
      #expect(
        abs(right.minX - (393 - left.maxX)) < 1e-6 && abs(right.maxX - (393 - left.minX)) < 1e-6)
      #expect(right.minY == left.minY && right.height == left.height)
    }
  }

  @Test("From right to left the next screen comes from the left")
  func rightToLeft() throws {
    let navigation = UINavigationController(rootViewController: Screen("A", .white))
    let stage = Stage(.phone, root: navigation, layoutDirection: .rightToLeft)
    let detail = Screen("B", .green)
    stage.run { navigation.pushViewController(detail, transition: .slide()) }
    stage.advance(by: 0.1)
    #expect(try #require(detail.view.layer.presentation()).frame.minX < 0)
    stage.settle()
    // The swipe back begins at the right edge, and goes left.
    stage.drag(from: CGPoint(x: 390, y: 500), by: CGVector(dx: -250, dy: 0), release: .lift)
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
    stage.expectHealthy()
  }

  enum Trouble: CaseIterable {
    case gone, outOfSight, hidden, transparent, inHidden
  }

  @Test(
    "A source that is gone, hidden or out of sight is no reason to fail",
    arguments: Trouble.allCases)
  func noSource(trouble: Trouble) {
    let (stage, navigation) = stack()
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    navigation.viewControllers[0].view.addSubview(holder)
    var source: UIView? = UIView(frame: CGRect(x: 20, y: 200, width: 40, height: 40))
    source?.backgroundColor = .orange
    guard let view = source else { return }
    holder.addSubview(view)
    switch trouble {
    case .gone: view.removeFromSuperview()
    case .outOfSight: view.frame.origin.x = 9_000
    case .hidden: view.isHidden = true
    case .transparent: view.alpha = 0
    case .inHidden: holder.isHidden = true
    }
    let transitions: [ScreenTransition] = [.zoom(from: view), .iris(from: view)]
    if trouble == .gone { source = nil }
    for transition in transitions {
      let next = Screen("B", .green)
      stage.run { navigation.pushViewController(next, transition: transition) }
      stage.advance(by: 0.1)
      // Out of the middle: that of the screen, or of its mask.
      let middle = (next.view.mask ?? next.view)?.layer.presentation()?.frame.midX ?? 0
      #expect(abs(middle - 393 / 2) < 0.01)
      stage.settle()
    }
    #expect(navigation.viewControllers.count == 3)
    #expect(stage.issues == [])
    stage.expectHealthy()
  }
}
