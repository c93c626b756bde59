import UIKit

/// D25: a transition's animation catches the layout of a screen, or the layout comes when it is over.
package struct LayoutInsideAnimation: Rule {
  package let id = "D25"
  package let name = "layout-inside-animation"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.flatMap { passage in
      let records = layouts(of: passage, in: run)
      return [
        firstLayout(records, passage), lateSafeArea(records, passage),
        readEarly(records, passage, run),
      ].compactMap { $0 }
    }
  }

  private typealias Timed = (time: Double, record: LayoutRecord)

  /// What layout did from the start of a transition to the moment of its end.
  private func layouts(of passage: Passage, in run: Run) -> [Timed] {
    run.events.compactMap { event in
      guard case .layout(let record) = event.kind, event.time >= passage.began,
        event.time <= passage.closed ?? run.end
      else { return nil }
      return (event.time, record)
    }
  }

  /// A view had no place yet when layout code, inside the animation, gave it one.
  private func firstLayout(_ records: [Timed], _ passage: Passage) -> Finding? {
    for case (let time, .animated(let view, let inside, let key, let isFirst, let from, let to))
      in records where inside.contains(passage.to)
    {
      let hadNoSize = key == "bounds" && from.isEmpty && !to.isEmpty
      guard isFirst || hadNoSize, from != to else { continue }
      return finding(
        at: time, in: passage,
        evidence: "\(view.type) got its first place inside the animation: its \(key) goes from "
          + "\(text(from, key)) to \(text(to, key))",
        consequence: "parts of the new screen fly in from its corner",
        cure: "give the view its final frame and call layoutIfNeeded() before animating",
        by: .animator
      ).about(view)
    }
    return nil
  }

  /// The content jumps: what bars leave of the screen is known only at the end.
  private func lateSafeArea(_ records: [Timed], _ passage: Passage) -> Finding? {
    let subjects = [passage.to, passage.from]
    for (time, record) in records where time > passage.began {
      guard
        case .safeAreaChanged(
          controller: let controller, from: let old, to: let new, because: .surroundings,
          isInWindow: true) = record, subjects.contains(controller)
      else { continue }
      let isEnd = time == passage.closed
      // Whoever goes back gets back what was taken from it.
      guard !isEnd || passage.outcome == .finished && controller == passage.to else { continue }
      return finding(
        at: time, in: passage,
        evidence: "the safe area of \(controller.type) went from \(text(old)) to \(text(new)) "
          + (isEnd
            ? "when the transition ended"
            : "\(seconds(time - passage.began)) into the transition"),
        consequence: "the content shifts by the height of a bar",
        cure: "let bars have their final state when the transition starts, as in viewWillAppear(_:)"
      )
    }
    return nil
  }

  /// A place that was read before layout turned out to be another one.
  private func readEarly(_ records: [Timed], _ passage: Passage, _ run: Run) -> Finding? {
    guard let after = run.snapshot(.closing, of: passage) else { return nil }
    for case (let time, .readBeforeLayout(let view, let inside, let bounds, let center))
      in records where inside.contains(passage.to)
    {
      guard let place = after.view(view.id),
        distance(place.center, center) > 0.5 || distance(place.bounds.size, bounds.size) > 0.5
      else { continue }
      return finding(
        at: time, in: passage,
        evidence: "the place of \(view.type) was read before its first layout, as "
          + "\(number(bounds.width)) × \(number(bounds.height)) about (\(number(center.x)), "
          + "\(number(center.y))); it is \(number(place.bounds.width)) × "
          + "\(number(place.bounds.height)) about (\(number(place.center.x)), "
          + "\(number(place.center.y)))",
        consequence: "what flies there arrives in the wrong place and jumps",
        cure: "add the view to the container, set its final frame and call layoutIfNeeded() "
          + "before converting",
        by: .animator
      ).about(view)
    }
    return nil
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    max(abs(a.x - b.x), abs(a.y - b.y))
  }

  private func distance(_ a: CGSize, _ b: CGSize) -> CGFloat {
    max(abs(a.width - b.width), abs(a.height - b.height))
  }

  private func text(_ area: CGRect, _ key: String) -> String {
    key == "position"
      ? "(\(number(area.minX)), \(number(area.minY)))"
      : "\(number(area.width)) × \(number(area.height))"
  }

  private func text(_ insets: [CGFloat]) -> String {
    "(" + insets.map { number($0) }.joined(separator: ", ") + ")"
  }
}
