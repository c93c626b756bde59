import CoreGraphics
import Foundation
import UIKit

/// D04: a transition is over, or under way, and no screen is to be seen.
///
/// The screen on top is the one at the end of presentations, stacks and selections. It must be in the
/// window, not hidden, not clear, and show on a hundredth of the window at least. While a transition
/// runs, something of it must show in every frame.
package struct NothingVisible: Rule {
  package let id = "D04"
  package let name = "nothing-visible"
  package let severity = Finding.Severity.error

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    run.passages.compactMap { passage in
      invisibleEnd(passage, run) ?? asideAtRest(passage, run) ?? blankMoment(passage, run)
    }
  }

  // MARK: At the end

  private func invisibleEnd(_ passage: Passage, _ run: Run) -> Finding? {
    guard let closed = passage.closed, let after = run.snapshot(.afterwards, of: passage),
      let sample = run.samples(of: passage).last, sample.time > closed,
      let window = sample.views.first(where: { $0.superview == nil }),
      let top = after.top(of: [passage.from.id, passage.to.id]),
      // Another transition has the screen by now.
      !run.passages.contains(where: {
        $0.id != passage.id && $0.began >= closed && $0.began <= sample.time
      }),
      !run.isBusy(at: sample.time)
    else { return nil }
    let reason: String
    if let view = top.view, let shown = sample.view(view) {
      let path = after.path(to: view)
      // Still on its way: that the transition was completed too early is another rule's matter.
      guard !path.contains(where: \.isMoving) else { return nil }
      guard let found = invisible(shown, in: window, path) else { return nil }
      reason = found
    } else {
      reason = "is in no window"
    }
    return finding(
      at: sample.time, in: passage,
      evidence: "the view of \(top.controller.type), the screen on top, \(reason)",
      consequence: "the user sees a black or empty screen",
      cure: "Leave the view in its place with alpha 1, the identity transform and "
        + "finalFrame(for:) before completeTransition(_:) is called")
  }

  /// Why a view cannot be seen.
  private func invisible(
    _ shown: SampledView, in window: SampledView, _ path: [ViewState]
  ) -> String? {
    if shown.opacity <= 0.01 {
      if let hidden = path.first(where: \.isHidden) {
        return hidden.view.id == shown.view
          ? "is hidden" : "is inside \(hidden.name), which is hidden"
      }
      let clear = path.first { $0.alpha <= 0.01 }
      let value = ViewState.number(clear?.alpha ?? shown.opacity)
      guard let clear, clear.view.id != shown.view else { return "has an alpha of \(value)" }
      return "is inside \(clear.name), whose alpha is \(value)"
    }
    let screen = window.corners.box
    let area = shown.visible.width * shown.visible.height
    guard area < screen.width * screen.height * 0.01 else { return nil }
    let box = shown.corners.box
    if box.width < 1 || box.height < 1 {
      return "is \(ViewState.number(box.width)) × \(ViewState.number(box.height)) pt large"
    }
    if !box.intersects(screen) { return "is off the screen, at \(ViewState.text(box))" }
    if path.contains(where: { $0.maskBox != nil }) { return "is masked away" }
    return "shows on \(ViewState.number(area)) pt² of the screen, at \(ViewState.text(box))"
  }

  /// The last transition's screen, once all that moved it has come to rest: off the window.
  private func asideAtRest(_ passage: Passage, _ run: Run) -> Finding? {
    guard passage.closed != nil, passage.id == run.passages.last?.id, let final = run.final,
      final.moment == .idle, let top = final.top(of: [passage.from.id, passage.to.id])
    else { return nil }
    let path = final.path(to: top.view)
    guard let window = path.first, let view = path.last, path.count > 1,
      !path.dropLast().contains(where: \.isTransformed)
    else { return nil }
    var frame = view.shownFrame
    for outer in path.dropFirst().dropLast() {
      frame = frame.offsetBy(
        dx: outer.restingFrame.minX - outer.bounds.minX,
        dy: outer.restingFrame.minY - outer.bounds.minY)
    }
    guard frame.width >= 1, frame.height >= 1, !frame.intersects(window.bounds) else { return nil }
    return finding(
      at: final.time, in: passage,
      evidence: "the view of \(top.controller.type), the screen on top, rests off the screen, at "
        + ViewState.text(frame),
      consequence: "the user sees a black or empty screen",
      cure: "Put the view back before or with the end of the transition that moved it aside")
  }

  // MARK: On the way

  /// A tick of the transition in which nothing of it shows, neither screen nor anything made for it.
  private func blankMoment(_ passage: Passage, _ run: Run) -> Finding? {
    let end = passage.closed ?? run.end
    let frames = run.samples(of: passage).filter { $0.time > passage.began && $0.time < end }
    let trace = Trace(passage, in: run)
    guard let container = passage.cast?.container.id, passage.isAnimated else { return nil }
    let blank = frames.filter { isBlank($0, trace.roots, container: container) }
    guard let first = blank.first else { return nil }
    return finding(
      at: first.time, in: passage,
      evidence:
        "for \(blank.count) of \(frames.count) frames, from \(Finding.seconds(first.time)) s "
        + "on, nothing is in the window that shows anything",
      consequence: "the screen flashes black in the middle of the transition",
      cure: "Keep the leaving view visible until the coming one covers it")
  }

  /// Bars and what else stands around do not count: only the screens and what is in the container.
  private func isBlank(_ sample: Sample, _ roots: Set<Int>, container: Int) -> Bool {
    guard let window = sample.views.first(where: { $0.superview == nil }) else { return false }
    let screen = window.corners.box
    let least = screen.width * screen.height * 0.01
    var inside: Set<Int> = [container]
    for view in sample.views {
      let isPart = roots.contains(view.view) || view.superview.map(inside.contains) ?? false
      guard isPart else { continue }
      inside.insert(view.view)
      if view.showsSomething, view.opacity > 0.01,
        view.visible.width * view.visible.height >= least
      {
        return false
      }
    }
    return true
  }
}

extension Run {
  /// A transition is open at a time.
  func isBusy(at time: Double) -> Bool {
    passages.contains { $0.began < time && ($0.closed ?? .infinity) > time }
  }
}

extension Snapshot {
  /// The screen that should be on top in the tree that has these controllers: the end of its chain of
  /// presentations, stacks and selections.
  func top(of members: [Int]) -> ControllerState? {
    for root in controllers where root.parent == nil && root.presenting == nil {
      var chain = [root]
      while let last = chain.last, let next = next(after: last), !chain.contains(next) {
        chain.append(next)
      }
      let inside = Set(chain.flatMap { [$0.controller.id] + $0.children })
      if members.contains(where: inside.contains) { return chain.last }
    }
    return nil
  }

  private func next(after state: ControllerState) -> ControllerState? {
    if let presented = controller(state.presented) { return presented }
    if let stack = state.stack { return controller(stack.last) }
    return controller(state.selected)
  }
}
