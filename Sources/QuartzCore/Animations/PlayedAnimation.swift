package import InterludeCompositor

/// What makes an animation one that is played by hand: a property animator's are (F134).
package struct PlayedAnimation {
  /// Counts from the moment at which it is set.
  package var playback: Playback
  package var window: PlaybackWindow
  /// Told, in the completions phase, when the end of a run is reached.
  package var arrived: () -> Void

  package init(
    playback: Playback, window: PlaybackWindow, arrived: @escaping () -> Void
  ) {
    self.playback = playback
    self.window = window
    self.arrived = arrived
  }
}

extension CALayer {
  /// The number of the animation under a key.
  package final func animationID(forKey key: String) -> UInt64? {
    attachments.last { $0.key == key }?.id
  }

  /// True while the animation is on the layer.
  package final func hasAnimation(id: UInt64) -> Bool { attachments.contains { $0.id == id } }

  /// Where a played animation stands now, as a position and as a part of its curve's time.
  package final func playedPosition(
    ofAnimation id: UInt64, at now: Double
  ) -> (position: Double, fraction: Double)? {
    guard let attachment = attachments.first(where: { $0.id == id }),
      let playback = attachment.playback
    else { return nil }
    let local = attachment.stage == .pending ? 0 : localTime(at: now)
    return (playback.position(at: local), playback.fraction(at: local))
  }

  /// What a played animation does from now on, counting from now.
  package final func playback(ofAnimation id: UInt64, at now: Double) -> Playback? {
    guard let attachment = attachments.first(where: { $0.id == id }),
      let playback = attachment.playback
    else { return nil }
    return attachment.stage == .pending ? playback : playback.moved(by: -localTime(at: now))
  }

  /// Plays an animation on, `playback` counting from now.
  package final func play(_ playback: Playback, animation id: UInt64, at now: Double) {
    guard let attachment = attachments.first(where: { $0.id == id }) else { return }
    attachment.play(playback, localNow: localTime(at: now))
    if let index = node.animations.firstIndex(where: { $0.id == id }) {
      node.animations[index].playback = attachment.playback
    }
    markDirty()
  }

  /// Takes an animation away; its handlers are told in the completions phase.
  package final func removeAnimation(id: UInt64, finished: Bool) {
    detachAnimation(id: id, finished: finished)
  }

  /// A property's model value with the effects of some of the layer's animations alone.
  package final func value(
    of row: any AnyLayerProperty, under animations: Set<UInt64>, at now: Double
  ) -> AnimatableValue? {
    var values = node.values
    let local = localTime(at: now)
    for attachment in attachments where animations.contains(attachment.id) {
      guard var animation = node.animations.first(where: { $0.id == attachment.id }) else {
        continue
      }
      // Before the commit it counts from where it was added: nothing of it has passed.
      if attachment.stage == .pending { animation.playback = attachment.playback?.moved(by: local) }
      animation.apply(to: &values, at: local)
    }
    return row.read(values)
  }
}
