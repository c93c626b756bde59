import QuartzCore

/// Decides which recognizers may begin, among those that watch the fingers that are down.
/// ```
/// proposal ──no one to wait for, not prevented, should begin──▶ granted: those it prevents fail
///    │ └──────prevented, required one recognized, not allowed──▶ refused: it fails
///    └──one it requires to fail has not yet──▶ waits, and is asked again after every change
/// ```
@MainActor
final class GestureArbiter {
  /// Those with a gesture on its way, in the order they were asked: the deepest view's first.
  private(set) var involved: [UIGestureRecognizer] = []

  func involve(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers where !involved.contains(where: { $0 === recognizer }) {
      involved.append(recognizer)
    }
  }

  func forget(_ recognizer: UIGestureRecognizer) { involved.removeAll { $0 === recognizer } }

  /// Answers a proposal now, where it need not wait.
  func decide(_ recognizer: UIGestureRecognizer) {
    switch permission(of: recognizer) {
    case .granted:
      recognizer.leavePossible()
      for other in involved
      where other !== recognizer && other.storedState == .possible
        && other.shares(with: recognizer) && mayPrevent(other, by: recognizer)
      { other.fail() }
    case .refused: recognizer.fail()
    case .waiting: break
    }
  }

  /// Asks those that wait again, then tells targets, until nothing changes any more.
  func settle() {
    var rounds = 0
    repeat {
      for recognizer in involved where recognizer.proposal != nil { decide(recognizer) }
      for recognizer in involved { recognizer.tell() }
      rounds += 1
    } while rounds < 100 && involved.contains { !$0.news.isEmpty || canBeDecided($0) }
  }

  /// Readies those whose gesture is over for the next.
  func finish() {
    for recognizer in involved where recognizer.isOver {
      forget(recognizer)
      recognizer.startOver()
    }
  }

  /// Whether a recognizer may still take the finger from its view.
  func isUndecided(_ recognizer: UIGestureRecognizer, about touch: UITouch) -> Bool {
    recognizer.storedState == .possible && recognizer.witnessed.contains { $0 === touch }
      && involved.contains { $0 === recognizer }
  }

  private func canBeDecided(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.proposal != nil && !isWaiting(recognizer)
  }

  private enum Permission {
    case granted
    case refused
    case waiting
  }

  private func permission(of recognizer: UIGestureRecognizer) -> Permission {
    for other in involved
    where other !== recognizer && other.isActive && other.shares(with: recognizer) {
      if recognizer.waits(for: other) || mayPrevent(recognizer, by: other) { return .refused }
    }
    if isWaiting(recognizer) { return .waiting }
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else {
      return .refused
    }
    var views = [recognizer.attachedView].compactMap { $0 }
    if let hit = recognizer.witnessed.first?.view, hit !== recognizer.attachedView {
      views.append(hit)
    }
    let allowed = views.allSatisfy { $0.gestureRecognizerShouldBegin(recognizer) }
    return allowed ? .granted : .refused
  }

  /// While one it requires to fail may still be recognized.
  private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    involved.contains { other in
      other !== recognizer && other.storedState == .possible && other.shares(with: recognizer)
        && recognizer.waits(for: other) && !isStuck(recognizer, with: other)
    }
  }

  /// Two that fit and wait for each other would wait for ever: the first that is asked may begin.
  private func isStuck(
    _ recognizer: UIGestureRecognizer, with other: UIGestureRecognizer
  ) -> Bool {
    guard recognizer.proposal != nil, other.proposal != nil, other.waits(for: recognizer),
      let first = involved.first(where: { $0 === recognizer || $0 === other }),
      first === recognizer
    else { return false }
    recognizer.session.record(
      "require(toFail:)",
      "\(type(of: recognizer)) and \(type(of: other)) wait for each other; the first may begin")
    return true
  }

  /// One gesture at a time, unless either's delegate says otherwise.
  private func mayPrevent(_ one: UIGestureRecognizer, by other: UIGestureRecognizer) -> Bool {
    guard other.canPrevent(one), one.canBePrevented(by: other) else { return false }
    let together =
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
    return !together
  }
}

extension UIGestureRecognizer {
  /// Gestures of different fingers have nothing to do with each other.
  fileprivate final func shares(with other: UIGestureRecognizer) -> Bool {
    witnessed.contains { touch in other.witnessed.contains { $0 === touch } }
  }

  fileprivate final func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }
}
