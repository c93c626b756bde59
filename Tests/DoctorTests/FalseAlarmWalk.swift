import QuartzCore
import UIKit

/// A random walk through correct transitions: how one looks, and who makes it.
struct WalkStep: CustomStringConvertible {
  enum Kind: CaseIterable { case block, spring, keyframes, player, layer, system }
  enum Course: CaseIterable { case plain, finished, cancelled }

  /// 0 goes forward in the stack, 1 back, 2 presents, 3 dismisses; what cannot be done is left out.
  var wish: Int
  var kind: Kind
  var course: Course
  var style: UIModalPresentationStyle
  var duration: Double
  var fractions: [CGFloat]
  /// Until the next step.
  var pause: Double

  init(_ random: inout WalkRandom) {
    wish = random.below(4)
    kind = Kind.allCases[random.below(Kind.allCases.count)]
    course = Course.allCases[random.below(Course.allCases.count)]
    style =
      [.fullScreen, .overFullScreen, .custom, .overCurrentContext, .pageSheet][random.below(5)]
    duration = Double(2 + random.below(8)) / 10
    var fraction = 0.0
    fractions = (0...random.below(4)).map { _ in
      fraction = min(0.95, max(0, fraction + Double(random.below(60) - 15) / 100))
      return CGFloat(fraction)
    }
    pause = Double(random.below(30)) / 60
  }

  var description: String {
    let word = ["push", "pop", "present", "dismiss"][wish % 4]
    return "\(word) \(kind) \(course) \(style.rawValue) \(duration) s \(fractions) then \(pause) s"
  }
}

/// Numbers that are the same on every machine.
struct WalkRandom {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

/// Walks a stack of screens.
@MainActor
final class Walker {
  let clinic = Clinic(navigation: ["A"])
  /// Those of presented screens, which hold theirs weakly.
  private var delegates: [ClosureTransitioningDelegate] = []
  private(set) var count = 0

  func walk(_ steps: [WalkStep]) -> Diagnosis {
    clinic.examine {
      for step in steps {
        take(step)
        clinic.settle()
        clinic.advance(by: step.pause)
      }
    }
  }

  private var top: UIViewController {
    var top: UIViewController = clinic.navigation
    while let next = top.presentedViewController { top = next }
    return top
  }

  private func take(_ step: WalkStep) {
    let isCovered = top !== clinic.navigation
    switch step.wish {
    case 0 where !isCovered:
      clinic.delegate.push = animator(step, .arriving)
      move(step, { self.clinic.delegate.interaction = $0 }) {
        self.clinic.navigation.pushViewController(PlainViewController("N"), animated: true)
      }
    case 1 where !isCovered && clinic.navigation.viewControllers.count > 1:
      clinic.delegate.pop = animator(step, .leaving)
      move(step, { self.clinic.delegate.interaction = $0 }) {
        self.clinic.navigation.popViewController(animated: true)
      }
    case 2 where !isCovered:
      let screen = PlainViewController("M", .systemOrange)
      let delegate = ClosureTransitioningDelegate()
      delegates.append(delegate)
      delegate.present = animator(step, .arriving)
      screen.modalPresentationStyle = step.style
      screen.transitioningDelegate = delegate
      let presenter = top
      move(step, { delegate.presentDriver = $0 }) { presenter.present(screen, animated: true) }
    case 3 where isCovered:
      guard let delegate = top.transitioningDelegate as? ClosureTransitioningDelegate else {
        return
      }
      delegate.dismiss = animator(step, .leaving)
      let screen = top
      move(step, { delegate.dismissDriver = $0 }) { screen.dismiss(animated: true) }
    default: return
    }
    count += 1
  }

  private func move(
    _ step: WalkStep, _ install: (UIPercentDrivenInteractiveTransition?) -> Void,
    _ begin: () -> Void
  ) {
    guard step.course != .plain, step.kind != .system else {
      install(nil)
      return clinic.run(begin)
    }
    let driver = UIPercentDrivenInteractiveTransition()
    install(driver)
    clinic.drive(driver, to: step.fractions, finish: step.course == .finished, begin: begin)
    clinic.settle()
    install(nil)
  }

  /// nil is the system's own.
  private func animator(_ step: WalkStep, _ way: Way) -> Animator? {
    switch step.kind {
    case .system: nil
    case .block: ClosureAnimator.slide(way, duration: step.duration)
    case .player: VendingAnimator.slide(way, duration: step.duration)
    case .layer: ClosureAnimator.layerSlide(way, duration: step.duration)
    case .spring:
      Self.slide(way, step.duration) { moves, completion in
        UIView.animate(
          withDuration: step.duration, delay: 0, usingSpringWithDamping: 0.7,
          initialSpringVelocity: 0.5, animations: moves, completion: completion)
      }
    case .keyframes:
      Self.slide(way, step.duration) { moves, completion in
        UIView.animateKeyframes(
          withDuration: step.duration, delay: 0,
          animations: {
            UIView.addKeyframe(
              withRelativeStartTime: 0.2, relativeDuration: 0.8, animations: moves)
          }, completion: completion)
      }
    }
  }

  private static func slide(
    _ way: Way, _ duration: Double,
    _ animate: @escaping (@escaping () -> Void, @escaping (Bool) -> Void) -> Void
  ) -> ClosureAnimator {
    ClosureAnimator(duration: duration) { context in
      guard let moving = Slide.place(way, context) else { return }
      animate({ moving.transform = Slide.end(way, context) }) { _ in
        moving.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
