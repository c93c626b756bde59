public import QuartzCore

/// What moves in a view when the device is tilted: offsets of key paths for a viewer's place.
/// - Source: Apple's UIMotionEffect reference.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Offsets by key path, for a viewer −1…1 away from straight ahead; nil for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Several effects together; where two offset the same key path, numbers are added.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    guard !all.isEmpty else { return nil }
    return all.reduce(into: [:]) { result, values in
      result.merge(values) { MotionValue($0).plus(MotionValue($1)) ?? $1 }
    }
  }
}

/// One key path, whose offset goes from a minimum to a maximum with the tilt about one axis.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(1, max(-1, tilt.isFinite ? tilt : 0)) + 1) / 2
    guard
      let value = MotionValue(minimumRelativeValue).mixed(
        with: MotionValue(maximumRelativeValue), part)
    else { return nil }
    return [keyPath: value]
  }
}

/// A number, point or size, as effects have them; the missing one counts as zero.
private struct MotionValue {
  let number: CGFloat?
  let point: CGPoint?
  let size: CGSize?

  init(_ value: Any?) {
    number =
      (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
      ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    let boxed = number == nil ? (value as? NSValue)?.geometry : nil
    point = value as? CGPoint ?? boxed as? CGPoint
    size = value as? CGSize ?? boxed as? CGSize
  }

  func mixed(with other: MotionValue, _ part: CGFloat) -> Any? {
    combined(with: other) { $0 + ($1 - $0) * part }
  }

  func plus(_ other: MotionValue) -> Any? { combined(with: other) { $0 + $1 } }

  private func combined(
    with other: MotionValue, _ join: (CGFloat, CGFloat) -> CGFloat
  ) -> Any? {
    if number != nil || other.number != nil { return join(number ?? 0, other.number ?? 0) }
    if point != nil || other.point != nil {
      let (a, b) = (point ?? .zero, other.point ?? .zero)
      return CGPoint(x: join(a.x, b.x), y: join(a.y, b.y))
    }
    if size != nil || other.size != nil {
      let (a, b) = (size ?? .zero, other.size ?? .zero)
      return CGSize(width: join(a.width, b.width), height: join(a.height, b.height))
    }
    return nil
  }
}
