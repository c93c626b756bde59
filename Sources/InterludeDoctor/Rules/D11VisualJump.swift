import InterludeMotion
import QuartzCore
import UIKit

/// D11: what shows is suddenly somewhere else, or turns round on its way back.
///
/// Motion is continuous at turns, whatever its speed: what is not was added, removed or let go in a way
/// that shows (F59). What the app's own code sets without an animation is meant to jump, and what
/// follows a finger goes as far as the finger went. What D02 and D01 tell of a wrong answer and of a cut
/// animation that nobody completes after is not told again for its picture.
package struct VisualJump: Rule {
  package let id = "D11"
  package let name = "visual-jump"
  package let severity = Finding.Severity.warning

  package init() {}

  package func findings(in run: Run) -> [Finding] {
    jumps(in: run) + run.passages.flatMap { turns(of: $0, in: run) }
  }

  private func jumps(in run: Run) -> [Finding] {
    // What comes and goes between two ticks is in no picture.
    let frames = Dictionary(grouping: run.seams) { seam in
      Frame(layer: seam.layer, tick: Int((seam.time * Double(run.tickRate) - 1e-6).rounded(.up)))
    }
    let wrongAnswers = Set(
      CompletionContractBroken().findings(in: run).filter { $0.severity == .error }.map(\.time))
    var told: Set<UInt64> = []
    return frames.sorted { $0.key < $1.key }.compactMap { frame, seams in
      let jump = Jump(seams)
      guard jump.points > 2 || jump.opacity > 0.1 || jump.color > 0.2,
        !seams.allSatisfy({ isMeant($0, in: run) || wrongAnswers.contains($0.time) }),
        told.insert(frame.layer).inserted
      else { return nil }
      let name = run.name(ofLayer: frame.layer) ?? "a layer"
      let amount =
        jump.points > 2
        ? "by \(Finding.seconds(jump.points)) points"
        : jump.opacity > 0.1
          ? "in opacity by \(Finding.seconds(jump.opacity))" : "to another colour"
      let isInPlace = run.isPresenterInPlace(frame.layer, in: run.latestPassage(at: jump.time))
      return finding(
        in: run, at: jump.time, severity: isInPlace ? .notice : nil,
        evidence: "\(name) jumps \(amount) although no code set it there",
        consequence: "the picture flashes or hops for a frame",
        cure: "Let one animation go over into the next: set the model before the animation ends, "
          + "start from presentation(), restore values before a layer's speed and timeOffset"
      ).about(layer: frame.layer)
    }
  }

  private func isMeant(_ seam: Seam, in run: Run) -> Bool {
    if seam.isEndless { return true }
    if seam.isSetByModel { return true }
    // Nothing was to be seen of it.
    if seam.before.opacity < 0.01, seam.after.opacity < 0.01 { return true }
    let turn = run.events[seam.events]
    if turn.contains(where: \.isTransitionsBegin) || turn.contains(where: \.isFingersMove) {
      return true
    }
    // A block starts from what its code has set before it; from the model of before, nothing was set.
    if turn.contains(where: { $0.isBlock(on: seam.layer) }),
      seam.after.differs(from: seam.modelBefore, by: 0.5, 0.02)
    {
      return true
    }
    if turn.contains(where: { $0.isCut(on: seam.layer) }),
      let passage = run.passage(at: seam.time), NeverCompletes().deadSince(passage, in: run) != nil
    {
      return true
    }
    if let step = run.step(in: seam) {
      // A finger that goes a little moves a view a little.
      return step >= 0.02 || seam.before.corners.distance(to: seam.after.corners) < 2 + 8000 * step
    }
    return turn.contains { $0.isEnd(ofSpringOn: seam.layer) }
  }

  /// Once let go, a view goes one way; springs and keyframes may swing.
  private func turns(of passage: Passage, in run: Run) -> [Finding] {
    guard passage.wasDriven, let released = passage.released, let closed = passage.closed,
      !run.isDrivenAgain(passage, after: released)
    else { return [] }
    let samples = run.samples.filter { $0.time >= released && $0.time < closed }
    guard samples.count > 3 else { return [] }
    let lives = AnimationLife.all(in: run.events)
    return [passage.from.id, passage.to.id].compactMap { controller in
      let places = samples.compactMap { sample in
        sample.views.first { $0.controller == controller }?.corners.box.middle
      }
      guard places.count == samples.count, let back = places.wayBack, back > 2,
        !run.swings(controller, lives, since: passage.began)
      else { return nil }
      let type = controller == passage.from.id ? passage.from.type : passage.to.type
      return finding(
        in: run, at: released, transition: passage.id,
        evidence: "after it was let go the view of \(type) turns round on its way, by "
          + "\(Finding.seconds(back)) points",
        consequence: "the view hops back, or returns twice",
        cure: "Let one animation do the rest of the way: cancelInteractiveTransition() and one "
          + "animation back from presentation()")
    }
  }
}

/// What a picture shows of one layer.
private struct Frame: Hashable, Comparable {
  let layer: UInt64
  let tick: Int

  static func < (a: Self, b: Self) -> Bool { (a.tick, a.layer) < (b.tick, b.layer) }
}

/// The seams of one frame together.
private struct Jump {
  var points = 0.0
  var opacity = 0.0
  var color = 0.0
  var time = 0.0

  init(_ seams: [Seam]) {
    var moved = [CGPoint](repeating: .zero, count: 4)
    var faded = 0.0
    for seam in seams {
      for (index, (a, b)) in zip(seam.before.corners.all, seam.after.corners.all).enumerated() {
        moved[index].x += b.x - a.x
        moved[index].y += b.y - a.y
      }
      faded += seam.after.opacity - seam.before.opacity
    }
    points = moved.map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }.max() ?? 0
    opacity = abs(faded)
    if let first = seams.first, let last = seams.last {
      color = first.before.colorDistance(to: last.after)
    }
    time = seams.last?.time ?? 0
  }
}

extension Seam {
  /// The jump is the one that the model made: set without an animation.
  fileprivate var isSetByModel: Bool {
    func isSet(_ jump: Double, _ model: Double, _ rest: Double, _ least: Double) -> Bool {
      abs(jump) <= least || abs(model) > least && (abs(rest) <= least || abs(jump - model) <= least)
    }
    let moves = zip(
      zip(before.corners.all, after.corners.all),
      zip(modelBefore.corners.all, modelAfter.corners.all))
    let isMoved = moves.allSatisfy { shown, model in
      isSet(shown.1.x - shown.0.x, model.1.x - model.0.x, shown.1.x - model.1.x, 0.5)
        && isSet(shown.1.y - shown.0.y, model.1.y - model.0.y, shown.1.y - model.1.y, 0.5)
    }
    let isFaded = isSet(
      after.opacity - before.opacity, modelAfter.opacity - modelBefore.opacity,
      after.opacity - modelAfter.opacity, 0.02)
    let isColored = isSet(
      before.colorDistance(to: after), modelBefore.colorDistance(to: modelAfter),
      after.colorDistance(to: modelAfter), 0.02)
    return isMoved && isFaded && isColored
  }
}

extension SessionEvent {
  fileprivate var isTransitionsBegin: Bool {
    guard case .transition(let record) = kind, case .began = record.event else { return false }
    return true
  }

  fileprivate var isFingersMove: Bool {
    if case .touch(_, .moved) = kind { return true }
    return false
  }

  fileprivate func isBlock(on layer: UInt64) -> Bool {
    guard case .media(.animationAdded(let subject, _, _, let details)) = kind else { return false }
    return subject.layer == layer && details.origin == .block
  }

  /// An animation that was taken away before its end.
  fileprivate func isCut(on layer: UInt64) -> Bool {
    guard case .media(.animationStopped(let subject, _, _, false, _)) = kind else { return false }
    return subject.layer == layer
  }

  /// A spring of a block ends a thousandth from its end (F86).
  fileprivate func isEnd(ofSpringOn layer: UInt64) -> Bool {
    guard case .media(.animationStopped(let subject, _, _, true, let details)) = kind,
      subject.layer == layer
    else { return false }
    return details.parts.contains { part in
      part.spring.map { abs(1 - $0.value(at: details.timing.duration)) < 0.01 } ?? false
    }
  }
}

extension Run {
  /// How far a driver was moved in a seam's turn; nil where it was not.
  fileprivate func step(in seam: Seam) -> Double? {
    var last = 0.0
    var step: Double?
    for index in 0..<seam.events.upperBound {
      guard case .transition(let record) = events[index].kind,
        case .driverCalled(let call) = record.event
      else { continue }
      switch call.word {
      case .start: last = 0
      case .update(let fraction) where fraction.isFinite:
        let fraction = min(1, max(0, fraction))
        if seam.events.contains(index) { step = (step ?? 0) + abs(fraction - last) }
        last = fraction
      default: continue
      }
    }
    return step
  }

  fileprivate func isDrivenAgain(_ passage: Passage, after time: Double) -> Bool {
    passage.records(in: events).contains { entry in
      guard entry.event.time >= time, case .transition(let record) = entry.event.kind else {
        return false
      }
      return record.event == .phase(.driven)
    }
  }

  /// Whether something that may go to and fro moves a controller's view.
  fileprivate func swings(
    _ controller: Int, _ lives: [AnimationLife], since began: Double
  ) -> Bool {
    // What is above it moves it too.
    let layers = Set(
      snapshots.flatMap { snapshot in
        snapshot.allViews.filter { $0.controller?.id == controller }
          .flatMap { snapshot.path(to: $0.view.id).map(\.layer) }
      })
    return lives.contains { life in
      guard life.added.hostTime >= began, layers.contains(life.layer.layer) else { return false }
      return life.added.origin == .player || life.added.timing.autoreverses
        || life.added.isEndless || life.added.parts.contains { $0.spring != nil || $0.isKeyframed }
    }
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension [CGPoint] {
  /// How far they go back on their way from the first to the last; nil where they go nowhere.
  fileprivate var wayBack: Double? {
    guard let first, let last else { return nil }
    var way = CGPoint(x: last.x - first.x, y: last.y - first.y)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 2 else { return nil }
    way = CGPoint(x: way.x / length, y: way.y / length)
    var farthest = -Double.infinity
    var back = 0.0
    for point in self {
      let place = Double((point.x - first.x) * way.x + (point.y - first.y) * way.y)
      farthest = Swift.max(farthest, place)
      back = Swift.max(back, farthest - place)
    }
    return back
  }
}
