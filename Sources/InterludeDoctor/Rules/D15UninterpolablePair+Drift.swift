import CoreGraphics
import QuartzCore
import UIKit

extension UninterpolablePair {
  /// Two views that begin in one place and are to end in one place, and are not in one on the way.
  func drifts(in run: Run) -> [Finding] {
    run.passages.compactMap { passage in
      guard let closed = passage.closed, let goal = run.snapshot(.animatorReturned, of: passage)
      else { return nil }
      // The first picture is the one after the animator's turn.
      let samples = run.samples.filter {
        $0.time >= passage.began && $0.time < closed
          && $0.eventCount > passage.range.lowerBound + 1
      }
      guard samples.count > 4, let first = samples.first, let last = samples.last else {
        return nil
      }
      if let finding = leak(passage, samples, run) { return finding }
      for (a, b) in first.couples(until: last, goal: goal) {
        let widest = widestGap(in: samples) { sample in
          guard let a = sample.view(a), let b = sample.view(b), a.opacity > 0.01, b.opacity > 0.01
          else { return nil }
          return a.corners.distance(to: b.corners)
        }
        guard let widest else { continue }
        let (one, other) = (first.view(a)?.type ?? "", first.view(b)?.type ?? "")
        return finding(
          in: run, at: widest.time, transition: passage.id,
          evidence: "\(one) \(a) and \(other) \(b) begin and end in one place, but are "
            + "\(Finding.seconds(widest.gap)) points apart on the way",
          consequence: "a gap opens between what should be one thing",
          cure: "Animate both in one block, with one curve and one duration"
        ).about(numbers: [a, b])
      }
      return nil
    }
  }
}

extension UninterpolablePair {
  /// How far apart two things get, and when; nil where it cannot be seen, or where one of them is not in
  /// every sample.
  private func widestGap(
    in samples: [Sample], _ gap: (Sample) -> Double?
  ) -> (gap: Double, time: Double)? {
    let gaps = samples.compactMap { sample in gap(sample).map { (gap: $0, time: sample.time) } }
    guard gaps.count == samples.count, let widest = gaps.max(by: { $0.gap < $1.gap }),
      widest.gap > 2
    else { return nil }
    return widest
  }

  /// A screen is seen through a mask, and a view beside it is to grow with the hole, and does not.
  private func leak(_ passage: Passage, _ samples: [Sample], _ run: Run) -> Finding? {
    guard let first = samples.first, let last = samples.last else { return nil }
    for (masked, flood) in first.floods(until: last) {
      let widest = widestGap(in: samples) { sample in
        guard let hole = sample.view(masked)?.hole, let flood = sample.view(flood),
          flood.opacity > 0.01
        else { return nil }
        return hole.distance(to: flood.corners)
      }
      guard let widest else { continue }
      let (one, other) = (first.view(masked)?.type ?? "", first.view(flood)?.type ?? "")
      return finding(
        in: run, at: widest.time, transition: passage.id,
        evidence: "the mask of \(one) \(masked) and \(other) \(flood) begin and end in one place, "
          + "but are \(Finding.seconds(widest.gap)) points apart on the way",
        consequence: "colour bleeds at the rim, or a gap opens there",
        cure: "Animate both in one block, with one curve and one duration")
    }
    return nil
  }
}

extension Sample {
  /// Masked views and the views beside them that lie over the hole here, grow, and end there.
  ///
  /// The last picture is a tick before the end, when two curves are not yet in one place.
  fileprivate func floods(until end: Sample) -> [(masked: Int, flood: Int)] {
    var result: [(Int, Int)] = []
    for masked in views {
      guard let hole = masked.hole, let there = end.view(masked.view)?.hole,
        there.distance(to: hole) > 8
      else { continue }
      let size = Double(max(there.box.width, there.box.height))
      for flood in views
      where flood.view != masked.view && flood.superview == masked.superview
        && flood.corners.distance(to: hole) < 0.5
      {
        guard let last = end.view(flood.view), last.corners.distance(to: there) < size / 10 else {
          continue
        }
        result.append((masked.view, flood.view))
      }
    }
    return result
  }

  /// Pairs of views in one view that lie over each other here, are to do so at the goal, and move.
  fileprivate func couples(until end: Sample, goal: Snapshot) -> [(Int, Int)] {
    let moving = views.filter { view in
      guard let there = end.view(view.view), view.opacity > 0.01, view.corners.box.width > 1,
        view.corners.box.height > 1
      else { return false }
      return there.corners.distance(to: view.corners) > 8
    }
    var result: [(Int, Int)] = []
    for (index, a) in moving.enumerated() {
      for b in moving[(index + 1)...]
      where a.superview == b.superview && a.corners.distance(to: b.corners) < 0.5 {
        guard let endOfA = goal.view(a.view), let endOfB = goal.view(b.view),
          endOfA.liesLike(endOfB)
        else { continue }
        result.append((a.view, b.view))
      }
    }
    return result
  }
}

extension ViewState {
  fileprivate func liesLike(_ other: ViewState) -> Bool {
    let (a, b) = (restingFrame, other.restingFrame)
    return abs(a.minX - b.minX) < 0.5 && abs(a.minY - b.minY) < 0.5
      && abs(a.width - b.width) < 0.5 && abs(a.height - b.height) < 0.5
      && CATransform3DEqualToTransform(transform, other.transform)
  }
}
