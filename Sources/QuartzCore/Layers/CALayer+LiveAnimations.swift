import InterludeCompositor

/// An animation that is on a layer, as a value.
package struct LiveAnimation: Equatable, Sendable {
  /// Never used twice in a process.
  package var id: UInt64
  package var key: String?
  package var keyPath: String?
  /// The class: `CABasicAnimation`.
  package var type: String
  /// Seconds of stage time; nil before the commit, or while the layer's time stands.
  package var begin: Double?
  /// Seconds of stage time; nil where it will not come by itself.
  package var end: Double?
  /// It repeats for ever.
  package var isEndless: Bool
  /// It has ended, and was told to stay.
  package var isSpent: Bool
  package var isRemovedOnCompletion: Bool
}

extension CALayer {
  /// What is on the layer now, in the order in which it was added.
  package final var liveAnimations: [LiveAnimation] {
    attachments.map { attachment in
      LiveAnimation(
        id: attachment.id, key: attachment.key, keyPath: attachment.animation.animatedKeyPath,
        type: TypeNames.name(of: attachment.animation),
        begin: attachment.begin.flatMap(absoluteTime(ofLocal:)),
        end: attachment.begin == nil || !attachment.end.isFinite
          ? nil : absoluteTime(ofLocal: attachment.end),
        isEndless: !attachment.isFinite, isSpent: attachment.stage == .spent,
        isRemovedOnCompletion: attachment.animation.isRemovedOnCompletion)
    }
  }
}
