public import QuartzCore

/// A pointer over a view; a stage has none, and it never fires.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// 0 on the screen, 1 as far away as can be sensed.
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }

  /// Fingers do not hover.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
