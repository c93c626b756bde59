import QuartzCore

// The interface takes another shape: the device turns, or the app gets another part of its screen.
// ```
// willTransition(to: traits), viewWillTransition(to: size)
//   ─▶ in one animation: traits, window, layout, presentations adapt, alongside
//   ─▶ completions
// ```
extension InterfaceSession {
  /// The user gives the app another part of a tablet's screen, beside another app.
  ///
  /// While screens change the interface stays; it takes its part when they have changed.
  package func take(_ share: ScreenShare, animated: Bool = true) {
    guard device.idiom == .pad else {
      return record("resize", "a phone's app has the whole screen; ignored")
    }
    guard transitions.isEmpty, rotation == nil else {
      waitingShare = share
      return
    }
    guard share != device.share else { return }
    reshape(
      to: device.sharing(share), turn: .identity, duration: Self.quarterTurn, animated: animated)
  }

  /// `turn` is how the windows lie on the new screen until they are turned back.
  func reshape(
    to new: DeviceMetrics, turn: CGAffineTransform, duration: Double, animated: Bool
  ) {
    touches.cancelAll()
    let old = (device: device, traits: traits)
    let newTraits = traits.modifyingTraits { $0.take(from: new) }
    let shaped = windows.filter { $0.frame == old.device.bounds }
    let coordinators = shaped.map { window in
      RotationCoordinator(
        window: window, duration: duration, isAnimated: animated, transform: turn.inverted())
    }
    rotation = coordinators.first
    for (window, coordinator) in zip(shaped, coordinators) {
      guard let root = window.rootViewController else { continue }
      if newTraits != traits { root.willTransition(to: newTraits, with: coordinator) }
      root.viewWillTransition(to: new.size, with: coordinator)
    }
    device = new
    traits = newTraits
    // Seen upright as it will be, the window still lies on its side.
    for window in shaped where !turn.isIdentity {
      UIView.performWithoutAnimation {
        window.center = CGPoint(x: new.bounds.midX, y: new.bounds.midY)
        if animated { window.transform = turn }
      }
    }
    let changes = { [self] in
      tellWindows(from: old.traits)
      for (window, coordinator) in zip(shaped, coordinators) {
        window.transform = .identity
        window.bounds.size = new.size
        window.center = CGPoint(x: new.bounds.midX, y: new.bounds.midY)
        window.safeAreaMayHaveChanged(because: .device)
        window.setNeedsLayout()
        window.layoutIfNeeded()
        if newTraits != old.traits { window.rootViewController?.adaptAgain(with: coordinator) }
        coordinator.runAlongside()
        window.layoutIfNeeded()
      }
      // A phone on its side has none.
      statusBar.update()
    }
    let finish = { [self] in
      rotation = nil
      for coordinator in coordinators { coordinator.finish() }
      tellScene(turnedFrom: old.device.orientation, old.traits)
      transitionsMayBeOver()
    }
    if animated, let first = coordinators.first {
      UIView.animate(
        withDuration: first.transitionDuration, animations: changes,
        completion: { _ in finish() })
    } else {
      UIView.performWithoutAnimation(changes)
      atEndOfTurn(finish)
    }
  }
}
