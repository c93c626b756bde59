package import InterludeCompositor
package import InterludeMotion

/// An animation as the event log sees it: values alone, made only while somebody looks.
package struct AnimationDetails: Sendable, Equatable {
  /// Who made it.
  package enum Origin: String, Sendable {
    /// The app, by `add(_:forKey:)`.
    case explicit
    /// A layer of its own accord, when a property was set.
    case implicit
    /// A block of `UIView.animate`.
    case block
    /// A property animator.
    case player
  }

  /// Why it is over.
  package enum Ending: String, Sendable {
    /// It came to its end, and is gone.
    case ended
    /// It came to its end, and stays on the layer.
    case kept
    /// Somebody took it away.
    case removed
    /// Another one came under the same key.
    case replaced
    /// The layer left the window (F169).
    case left
    /// A cancelled transition ran back to its start (F59).
    case undone
  }

  /// What it does to one property; a group has several.
  package struct Part: Sendable, Equatable {
    package var keyPath: String
    let course: AnimationCourse
    /// The values it goes through, `nil` ones filled in from the model (F104); empty along a path.
    package var stations: [AnimatableValue] { course.stations }
    /// It begins at what shows then, which is the model where no other animation lies over it (F104).
    package var beginsAtWhatShows: Bool { course.beginsAtWhatShows }
    /// What it shows at its beginning over the model as it was then.
    package var start: AnimatableValue? { course.start }
    /// What it shows at its end; nil where it has none.
    package var end: AnimatableValue? { course.end }
    /// The model value then.
    package var model: AnimatableValue? { course.model }
    /// In the layer's time, or in its group's.
    package var timing: MediaTiming { course.timing }
    package var isAdditive: Bool
    /// Its motion, where it is a spring.
    package var spring: Spring?
    /// True for keyframes, and for what follows a path.
    package var isKeyframed: Bool
    package var isInGroup: Bool
  }

  /// Tells it apart from all others of the process.
  package var id: UInt64
  /// `CABasicAnimation`.
  package var type: String
  package var origin: Origin
  /// `beginTime` as it was given, until it is known at the commit (F100).
  package var timing: MediaTiming
  package var isRemovedOnCompletion: Bool
  package var parts: [Part]
  /// False while the layer is in no window.
  package var isInWindow: Bool
  /// Seconds of stage time.
  package var hostTime: Double
  /// The layer's own.
  package var localTime: Double
  /// True where a speed of 0, the layer's or one above, keeps its time from passing.
  package var isTimeHeld: Bool
  /// The layer's own speed.
  package var layerSpeed: Double
  /// Set when it is over.
  package var ending: Ending?
  /// The layer and those above it, from itself to the window's.
  package var ancestors: [UInt64]

  /// True where it has no end.
  package var isEndless: Bool { !timing.activeDuration.isFinite }
}
