package import InterludeCompositor
import InterludeGeometry
import InterludeMotion
package import QuartzCore
package import UIKit

/// One animation of a run, from `add` to its end, as the log tells it.
package struct AnimationLife: Sendable {
  package let layer: MediaEvent.Subject
  package let key: String?
  package let originator: SessionEvent.Originator
  /// As it was added.
  package let added: AnimationDetails
  /// Where its `add` stands among the run's events.
  package let index: Int
  /// It was there before the record began: `add` and `index` are of its first event in it.
  package let isOlder: Bool
  /// As its begin time became known; nil where that never was.
  package internal(set) var committed: AnimationDetails?
  /// As it was over; nil where it is not.
  package internal(set) var stopped: AnimationDetails?
  package internal(set) var finished = false

  package var id: UInt64 { added.id }
  /// In seconds of stage time, from `add` to the end.
  package var isOver: Bool { stopped != nil }

  /// True where it is on its layer and has not come to its end at a time.
  package func isAlive(at time: Double) -> Bool {
    added.hostTime <= time && (stopped.map { $0.hostTime > time } ?? true)
  }

  /// The properties it changes: `transform` for `transform.scale.x`.
  package var roots: Set<String> { Set(added.parts.map(\.root)) }
}

extension AnimationDetails.Part {
  /// The property a key path is about.
  package var root: String { String(keyPath.prefix { $0 != "." }) }
}

extension AnimationLife {
  /// The animations of a run, in the order in which they were added.
  package static func all(in events: [SessionEvent]) -> [AnimationLife] {
    var lives: [AnimationLife] = []
    var places: [UInt64: Int] = [:]
    for (index, event) in events.enumerated() {
      guard case .media(let media) = event.kind else { continue }
      // What was there before the record began is known from its next event on.
      func place(
        _ layer: MediaEvent.Subject, _ key: String?, _ details: AnimationDetails,
        isOlder: Bool = true
      ) -> Int {
        if let place = places[details.id] { return place }
        places[details.id] = lives.count
        lives.append(
          AnimationLife(
            layer: layer, key: key, originator: event.originator, added: details, index: index,
            isOlder: isOlder))
        return lives.count - 1
      }
      switch media {
      case .animationAdded(let layer, let key, _, let details):
        _ = place(layer, key, details, isOlder: false)
      case .animationCommitted(let layer, let key, _, let details):
        lives[place(layer, key, details)].committed = details
      case .animationStopped(let layer, let key, _, let finished, let details):
        let place = place(layer, key, details)
        lives[place].stopped = details
        lives[place].finished = finished
      case .animationStarted, .layerRemoved, .committed: continue
      }
    }
    return lives
  }
}

extension AnimatableValue {
  /// Whether two values look the same; differences of rounding do not count.
  ///
  /// A hundredth of a point, and a thousandth of what is a part of one, cannot be seen.
  package func looksLike(_ other: AnimatableValue) -> Bool {
    func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-3) -> Bool {
      a == b || abs(a - b) <= tolerance * max(1, min(10, abs(a)))
    }
    switch (self, other) {
    case (.scalar(let a), .scalar(let b)): return near(a, b)
    case (.point(let a), .point(let b)): return near(a.x, b.x) && near(a.y, b.y)
    case (.size(let a), .size(let b)): return near(a.width, b.width) && near(a.height, b.height)
    case (.rect(let a), .rect(let b)):
      return near(a.minX, b.minX) && near(a.minY, b.minY) && near(a.width, b.width)
        && near(a.height, b.height)
    case (.transform(let a), .transform(let b)):
      return zip(a.entries, b.entries).allSatisfy { near($0, $1) }
    case (.color(let a), .color(let b)): return a.distance(to: b) < 2e-3
    case (.triple(let a), .triple(let b)):
      return near(a.x, b.x) && near(a.y, b.y) && near(a.z, b.z)
    case (.path(let a), .path(let b)):
      guard a.hasSameShape(as: b) else { return false }
      return zip(a.points, b.points).allSatisfy { near($0.x, $1.x) && near($0.y, $1.y) }
    default: return self == other
    }
  }

  /// The same, where "none" looks like nothing but "none".
  package static func look(_ a: AnimatableValue?, _ b: AnimatableValue?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.looksLike(b)
  }
}

extension Matrix4 {
  fileprivate var entries: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }
}

// MARK: Words for findings

extension AnimationLife {
  /// The properties it animates, as its key paths name them.
  package var what: String {
    let paths = added.parts.map(\.keyPath)
    return paths.isEmpty ? added.type : paths.joined(separator: ", ")
  }
}

extension Run {
  /// What a layer is called: its view's type where it is a view's, else its own.
  package func name(of layer: MediaEvent.Subject) -> String {
    name(ofLayer: layer.layer) ?? layer.type
  }

  package func name(ofLayer layer: UInt64) -> String? {
    for snapshot in snapshots {
      for view in snapshot.allViews where view.layer == layer {
        return view.controller.map { "the view of \($0.type)" } ?? view.identifier ?? view.view.type
      }
    }
    return nil
  }

  /// The passage a moment lies in; in none, the one before.
  package func latestPassage(at time: Double) -> Passage? {
    passage(at: time) ?? passages.last { $0.began <= time }
  }

  /// A modal's presenter that stays where it is, outside of the container, and is moved there (F19).
  package func isPresenterInPlace(_ layer: UInt64, in passage: Passage?) -> Bool {
    guard let passage, passage.operation == .present || passage.operation == .dismiss,
      let start = snapshot(.began, of: passage),
      let view = start.allViews.first(where: { $0.layer == layer })
    else { return false }
    return view.controller?.id == passage.from.id && passage.operation == .present
      || view.controller?.id == passage.to.id && passage.operation == .dismiss
  }

  package func passage(_ id: Int?) -> Passage? {
    id.flatMap { id in passages.last { $0.id == id } }
  }
}

extension Double {
  /// `0.25 s`
  package var inSeconds: String { Finding.seconds(self) + " s" }
}

extension AnimatableValue? {
  /// A value in a finding, short.
  package var words: String {
    func number(_ value: Double) -> String { Finding.seconds(value) }
    guard let self else { return "nothing" }
    switch self {
    case .scalar(let value): return number(value)
    case .point(let point): return "(\(number(point.x)), \(number(point.y)))"
    case .size(let size): return "\(number(size.width)) × \(number(size.height))"
    case .rect(let rect):
      return "(\(number(rect.minX)), \(number(rect.minY))), "
        + "\(number(rect.width)) × \(number(rect.height))"
    case .path(let path):
      let box = path.bounds
      return "a path of \(number(box.width)) × \(number(box.height)) points"
    case .transform: return "another transform"
    case .color: return "another colour"
    case .flag(let flag): return "\(flag)"
    case .word(let word): return word
    case .contents, .triple, .colors, .numbers: return "another value"
    }
  }
}
