import QuartzCore

extension TouchDispatcher {
  /// Recognizers first, the deepest view's before its ancestors'; then the views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = event.ordered.filter { $0.window === window && $0.phase != .stationary }
    let recognizers = recognizers(of: touches)
    isDelivering = true
    defer { isDelivering = false }
    gestures.involve(recognizers)
    for recognizer in recognizers {
      recognizer.receive(
        touches.filter { touch in touch.recognizers.contains { $0 === recognizer } }, event)
    }
    gestures.settle()
    for recognizer in recognizers { recognizer.releaseFingers() }
    gestures.settle()
    for touch in touches where touch.hearing != .over {
      if touch.phase == .moved, touch.held.last == .moved { continue }
      touch.held.append(touch.phase)
    }
    waiting += touches.filter { touch in
      !touch.held.isEmpty && !waiting.contains { $0 === touch }
    }
    tellViews(event)
    gestures.finish()
  }

  /// Those that follow a touch, or are to follow one that has just come down, each once.
  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers
      where !result.contains(where: { $0 === recognizer })
        && (touch.phase == .began || recognizer.witnessed.contains { $0 === touch })
      { result.append(recognizer) }
    }
    return result
  }

  /// A recognizer changed by itself: its patience ended, or its owner turned it off.
  func gestureChanged() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    gestures.settle()
    for recognizer in gestures.involved { recognizer.releaseFingers() }
    gestures.settle()
    tellViews(UIEvent(touches: active, timestamp: session.clock.now))
    gestures.finish()
  }

  /// Takes touches from the views of recognized gestures, then hands on what nobody delays.
  private func tellViews(_ event: UIEvent) {
    for recognizer in gestures.involved where recognizer.claimsTouches {
      for touch in recognizer.witnessed { takeFromView(touch, event) }
    }
    var due: [(touch: UITouch, phase: UITouch.Phase)] = []
    for touch in waiting {
      let count = released(touch)
      due += touch.held.prefix(count).map { (touch, $0) }
      touch.held.removeFirst(count)
    }
    waiting.removeAll { $0.held.isEmpty }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      tell(phase, due.filter { $0.phase == phase }.map(\.touch), event)
    }
  }

  /// How many of the phases a touch's view waits for it may hear now.
  private func released(_ touch: UITouch) -> Int {
    let undecided = touch.recognizers.filter { gestures.isUndecided($0, about: touch) }
    if touch.hearing == .unaware, undecided.contains(where: \.delaysTouchesBegan) { return 0 }
    if undecided.contains(where: \.delaysTouchesEnded) {
      return touch.held.firstIndex(of: .ended) ?? touch.held.count
    }
    return touch.held.count
  }

  /// One call for each view, with all its touches in that phase.
  private func tell(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    var rest = touches
    while let view = rest.first?.view {
      let mine = rest.filter { $0.view === view }
      rest.removeAll { $0.view === view }
      let actual = mine.map(\.phase)
      for touch in mine {
        touch.phase = phase
        touch.hearing = phase == .began || phase == .moved ? .told : .over
      }
      view.hear(phase, Set(mine), event)
      for (touch, phase) in zip(mine, actual) { touch.phase = phase }
    }
  }

  /// The view is told that the touch is over for it, if it knew of it, and hears no more of it.
  private func takeFromView(_ touch: UITouch, _ event: UIEvent) {
    let knew = touch.hearing == .told
    touch.hearing = .over
    touch.held = []
    if knew { tell(.cancelled, [touch], event) }
  }
}

extension UIView {
  fileprivate func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    default: break
    }
  }
}
