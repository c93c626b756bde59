public import InterludeStage
import UIKit

extension Stage {
  /// What happened since the stage is watched, in order: requests, the steps of transitions, appearance
  /// callbacks, views that came and went, animations, gestures, touches.
  ///
  /// A stage is watched from its first moment under the `.stage` trait, else from ``watch()`` on.
  public var events: [StageEvent] { session.log.events.compactMap { StageEvent($0) } }

  /// Checks that events happened in this order; others may lie between them.
  ///
  /// ```swift
  /// stage.expectEvents(
  ///   inOrder: "push Detail", "viewWillDisappear List", "animateTransition",
  ///   "completeTransition(true)", "viewDidAppear Detail")
  /// ```
  /// Each line is looked for in the event's words, after the event that the line before it matched.
  /// What is missing is told with what happened instead.
  ///
  /// - Returns: whether all happened.
  @discardableResult
  public func expectEvents(
    inOrder lines: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard isWatched(at: place) else { return false }
    var rest = events[...]
    var last: StageEvent?
    for wanted in lines {
      guard let index = rest.firstIndex(where: { $0.text.contains(wanted) }) else {
        Complaint(Self.missing(wanted, after: last, rest, in: events)).tell(at: place)
        return false
      }
      last = rest[index]
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// Checks that no event's words contain the line.
  @discardableResult
  public func expectNoEvent(
    _ line: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line sourceLine: UInt = #line, column: UInt = #column
  ) -> Bool {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: sourceLine, column: column)
    guard isWatched(at: place) else { return false }
    guard let found = events.first(where: { $0.text.contains(line) }) else { return true }
    Complaint("there was an event '\(found.text)' at \(Numbers.short(found.time)) s")
      .tell(at: place)
    return false
  }

  private static func missing(
    _ wanted: String, after last: StageEvent?, _ rest: ArraySlice<StageEvent>,
    in all: [StageEvent]
  ) -> String {
    var message = "no event '\(wanted)'"
    if let last { message += " after '\(last.text)' at \(Numbers.short(last.time)) s" }
    if let early = all.last(where: { $0.text.contains(wanted) }) {
      message += "; it happened earlier, at \(Numbers.short(early.time)) s"
    }
    // One of the kind that was meant, with another name or answer.
    let kind = wanted.prefix { $0.isLetter }
    let kin = rest.filter { kind.count > 3 && $0.text.hasPrefix(kind) }
    // Animations and views are many, and seldom what one looks for.
    let common = ["animation of", " added to ", " removed from "].filter { !wanted.contains($0) }
    let others =
      kin.isEmpty
      ? rest.filter { event in !common.contains { event.text.contains($0) } } : Array(kin)
    guard !others.isEmpty else { return message + "; nothing happened any more" }
    return message + "; instead:\n" + others.prefix(12).map { "  \($0)" }.joined(separator: "\n")
      + (others.count > 12 ? "\n  … and \(others.count - 12) more" : "")
  }

  /// Says how a stage comes to be watched, where it is not.
  func isWatched(at place: SourcePlace) -> Bool {
    if watcher != nil { return true }
    Complaint(
      "nobody watched this stage: give the test the trait `.stage`, or call `stage.watch()` first"
    ).tell(at: place)
    return false
  }
}
