import InterludeMotion
import QuartzCore
import UIKit

/// D16: a driver was told something it cannot do: too late, twice, before the start, out of range.
///
/// A driver has a transition from its start to its one `finish()` or `cancel()` (F54, F58); what is told
/// before the start, in the turn in which the transition was asked for, counts (F178). A transition
/// without a length leaves a driver nothing to do, which D03 tells.
package struct DriverContractBroken: Rule {
  package let id = "D16"
  package let name = "driver-contract-broken"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    calls(in: run) + springs(in: run)
  }

  private func calls(in run: Run) -> [Finding] {
    var drivers: [Int: DriverState] = [:]
    var phases: [Int: TransitionPhase] = [:]
    var lastRefusal: Double?
    var result: [Finding] = []
    for (index, event) in run.events.enumerated() {
      guard case .transition(let record) = event.kind else { continue }
      let hasNoLength = run.passage(record.transition?.id)?.hasNoLength ?? false
      func report(
        _ evidence: String, _ consequence: String, _ cure: String,
        _ severity: Finding.Severity = .error
      ) {
        result.append(
          finding(
            in: run, at: event.time, transition: record.transition?.id, severity: severity,
            by: event.originator, evidence: evidence, consequence: consequence, cure: cure
          ).about(record.driver))
      }
      switch record.event {
      case .phase(let phase): if let id = record.transition?.id { phases[id] = phase }
      case .refused: lastRefusal = event.time
      case .completed:
        for id in drivers.keys where drivers[id]?.transition == record.transition?.id {
          drivers[id]?.ended = event.time
        }
      case .completedWhileDriven(let flag) where !hasNoLength:
        report(
          "completeTransition(\(flag)) while the driver had the transition: neither finish nor "
            + "cancel was told",
          "what goes along with the transition is cut off, the bars change shape at once",
          "Call finishInteractiveTransition() or cancelInteractiveTransition() when the finger "
            + "lifts, and completeTransition(_:) when the closing animation has ended")
      case .driverCalled(let call):
        var state = drivers[call.driver.id] ?? DriverState()
        if call.word == .start {
          state = DriverState()
          state.transition = record.transition?.id
          state.started = event.time
          drivers[call.driver.id] = state
          continue
        }
        /// Once for all calls that come with a finger's moves.
        func tell(_ trouble: DriverState.Trouble) {
          let kind = DriverState.Kind(severity: trouble.severity, cure: trouble.cure)
          if let told = state.told[kind] {
            let count = told.count + 1
            state.told[kind]?.count = count
            result[told.place].evidence =
              told.evidence + "; \(count) more call\(count == 1 ? "" : "s") until "
              + event.time.inSeconds
          } else {
            report(trouble.evidence, trouble.consequence, trouble.cure, trouble.severity)
            state.told[kind] = (result.count - 1, 0, trouble.evidence)
          }
        }
        if let value = call.outOfRange {
          tell(
            (
              "\(call.driver).\(call.text): the fraction is "
                + (value.isFinite ? "outside 0…1" : "not a number"),
              value.isFinite
                ? "the transition stands still while the finger moves on"
                : "the screen may be lost: a layer's time is no number",
              "Clamp it: min(1, max(0, translation / distance)), with a distance that is not 0",
              value.isFinite ? .warning : .error
            ))
        }
        if call.word.isRelease, !(call.speed > 0 && call.speed.isFinite) {
          report(
            "completionSpeed is \(call.speed)", "the transition never ends",
            "Leave completionSpeed at 1, or set it above 0", .warning)
        }
        let phase = record.transition.flatMap { phases[$0.id] }
        // The driver of a transition that was over at once.
        if state.ended != nil, run.passage(state.transition)?.hasNoLength == true { continue }
        let trouble = state.trouble(
          call, at: event.time, phase: phase,
          startsLater: run.events[index...].startsDriver(call.driver.id, by: event.time),
          wasRefused: lastRefusal != nil || run.passage(at: event.time) != nil)
        if let trouble { tell(trouble) }
        if call.word.isRelease, state.released == nil, call.fate != .ignored {
          state.released = (event.time, call.text)
        }
        drivers[call.driver.id] = state
      default: continue
      }
    }
    return result
  }

  /// A little above 1 is a slip, 3 for 0.3; from 50 on a spring without a swing is meant, as Card's own of
  /// 100 is, up to 1,000, where it hardly moves any more.
  private static func isSlip(damping: Double) -> Bool {
    damping > 1 && !(50...1_000).contains(damping)
  }

  /// What a spring was asked for that none can do, or that nobody means.
  private func springs(in run: Run) -> [Finding] {
    var result: [Finding] = []
    for event in run.events {
      func report(_ evidence: String, _ cure: String, _ severity: Finding.Severity) {
        result.append(
          finding(
            in: run, at: event.time, severity: severity, by: event.originator, evidence: evidence,
            consequence: "the motion is not the one that was meant", cure: cure))
      }
      if case .springAsked(let damping, let velocity, let duration) = event.kind {
        if !damping.isFinite || !velocity.isFinite || damping < 0 {
          report(
            "a spring of damping ratio \(damping) and velocity \(velocity)",
            "Give a damping ratio of 0…1 and a velocity of (points a second) / (distance)", .warning
          )
        } else if Self.isSlip(damping: damping) {
          report(
            "usingSpringWithDamping: \(damping) is above 1: nothing swings",
            "Give a damping ratio below 1, or 1 for no overshoot", .notice)
        } else if Spring.fitting(
          dampingRatio: damping, initialVelocity: velocity, duration: duration
        ).isWild {
          report(wild(velocity), velocityCure, .notice)
        }
      }
      guard case .media(.animationAdded(_, _, _, let details)) = event.kind,
        details.origin == .explicit
      else { continue }
      for spring in details.parts.compactMap(\.spring) {
        if !(spring.mass > 0 && spring.stiffness > 0 && spring.damping >= 0) {
          report(
            "a spring of mass \(spring.mass), stiffness \(spring.stiffness), "
              + "damping \(spring.damping)",
            "Give a mass and a stiffness above 0, and a damping that is not negative", .warning)
        } else if spring.isWild {
          report(wild(Double(spring.initialVelocity)), velocityCure, .notice)
        }
      }
    }
    return result
  }

  private func wild(_ velocity: Double) -> String {
    "a spring's initial velocity of \(velocity) carries it past its end by more than the distance"
  }
  private var velocityCure: String {
    "Divide the gesture's velocity by the distance that is left: a velocity of 1 is the whole "
      + "distance a second (F89)"
  }
}

/// What is known of one driver.
private struct DriverState {
  var transition: Int?
  var started: Double?
  /// When it was let go, and by what.
  var released: (time: Double, text: String)?
  /// When its transition was completed.
  var ended: Double?
  /// Where calls of one kind are told, how many more there were, and the first one's evidence.
  var told: [Kind: (place: Int, count: Int, evidence: String)] = [:]

  struct Kind: Hashable {
    var severity: Finding.Severity
    var cure: String
  }

  typealias Trouble = (
    evidence: String, consequence: String, cure: String, severity: Finding.Severity
  )

  /// What is wrong with a call, where something is.
  func trouble(
    _ call: DriverCall, at time: Double, phase: TransitionPhase?, startsLater: Bool,
    wasRefused: Bool
  ) -> Trouble? {
    guard call.word != .pause else { return nil }
    let cure = "Drop the driver when the gesture ends, and call nothing on it after that"
    let consequence = "on a phone the transition can stay open for ever"
    switch call.fate {
    case .taken: return nil
    case .ignored:
      if let released {
        let isSameTurn = released.time == time && !call.word.isRelease
        return (
          "\(call.driver).\(call.text) at \(time.inSeconds), after \(released.text) at "
            + "\(released.time.inSeconds)", consequence, cure, isSameTurn ? .notice : .error
        )
      }
      guard phase == .animating, case .update = call.word else { return nil }
      return (
        "\(call.driver).\(call.text) while the transition runs by itself",
        "the transition does not follow the finger",
        "Call pause() first, when wantsInteractiveStart is false", .error
      )
    case .waits:
      // A driver that is used again is told so before its next transition starts.
      guard !startsLater else { return nil }
      if let ended {
        return (
          "\(call.driver).\(call.text) at \(time.inSeconds), after its transition ended at "
            + ended.inSeconds, consequence, cure, ended == time ? .notice : .error
        )
      }
      return (
        "\(call.driver).\(call.text) at \(time.inSeconds): it drives no transition",
        "nothing follows the finger",
        "Make the driver when the gesture begins, and ask for the "
          + "transition in the same turn", wasRefused ? .notice : .error
      )
    }
  }
}

extension DriverCall {
  fileprivate var text: String {
    switch word {
    case .start: "startInteractiveTransition(_:)"
    case .update(let value): "update(\(value))"
    case .finish: "finish()"
    case .cancel: "cancel()"
    case .pause: "pause()"
    }
  }

  /// A fraction that is none; a rounding past an end is not meant.
  fileprivate var outOfRange: Double? {
    guard case .update(let value) = word else { return nil }
    return value.isFinite && value >= -1e-6 && value <= 1 + 1e-6 ? nil : value
  }
}

extension TransitionRecord {
  /// Who was told something.
  fileprivate var driver: SessionEvent.Subject? {
    if case .driverCalled(let call) = event { call.driver } else { nil }
  }
}

extension DriverCall.Word {
  fileprivate var isRelease: Bool { self == .finish || self == .cancel }
}

extension ArraySlice<SessionEvent> {
  /// What was told before the start counts when the start comes in the same turn (F178).
  fileprivate func startsDriver(_ id: Int, by time: Double) -> Bool {
    for event in self {
      guard event.time <= time else { return false }
      if case .transition(let record) = event.kind, case .driverCalled(let call) = record.event,
        call.driver.id == id, call.word == .start
      {
        return true
      }
    }
    return false
  }
}

extension Spring {
  /// True where it passes its end by more than the whole distance.
  fileprivate var isWild: Bool {
    let length = min(10, settlingDuration)
    return (0...200).contains { value(at: length * Double($0) / 200) > 2 }
  }
}
