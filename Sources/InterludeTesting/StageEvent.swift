import QuartzCore
import UIKit

/// One thing that happened on a stage, as a line to read.
///
///     0.1 s   push DetailViewController
///     0.1 s   transition begins: push ListViewController → DetailViewController, by IrisAnimator, 0.5 s
///     0.1 s   viewWillDisappear ListViewController
///     0.1 s   animateTransition
///     0.6 s   completeTransition(true)
public struct StageEvent: Equatable, Sendable, CustomStringConvertible {
  /// Of the stage, in seconds.
  public let time: Double
  /// What happened, in the words of the lines above; types stand for objects.
  public let text: String

  public var description: String { "\(Numbers.short(time)) s  \(text)" }

  /// nil for what is the engine's own business.
  init?(_ event: SessionEvent) {
    time = event.time
    switch event.kind {
    case .transition(let record):
      guard let text = Self.text(record.event) else { return nil }
      self.text = text
    case .appearance(let controller, let callback):
      text = "\(callback.rawValue) \(controller)"
    case .media(.animationAdded(let layer, _, let keyPath, _)):
      text = "animation of \(keyPath ?? "a group") on \(layer.type)"
    case .media(.animationStopped(let layer, _, let keyPath, let finished, _)):
      text =
        "animation of \(keyPath ?? "a group") on \(layer.type) "
        + (finished ? "finished" : "was taken away")
    case .viewAdded(let view, let parent): text = "\(view) added to \(parent)"
    case .viewRemoved(let view, let parent): text = "\(view) removed from \(parent)"
    case .gesture(let recognizer, let state): text = "\(recognizer) \(state)"
    case .touch(let finger, let phase): text = "finger \(finger) \(phase)"
    case .issue(let issue): text = "\(issue)"
    default: return nil
    }
  }

  private static func text(_ event: TransitionRecord.Event) -> String? {
    switch event {
    case .requested(let name, let controller, let animated):
      "\(name) \(controller)\(animated ? "" : ", not animated")"
    case .refused(let name, let reason): "\(name) refused: \(reason)"
    case .began(let operation, let from, let to, let animator, let interaction, let duration):
      "transition begins: \(operation.rawValue) \(from) → \(to)"
        + (animator.map { ", by \($0)" } ?? "") + (interaction.map { ", driven by \($0)" } ?? "")
        + ", \(Numbers.short(duration)) s"
    case .animatorCalled: "animateTransition"
    case .animatorReturned: "animateTransition returns"
    case .progressed(let fraction): "update(\(Numbers.short(fraction)))"
    case .finished: "finish()"
    case .cancelled: "cancel()"
    case .completed(let flag): "completeTransition(\(flag))"
    case .completedAgain(let flag): "completeTransition(\(flag)), again"
    case .animationEnded(let flag): "animationEnded(\(flag))"
    default: nil
    }
  }
}
