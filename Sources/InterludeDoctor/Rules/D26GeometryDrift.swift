import Foundation
import UIKit

/// D26: a screen that stood where it belongs does not any more, or was placed by its frame while a
/// transform changes what a frame means (F144).
///
/// Where a presented screen belongs is its presentation controller's word, else the window's bounds.
/// One that never stood there is placed so on purpose: nothing is said.
package struct GeometryDrift: Rule {
  package let id = "D26"
  package let name = "geometry-drift"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] { drifted(in: run) + framed(in: run) }

  // MARK: Screens

  private func drifted(in run: Run) -> [Finding] {
    var settled: Set<Int> = []
    var told: Set<Int> = []
    var result: [Finding] = []
    for snapshot in run.snapshots where snapshot.isAtRest(in: run) {
      let starting = run.passages.first {
        $0.id == snapshot.transition && $0.operation == .present && snapshot.moment == .began
      }
      for place in snapshot.places(startingFrom: starting?.from.id) {
        if place.isRight {
          settled.insert(place.controller.id)
        } else if settled.contains(place.controller.id),
          told.insert(place.controller.id).inserted
        {
          result.append(
            finding(
              at: snapshot.time,
              in: run.passages.last { $0.closed.map { $0 <= snapshot.time } ?? false },
              evidence: "the view of \(place.controller.type) stands at \(text(place.frame)) and "
                + "belongs at \(text(place.expected))",
              consequence: "the screen is too small, too large or off its place",
              cure: "set bounds and center, or lay it out in containerViewWillLayoutSubviews() by "
                + "frameOfPresentedViewInContainerView"
            ).about(place.controller))
        }
      }
    }
    return result
  }

  // MARK: Frames

  private func framed(in run: Run) -> [Finding] {
    var told: Set<Int> = []
    return run.events.compactMap { event in
      guard case .layout(.frameSet(let view, let frame, let transform)) = event.kind,
        event.originator != .engine, let passage = run.passage(at: event.time),
        told.insert(view.id).inserted
      else { return nil }
      if frame.isEmpty {
        guard event.originator == .animator else { return nil }
        // A size that comes before the animation does is the layout's to give.
        let start = run.snapshot(.animatorReturned, of: passage)?.view(view.id)
        guard start?.bounds.isEmpty ?? true else { return nil }
        return sizeless(view, frame, event, passage)
      }
      let end = run.snapshot(.closing, of: passage)?.view(view.id)
      let isOff = end.map { !$0.isTransformed && !$0.restingFrame.isNear(frame) } ?? false
      return finding(
        at: event.time, in: passage,
        evidence: "frame of \(view.type) was set to \(text(frame)) while its transform was "
          + "[\(number(transform.a)), \(number(transform.b)), \(number(transform.c)), "
          + "\(number(transform.d))]"
          + (end.map { isOff ? "; without it, it stands at \(text($0.restingFrame))" : "" } ?? ""),
        consequence: "the view's size is another one once the transform goes",
        cure: "set bounds and center, or the frame before the transform",
        severity: isOff ? .warning : .notice, by: event.originator
      ).about(view)
    }
  }

  private func sizeless(
    _ view: SessionEvent.Subject, _ frame: CGRect, _ event: SessionEvent, _ passage: Passage
  ) -> Finding {
    finding(
      at: event.time, in: passage,
      evidence: "frame of \(view.type), a screen's view, was set to \(text(frame))",
      consequence: "the screen has no size: nothing of it is seen",
      cure: "read the size of containerView, or finalFrame(for:); a view that stands in no window "
        + "has none to ask", by: event.originator
    ).about(view)
  }

  private func text(_ frame: CGRect) -> String {
    "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × "
      + "\(number(frame.height)))"
  }
}

/// Where a controller's view stands, and where it belongs.
private struct Place {
  let controller: SessionEvent.Subject
  let frame: CGRect
  let expected: CGRect

  var isRight: Bool { frame.isNear(expected) }
}

extension Snapshot {
  /// Nothing is on its way, not even what was asked for a tick after the last end.
  fileprivate func isAtRest(in run: Run) -> Bool {
    switch moment {
    case .began, .closed, .afterwards, .idle: break
    case .willAnimate, .animatorReturned, .closing, .interrupted: return false
    }
    return !run.passages.contains { other in
      other.id != transition && other.began <= time && other.closed ?? .infinity > time
    }
  }

  /// Of the controllers that stand directly in a window or a presentation, and present nothing
  /// that may move them; whose presentation only starts has not been moved yet.
  fileprivate func places(startingFrom starting: Int?) -> [Place] {
    controllers.compactMap { state in
      guard state.isInWindow else { return nil }
      if let place = state.presentedPlace {
        guard let view = view(place.view), !view.isTransformed else { return nil }
        return Place(
          controller: state.controller, frame: view.restingFrame, expected: place.frame)
      }
      guard state.parent == nil, state.presenting == nil,
        state.presented == nil || state.controller.id == starting,
        let view = view(state.view),
        let window = windows.first(where: { $0.view.id == view.superview })
      else { return nil }
      return Place(
        controller: state.controller, frame: view.restingFrame,
        expected: CGRect(origin: .zero, size: window.bounds.size))
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5
      && abs(width - other.width) <= 0.5 && abs(height - other.height) <= 0.5
  }
}
