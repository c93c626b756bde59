import InterludeCompositor
import InterludeMotion
import QuartzCore

/// The motion of an animation object: its curve and how long it takes.
struct AnimatorPace: Equatable {
  /// Which of the paces one animation has: a point's coordinates may differ (F92).
  enum Part {
    case whole, x, y
  }

  struct Components: Equatable {
    let x: PlaybackCurve
    let y: PlaybackCurve
  }

  let curve: PlaybackCurve
  /// In seconds.
  let duration: Double
  /// The paces of x and y, where they differ.
  var components: Components?

  func curve(of part: Part) -> PlaybackCurve {
    switch part {
    case .whole: curve
    case .x: components?.x ?? curve
    case .y: components?.y ?? curve
    }
  }

  /// The pace as blocks know it.
  var statePace: ViewAnimationState.Pace {
    switch curve {
    case .cubic(let curve): .curve(curve)
    case .spring(let spring, _): .spring(spring)
    }
  }
}

/// One animation that a property animator added: it alone is scrubbed (F134).
@MainActor
final class AnimatorPart {
  let layer: CALayer
  let row: any AnyLayerProperty
  let old: AnimatableValue
  let new: AnimatableValue
  let part: AnimatorPace.Part
  var id: UInt64 = 0
  /// At the end of the run that is under way.
  var hasArrived = false

  init(_ change: ViewChange, _ part: AnimatorPace.Part) {
    layer = change.layer
    row = change.row
    old = change.old
    new = change.new
    self.part = part
  }

  /// Puts the model back, unless somebody has changed it since.
  func restoreStart() {
    if row.read(layer.node.values) == new { layer.restore(old, row) }
  }

  func restoreEnd() { layer.restore(new, row) }
}
