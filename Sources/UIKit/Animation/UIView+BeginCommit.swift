public import Foundation
import InterludeMotion
public import QuartzCore

/// The animations of iOS 3: a block without a closure, between two calls.
///
/// ```
/// beginAnimations ── settings, then changes ── commitAnimations
/// ```
/// Settings count for the changes that come after them.
extension UIView {
  /// Opens a block of 0.2 s, ease-in-ease-out (F124). Blocks may be opened inside each other.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let session = InterfaceSession.current
    let state = ViewAnimationState(
      duration: 0.2, delay: 0, pace: .curve(.easeInEaseOut), options: [],
      outer: session.animationState, completion: nil)
    state.delegation = AnimationDelegation(identifier: animationID)
    session.animationState = state
  }

  /// Closes the innermost block that was opened; without one it does nothing.
  public class func commitAnimations() {
    let session = InterfaceSession.current
    guard let state = session.animationState, let delegation = state.delegation else { return }
    state.layOutIfAsked()
    session.animationState = state.outer
    state.addCompletion { delegation.didStop(finished: $0) }
    state.close()
  }

  private class func change(_ body: (ViewAnimationState) -> Void) {
    guard let state = InterfaceSession.current.animationState else { return }
    body(state)
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { state in
      // A block inside another takes over its duration (F126).
      if state.outer == nil, duration.isFinite { state.duration = max(0, duration) }
    }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { if delay.isFinite { $0.delay = max(0, delay) } }
  }

  /// Begins at a date by the stage's clock; one that has passed is now.
  public class func setAnimationStart(_ startDate: Date) {
    setAnimationDelay(startDate.timeIntervalSinceNow)
    InterfaceSession.current.record(
      "UIView.setAnimationStart", "the date is of the wall clock; its distance from now is taken")
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    change { if $0.outer == nil { $0.pace = .curve(curve.cubicBezier) } }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change {
      $0.repeatCount = repeatCount.isNaN ? 0 : max(0, Double(repeatCount))
    }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change {
      if fromCurrentState {
        $0.options.insert(.beginFromCurrentState)
      } else {
        $0.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Gets the messages of `setAnimationWillStart` and `setAnimationDidStop`.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.delegation?.target = delegate.map { $0 as AnyObject } }
  }

  /// A message without arguments, or with the block's identifier.
  public class func setAnimationWillStart(_ selector: Selector?) {
    change { state in
      guard let delegation = state.delegation else { return }
      state.startHandler = selector.map { selector in { delegation.send(selector, finished: nil) } }
    }
  }

  /// A message without arguments, or with the block's identifier and whether it finished.
  public class func setAnimationDidStop(_ selector: Selector?) {
    change { $0.delegation?.stopSelector = selector }
  }

  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    change { state in
      guard let kind = ViewTransitionKind(rawValue: UInt(transition.rawValue)) else { return }
      state.addTransition(kind, to: view)
    }
  }
}

/// Who is told about a block that was opened by `beginAnimations`.
@MainActor
final class AnimationDelegation {
  let identifier: String?
  var target: AnyObject?
  var stopSelector: Selector?

  init(identifier: String?) { self.identifier = identifier }

  func didStop(finished: Bool) {
    if let stopSelector { send(stopSelector, finished: finished) }
  }

  func send(_ selector: Selector, finished: Bool?) {
    guard let target else { return }
    let sent =
      selector.invoke(on: target, identifier, finished.map { NSNumber(value: $0) })
      || selector.invoke(on: target, identifier)
      || selector.invoke(on: target)
    if !sent {
      InterfaceSession.current.record(
        "UIView.setAnimationDelegate", "\(selector) reaches no method of the delegate")
    }
  }
}
