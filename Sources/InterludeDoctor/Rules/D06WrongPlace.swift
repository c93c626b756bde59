import CoreGraphics
import Foundation
import UIKit

/// D06: the coming view is not in the container, or ends in another place than the context says.
///
/// The engine puts the view into its place at the end; until then the user sees what the animator
/// made of it. A frame of zero says nothing (F13). A presentation controller of the app's own may have
/// its view end elsewhere: a card whose lower end is below the screen is meant so.
package struct WrongPlace: Rule {
  package let id = "D06"
  package let name = "to-view-missing-or-wrong-frame"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.compactMap { passage in
      guard passage.outcome == .finished, passage.isAnimated, let cast = passage.cast,
        let view = cast.toView, let closing = run.snapshot(.closing, of: passage)
      else { return nil }
      let path = closing.path(to: view.id)
      guard let place = path.firstIndex(where: { $0.view.id == cast.container.id }) else {
        return missing(view, passage, run, closing)
      }
      guard !(passage.operation == .present && cast.style == .custom),
        cast.finalTo.width > 0, cast.finalTo.height > 0
      else { return nil }
      return misplaced(Array(path[(place + 1)...]), cast, passage, closing)
    }
  }

  private func missing(
    _ view: SessionEvent.Subject, _ passage: Passage, _ run: Run, _ closing: Snapshot
  ) -> Finding {
    finding(
      at: closing.time, in: passage,
      evidence: "\(view.type), the view of \(passage.to.type), was not in containerView when the "
        + "transition was completed",
      consequence: "the screen is black or empty behind what moves; the view then appears at once",
      cure: "Call context.containerView.addSubview(toView) before animating, in both directions")
  }

  /// From the container's child down to the view: where its resting frame lies in the container.
  private func misplaced(
    _ path: [ViewState], _ cast: TransitionCast, _ passage: Passage, _ closing: Snapshot
  ) -> Finding? {
    guard let last = path.last, !path.dropLast().contains(where: \.isTransformed) else {
      return nil
    }
    let goal = cast.finalTo
    var offset = CGPoint.zero
    for outer in path.dropLast() {
      offset.x += outer.restingFrame.minX - outer.bounds.minX
      offset.y += outer.restingFrame.minY - outer.bounds.minY
    }
    let frame = last.restingFrame.offsetBy(dx: offset.x, dy: offset.y)
    // A frame that was set under a transform is right to the eye; what comes of it is another matter.
    let shown = last.shownFrame.offsetBy(dx: offset.x, dy: offset.y)
    guard Self.distance(frame, goal) > 0.5, Self.distance(shown, goal) > 0.5 else { return nil }
    return finding(
      at: closing.time, in: passage,
      evidence: "\(last.view.type), the view of \(passage.to.type), ends at "
        + "(\(ViewState.text(frame))); finalFrame(for:) is (\(ViewState.text(goal)))",
      consequence: "the screen is cut off, under a bar or off its place, or jumps when it is put "
        + "right",
      cure: "Set toView.frame = context.finalFrame(for: toViewController) before animating")
  }

  /// The farthest that an edge is from where it should be.
  private static func distance(_ a: CGRect, _ b: CGRect) -> Double {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY]
      .map { abs($0) }.max() ?? 0
  }
}
