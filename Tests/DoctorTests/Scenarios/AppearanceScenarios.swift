import InterludeDoctor
import InterludeTesting
import Testing
import UIKit

@Suite("Scenarios: appearance calls", .stage) @MainActor
struct AppearanceScenarios {
  @Test("APP-01, APP-02: calls by hand on a presenter are D23; without them it is silent")
  func manualOnPresenter() {
    for byHand in [true, false] {
      let clinic = Clinic()
      let delegate = ClosureTransitioningDelegate.sliding()
      let slide = ClosureAnimator.slide(.arriving)
      delegate.present = ClosureAnimator { context in
        if byHand {
          let presenter = context.viewController(forKey: .from)
          presenter?.beginAppearanceTransition(false, animated: true)
          presenter?.endAppearanceTransition()
        }
        slide.animate(context)
      }
      let b = PlainViewController("B", .systemOrange)
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = delegate
      let diagnosis = clinic.examine {
        clinic.run { clinic.root.present(b, animated: true) }
        clinic.settle()
        clinic.run { b.dismiss(animated: false) }
      }
      if byHand {
        #expect(diagnosis.names("D23"), "\(diagnosis)")
      } else {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      }
    }
  }

  @Test("APP-04: putting the leaving view into the container again sends nothing twice")
  func readded() {
    let clinic = Clinic()
    let a = clinic.root as? PlainViewController
    let delegate = ClosureTransitioningDelegate.sliding()
    let slide = ClosureAnimator.slide(.arriving)
    delegate.present = ClosureAnimator { context in
      if let from = context.view(forKey: .from) { context.containerView.addSubview(from) }
      slide.animate(context)
    }
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = delegate
    let before = a?.life.count ?? 0
    let diagnosis = clinic.examine { clinic.run { clinic.root.present(b, animated: true) } }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(Array(a?.life.dropFirst(before) ?? []) == ["willDisappear", "didDisappear"])
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "APP-05: a cancelled dismissal tells the presenter nothing where it stays (F17, F6)",
    arguments: [UIModalPresentationStyle.custom, .fullScreen])
  func cancelled(style: UIModalPresentationStyle) {
    let clinic = Clinic()
    let a = clinic.root as? PlainViewController
    let delegate = ClosureTransitioningDelegate.sliding()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.dismissDriver = driver
    let b = PlainViewController("B", .systemOrange)
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    clinic.run { clinic.root.present(b, animated: true) }
    clinic.settle()
    let (aBefore, bBefore) = (a?.life.count ?? 0, b.life.count)
    let diagnosis = clinic.examine {
      clinic.drive(driver, to: [0.15, 0.3], finish: false) { b.dismiss(animated: true) }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(b.life.dropFirst(bBefore) == ["willDisappear", "willAppear", "didAppear"])
    let told = Array(a?.life.dropFirst(aBefore) ?? [])
    #expect(
      told == (style == .custom ? [] : ["willAppear", "willDisappear", "didDisappear"]))
  }

  /// A container that swaps its child, and how it tells it.
  private func swap(forwards: Bool, byHand: Bool) -> Diagnosis {
    var container: ChildContainer?
    let clinic = Clinic {
      let made = ChildContainer(forwards: forwards)
      container = made
      return made
    }
    guard let container else { return Diagnosis([]) }
    return clinic.examine {
      clinic.run { container.show(PlainViewController("C"), byHand: byHand) }
      clinic.settle()
      clinic.run { container.show(PlainViewController("D"), byHand: byHand) }
    }
  }

  @Test("APP-06: calls by hand beside forwarding are D23, and no calls without it; else silent")
  func containers() {
    let twice = swap(forwards: true, byHand: true)
    #expect(twice.names("D23"), "\(twice)")
    let never = swap(forwards: false, byHand: false)
    #expect(never.names("D23"), "\(never)")
    let forwarded = swap(forwards: true, byHand: false)
    #expect(forwarded.isHealthy, "\(forwarded)")
    let called = swap(forwards: false, byHand: true)
    #expect(called.isHealthy, "\(called)")
  }

  @Test("APP-08, APP-11: overlapping swaps whose calls do not pair are D23")
  func overlapping() {
    var container: ChildContainer?
    let clinic = Clinic {
      let made = ChildContainer(forwards: false)
      container = made
      return made
    }
    guard let container else { return }
    let pages = ["0", "1", "2"].map { PlainViewController($0) }
    clinic.run { container.show(pages[0], byHand: true) }
    let diagnosis = clinic.examine {
      clinic.run { container.slide(to: pages[1], duration: 0.3) }
      clinic.advance(by: 0.1)
      clinic.run { container.slide(to: pages[2], duration: 0.3) }
      clinic.advance(by: 0.1)
      clinic.run { container.slide(to: pages[0], duration: 0.3) }
      clinic.settle()
    }
    #expect(diagnosis.names("D23", "D18"), "\(diagnosis)")
    let again = clinic.examine {
      let shown = container.children.last ?? pages[0]
      clinic.run {
        shown.beginAppearanceTransition(false, animated: true)
        shown.beginAppearanceTransition(true, animated: true)
        shown.endAppearanceTransition()
        shown.endAppearanceTransition()
      }
    }
    #expect(again.names("D23"), "the same screen on both sides: \(again)")
  }

  @Test("APP-10: a cancelled swap turns both changes round: balanced, and silent (F156)")
  func turnedRound() {
    var container: ChildContainer?
    let clinic = Clinic {
      let made = ChildContainer(forwards: false)
      container = made
      return made
    }
    guard let container else { return }
    let (old, new) = (PlainViewController("old"), PlainViewController("new"))
    clinic.run { container.show(old, byHand: true) }
    let before = old.life.count
    let diagnosis = clinic.examine {
      clinic.run {
        container.addChild(new)
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        container.view.addSubview(new.view)
      }
      clinic.advance(by: 0.2)
      clinic.run {
        new.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
        new.view.removeFromSuperview()
        new.endAppearanceTransition()
        old.endAppearanceTransition()
        new.removeFromParent()
      }
    }
    #expect(diagnosis.isHealthy, "\(diagnosis)")
    #expect(old.life.dropFirst(before) == ["willDisappear", "willAppear", "didAppear"])
    #expect(new.life == ["willAppear", "willDisappear", "didDisappear"])
  }

  @Test("APP-14: a controller's view in the view of one that is not its parent is D23")
  func strayed() {
    for isChild in [false, true] {
      let clinic = Clinic()
      let inner = PlainViewController("inner", .systemPink)
      let diagnosis = clinic.examine {
        clinic.run {
          if isChild { clinic.root.addChild(inner) }
          clinic.root.view.addSubview(inner.view)
          if isChild { inner.didMove(toParent: clinic.root) }
        }
      }
      if isChild {
        #expect(diagnosis.isHealthy, "\(diagnosis)")
      } else {
        #expect(diagnosis.names("D23", "D05"), "\(diagnosis)")
      }
    }
  }
}

/// A container of one child, as an app writes it.
final class ChildContainer: UIViewController {
  private let forwards: Bool

  init(forwards: Bool) {
    self.forwards = forwards
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Swaps the child at once.
  func show(_ new: UIViewController, byHand: Bool) {
    let old = children.last
    old?.willMove(toParent: nil)
    addChild(new)
    if byHand {
      old?.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    new.view.frame = view.bounds
    view.addSubview(new.view)
    old?.view.removeFromSuperview()
    if byHand {
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
    }
    old?.removeFromParent()
    new.didMove(toParent: self)
  }

  /// Slides the next child in; a swap that comes meanwhile is begun in the middle of this one.
  func slide(to new: UIViewController, duration: Double) {
    let old = children.last
    if new.parent == nil { addChild(new) }
    old?.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    new.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
    view.addSubview(new.view)
    UIView.animate(withDuration: duration) {
      new.view.frame = self.view.bounds
    } completion: { _ in
      old?.view.removeFromSuperview()
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
      old?.removeFromParent()
    }
  }
}
