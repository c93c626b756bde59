import QuartzCore

extension UIGestureRecognizer {
  final var session: InterfaceSession {
    attachedView?.layer.session?.interface as? InterfaceSession ?? .current
  }

  /// The middle of the fingers that are down, in the window.
  final var centroid: CGPoint? {
    guard !followed.isEmpty else { return nil }
    let sum = followed.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    return CGPoint(x: sum.x / Double(followed.count), y: sum.y / Double(followed.count))
  }

  /// Recognized, and not over yet.
  final var isActive: Bool {
    storedState == .began || storedState == .changed || storedState == .ended
  }

  /// Whether its touches are taken from the views they are on.
  final var claimsTouches: Bool { cancelsTouchesInView && isActive }

  /// The one way the state changes; steps the diagram does not have are recorded and not made.
  final func change(to new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended):
      guard proposal == nil else { return }
      proposal = new
      session.touches.gestures.involve([self])
      session.touches.gestures.decide(self)
    case (.possible, .changed) where proposal == .began: return
    case (.possible, .failed), (.possible, .cancelled):
      proposal = nil
      storedState = .failed
      clearDeadline()
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      move(to: new)
    case (.began, .failed), (.changed, .failed): move(to: .cancelled)
    case (let old, new) where old == new: return
    default:
      return session.record(
        "UIGestureRecognizer.state",
        "\(type(of: self)) cannot go from \(storedState) to \(new)")
    }
    session.touches.gestureChanged()
  }

  private func move(to new: State) {
    storedState = new
    if news.last != new || new != .changed { news.append(new) }
  }

  /// The proposal was granted.
  final func leavePossible() {
    guard let proposal else { return }
    self.proposal = nil
    clearDeadline()
    willLeavePossible()
    move(to: proposal)
  }

  /// Another gesture has the touches, or nobody lets it begin.
  final func fail() {
    switch storedState {
    case .possible:
      proposal = nil
      storedState = .failed
      clearDeadline()
    case .began, .changed: move(to: .cancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  // MARK: Touches

  /// Whether it will follow a finger that comes down now.
  final func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, proposal == nil,
      allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    guard storedState == .possible || storedState == .began || storedState == .changed else {
      return false
    }
    return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Hands changed touches to the subclass, and follows the fingers.
  final func receive(_ touches: [UITouch], _ event: UIEvent) {
    guard isEnabled, attachedView != nil else { return }
    for touch in touches where touch.phase == .began {
      followed.append(touch)
      witnessed.append(touch)
    }
    let mine = touches.filter { touch in followed.contains { $0 === touch } }
    if let centroid { lastCentroid = centroid }
    func handOn(_ phase: UITouch.Phase, _ call: (Set<UITouch>, UIEvent) -> Void) {
      let set = Set(mine.filter { $0.phase == phase && followed.contains($0) })
      if !set.isEmpty, storedState != .failed, storedState != .cancelled { call(set, event) }
    }
    handOn(.began) { touchesBegan($0, with: $1) }
    handOn(.moved) { touchesMoved($0, with: $1) }
    handOn(.ended) { touchesEnded($0, with: $1) }
    handOn(.cancelled) { touchesCancelled($0, with: $1) }
  }

  /// Forgets fingers that are up; a gesture that is still only possible without them has failed.
  final func releaseFingers() {
    followed.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    guard followed.isEmpty, proposal == nil, !awaitsMoreTouches else { return }
    if storedState == .possible { fail() }
  }

  /// All fingers are up and everything is decided and told.
  final var isOver: Bool {
    followed.isEmpty && proposal == nil && news.isEmpty && storedState != .possible
  }

  final func startOver() {
    round += 1
    clearDeadline()
    followed = []
    witnessed = []
    proposal = nil
    news = []
    storedState = .possible
    reset()
  }

  /// Taken away from its fingers, by its owner.
  final func giveUp() {
    guard !followed.isEmpty || !witnessed.isEmpty || storedState != .possible else { return }
    fail()
    tell()
    session.touches.gestures.forget(self)
    startOver()
    session.touches.gestureChanged()
  }

  /// Tells targets of each state they do not know yet.
  final func tell() {
    guard !news.isEmpty else { return }
    let session = session
    let final = storedState
    let (due, round) = (news, round)
    news = []
    for state in due {
      // A target may have turned it off meanwhile: that gesture is over.
      guard round == self.round else { return }
      storedState = state
      session.log.record(.gesture(.init(self), state), by: .gesture)
      session.log.attribute(to: .gesture) { send(session) }
    }
    if round == self.round, storedState == due.last { storedState = final }
  }

  private func send(_ session: InterfaceSession) {
    for action in actions {
      guard let target = action.target else { continue }
      if !action.selector.invoke(on: target, self) {
        session.record(
          "UIGestureRecognizer",
          "\(type(of: target)) does not answer \(action.selector); write it as #selector")
      }
    }
  }
}
