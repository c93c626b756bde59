import InterludeMotion
import QuartzCore
import UIKit

/// D14: during a percent-driven transition something runs on a clock of its own.
///
/// The driver moves the container's time (F53, F167): what is animated under it, from inside
/// `animateTransition`, follows. What lies outside, starts later, has a duration of its own or belongs
/// to a property animator that the driver does not know (F55, F56) does not.
package struct NotScrubbable: Rule {
  package let id = "D14"
  package let name = "not-scrubbable"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    let drives = Drive.all(in: run.events)
    guard !drives.isEmpty else { return [] }
    let lives = AnimationLife.all(in: run.events)
    return drives.flatMap { drive -> [Finding] in
      var told: Set<String> = []
      return lives.compactMap { life -> Finding? in
        guard let (what, cure) = complaint(about: life, in: drive),
          told.insert(what).inserted
        else { return nil }
        let isInPlace = run.isPresenterInPlace(
          life.layer.layer, in: run.passage(drive.transition))
        return finding(
          in: run, at: life.added.hostTime, transition: drive.transition,
          severity: isInPlace ? .notice : nil, by: life.originator,
          evidence: "the animation of \(life.what) on \(run.name(of: life.layer)) \(what)",
          consequence: "it does not follow the finger, and jumps when the finger lets go",
          cure: cure
        ).about(layer: life.layer.layer)
      }
    }
  }

  private func complaint(about life: AnimationLife, in drive: Drive) -> (String, String)? {
    let details = life.committed ?? life.added
    guard !life.isOlder, !details.isEndless, details.isInWindow,
      drive.isDriven(at: life.index)
    else { return nil }
    if drive.animator.contains(life.index) {
      return complaint(aboutAnimators: life, details, in: drive)
    }
    guard life.index > drive.animator.upperBound else { return nil }
    if drive.isFirstTurn(life.index) {
      guard !details.isTimeHeld, life.added.origin == .block else { return nil }
      return (
        "goes along with the transition outside of its container, at its own pace",
        "Use animateAlongsideTransition(in:animation:completion:) with a view around it"
      )
    }
    guard details.isTimeHeld else { return nil }
    return (
      "was added \((life.added.hostTime - drive.began).inSeconds) after the transition began, "
        + "so that it is late by as much",
      "Start every animation inside animateTransition(using:), a late one with keyframes"
    )
  }

  private func complaint(
    aboutAnimators life: AnimationLife, _ details: AnimationDetails, in drive: Drive
  ) -> (String, String)? {
    if details.origin == .player, !drive.isVended {
      return (
        "belongs to a property animator that interruptibleAnimator(using:) does not give",
        "Return the animator from interruptibleAnimator(using:), one for the whole transition"
      )
    }
    if details.type == "CATransition" {
      return (
        "is UIView.transition(with:), which shows snapshots and runs by itself",
        "Animate alpha or transform of two views instead"
      )
    }
    if details.origin == .implicit {
      return (
        "is the layer's implicit one of \(details.timing.duration.inSeconds), "
          + "whatever the transition's duration is",
        "Animate a view's own layer inside the block, or add an explicit animation of "
          + "transitionDuration(using:)"
      )
    }
    guard !details.isTimeHeld, life.committed != nil else { return nil }
    return (
      "lies outside of containerView, so that it runs by the clock",
      "Move the view into containerView, or use animateAlongsideTransition(in:animation:completion:)"
    )
  }
}

/// What a percent driver drove, by places among a run's events.
private struct Drive {
  let transition: Int
  let began: Double
  /// From the call of `animateTransition` to its return.
  var animator = Int.max..<Int.max
  var isVended = false
  /// Where it was driven and where it was let go, in order.
  private var stretches: [Range<Int>] = []
  private var drivenSince: Int?
  private var firstCommit = Int.max
  private var isPercentDriven = false

  static func all(in events: [SessionEvent]) -> [Drive] {
    var drives: [Int: Drive] = [:]
    for (index, event) in events.enumerated() {
      if case .media(.committed) = event.kind {
        for id in drives.keys { drives[id]?.commits(index) }
      }
      guard case .transition(let record) = event.kind, let id = record.transition?.id else {
        continue
      }
      switch record.event {
      case .began: drives[id] = Drive(transition: id, began: event.time)
      case .animatorCalled: drives[id]?.animator = index..<Int.max
      case .animatorReturned:
        if let start = drives[id]?.animator.lowerBound { drives[id]?.animator = start..<index }
      case .vended(let animator): drives[id]?.isVended = animator != nil
      case .phase(let phase): drives[id]?.enters(phase, index)
      case .driverCalled(let call) where call.word == .start:
        drives[id]?.isPercentDriven = true
      default: continue
      }
    }
    return drives.values.filter(\.isPercentDriven).map { $0.closed(events.count) }
      .sorted { $0.transition < $1.transition }
  }

  private init(transition: Int, began: Double) {
    self.transition = transition
    self.began = began
  }

  private mutating func enters(_ phase: TransitionPhase, _ index: Int) {
    if phase == .driven {
      drivenSince = index
    } else if let since = drivenSince {
      stretches.append(since..<index)
      drivenSince = nil
    }
  }

  /// The commit at which the animator's animations begin.
  private mutating func commits(_ index: Int) {
    if firstCommit == Int.max, animator.upperBound < index { firstCommit = index }
  }

  private func closed(_ end: Int) -> Drive {
    var drive = self
    if let since = drivenSince { drive.stretches.append(since..<end) }
    return drive
  }

  func isDriven(at index: Int) -> Bool { stretches.contains { $0.contains(index) } }
  func isFirstTurn(_ index: Int) -> Bool { index < firstCommit }
}
