import InterludeCompositor
import InterludeMotion
import QuartzCore
import UIKit

/// D13: an animation begins at another time than its author thinks.
///
/// Begin times are the layer's own (F94, F167), a delay shows the model unless it is filled (F99), and
/// an animation that was added outside of any window, or whose layer leaves it, is lost (F169).
package struct BeginTimeMisuse: Rule {
  package let id = "D13"
  package let name = "begin-time-misuse"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    let lives = AnimationLife.all(in: run.events)
    return lives.flatMap { life in
      [
        flash(of: life, among: lives, in: run), wrongClock(of: life, in: run),
        outsideWindows(life, in: run), lost(life, in: run),
      ].compactMap { $0?.about(layer: life.layer.layer) }
    }
  }

  /// A delay in which the end shows already.
  private func flash(
    of life: AnimationLife, among lives: [AnimationLife], in run: Run
  ) -> Finding? {
    guard life.added.origin == .explicit, let start = life.committed, start.isInWindow else {
      return nil
    }
    let delay = start.timing.beginTime - start.localTime
    for part in start.parts {
      let wait = part.isInGroup ? max(0, delay) + part.timing.beginTime : delay
      let isFilled = (part.isInGroup ? part.timing.fillMode : start.timing.fillMode).holdsBefore
      guard wait > 1e-4, wait.isFinite, !isFilled, !AnimatableValue.look(part.start, part.model),
        !start.parts.contains(where: { $0.leads(to: part) }),
        !lives.contains(where: { $0.covers(part, until: start.hostTime + wait, like: life) })
      else { continue }
      return finding(
        in: run, at: start.hostTime, by: life.originator,
        evidence: "the animation of \(part.keyPath) on \(run.name(of: life.layer)) begins "
          + "\(wait.inSeconds) after it was added; until then the layer shows "
          + "\(part.model.words), not \(part.start.words)",
        consequence: "the end of the animation flashes before it begins",
        cure: "Set the animation's fillMode to .backwards")
    }
    return nil
  }

  /// The world's time, where the layer's is another.
  private func wrongClock(of life: AnimationLife, in run: Run) -> Finding? {
    let details = life.added
    let begin = details.timing.beginTime
    guard !life.isOlder, details.origin == .explicit, details.isInWindow, begin > 0 else {
      return nil
    }
    let (fromHost, fromLayer) = (begin - details.hostTime, begin - details.localTime)
    let isHosts = abs(fromHost) < 1e-9 && abs(fromLayer) > 1.0 / 60
    guard isHosts || (abs(fromHost) <= 1 && abs(fromLayer) > 1) else { return nil }
    return finding(
      in: run, at: details.hostTime, by: life.originator,
      evidence: "beginTime \(begin.inSeconds) was meant by the world's clock "
        + "(\(details.hostTime.inSeconds)), but \(run.name(of: life.layer)) is at "
        + details.localTime.inSeconds,
      consequence: "the animation is over at once, or never begins",
      cure: "Give it layer.convertTime(CACurrentMediaTime(), from: nil) plus the delay")
  }

  private func outsideWindows(_ life: AnimationLife, in run: Run) -> Finding? {
    let details = life.added
    guard !life.isOlder, details.origin == .explicit, !details.isInWindow,
      details.isRemovedOnCompletion,
      life.committed.map({ $0.hostTime > details.hostTime }) ?? true,
      // Taken back before anybody could have seen it.
      life.stopped.map({ $0.hostTime > details.hostTime }) ?? true,
      run.end > details.hostTime
    else { return nil }
    return finding(
      in: run, at: details.hostTime, by: life.originator,
      evidence: "an animation of \(life.what) was added while \(run.name(of: life.layer)) "
        + "was in no window, and it was in none at the end of the turn",
      consequence: "the animation is not seen; its delegate may be told too early",
      cure: "Add the animation after addSubview(_:) or addSublayer(_:), in the same turn or later")
  }

  /// A layer that is moved by hand has lost what it was moved along.
  private func lost(_ life: AnimationLife, in run: Run) -> Finding? {
    guard let end = life.stopped, end.ending == .left, end.layerSpeed == 0 else { return nil }
    return finding(
      in: run, at: end.hostTime, severity: .notice, by: life.originator,
      evidence: "\(run.name(of: life.layer)) has speed 0 and left the window with its animation of "
        + life.what,
      consequence: "when it comes back it shows the model, whatever its timeOffset is",
      cure: "Set isRemovedOnCompletion to false, or add the animation again in didMoveToWindow()")
  }
}

extension AnimationDetails.Part {
  /// In one group, this part shows until the other begins.
  fileprivate func leads(to other: Self) -> Bool {
    guard self != other, root == other.root, timing.beginTime < other.timing.beginTime else {
      return false
    }
    return timing.fillMode.holdsAfter || timing.endTime >= other.timing.beginTime - 1.0 / 60
  }
}

extension AnimationLife {
  /// Another animation shows the property until the part begins.
  fileprivate func covers(
    _ part: AnimationDetails.Part, until begin: Double, like life: AnimationLife
  ) -> Bool {
    guard id != life.id, layer == life.layer, roots.contains(part.root),
      let start = committed ?? life.committed, start.hostTime <= begin
    else { return false }
    let isThere = start.timing.beginTime <= start.localTime || start.timing.fillMode.holdsBefore
    return isThere && (stopped.map { $0.hostTime >= begin - 1.0 / 60 } ?? true)
  }
}
