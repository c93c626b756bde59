import Foundation
package import InterludeCompositor
package import InterludeMotion

/// The mapping of a parent's time into a layer's or animation's own (F94).
public protocol CAMediaTiming {
  /// When it begins, in the parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The length of one cycle, in seconds.
  var duration: CFTimeInterval { get set }
  /// Local seconds for each second of the parent; 0 pauses.
  var speed: Float { get set }
  /// Added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// The whole active time, in seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public typealias CFTimeInterval = Double

/// What shows outside the active time (F99).
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")

  package var mode: FillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .removed
    }
  }

  package init(_ mode: FillMode) {
    switch mode {
    case .removed: self = .removed
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    }
  }
}

/// The current session's time, in seconds; a stage's begins at 0 and moves only when it is advanced.
public func CACurrentMediaTime() -> CFTimeInterval { MediaSession.current.clock.now }

extension CALayer {
  /// Replaces the layer's time; what depends on it is committed again.
  private final func changeTiming(_ change: (inout MediaTiming) -> Void) {
    var timing = node.timing
    change(&timing)
    guard timing != node.timing else { return }
    retime { node.timing = timing }
  }

  /// Changes the mapping of the outer time, and counts whether there is one.
  private final func retime(_ change: () -> Void) {
    let was = hasOwnTime
    change()
    if was != hasOwnTime { session?.timedLayers += was ? -1 : 1 }
    markDirty()
  }

  /// Whether its time is another than that of what it is in.
  final var hasOwnTime: Bool { node.warp != nil || !node.timing.isOuterTime }

  /// Itself and those in it that have a time of their own, counted.
  final var timedLayersBelow: Int {
    (sublayerList + [maskLayer].compactMap { $0 }).reduce(hasOwnTime ? 1 : 0) {
      $0 + $1.timedLayersBelow
    }
  }

  public final var beginTime: CFTimeInterval {
    get { node.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  public final var duration: CFTimeInterval {
    get { node.timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  public final var speed: Float {
    get { Float(node.timing.speed) }
    set { changeTiming { $0.speed = Double(newValue) } }
  }
  public final var timeOffset: CFTimeInterval {
    get { node.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  public final var repeatCount: Float {
    get { Float(node.timing.repeatCount) }
    set { changeTiming { $0.repeatCount = Double(newValue) } }
  }
  public final var repeatDuration: CFTimeInterval {
    get { node.timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  public final var autoreverses: Bool {
    get { node.timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  public final var fillMode: CAMediaTimingFillMode {
    get { CAMediaTimingFillMode(node.timing.fillMode) }
    set { changeTiming { $0.fillMode = newValue.mode } }
  }

  /// While it is set, the layer's local time follows it instead of the linear mapping.
  package final var timeWarp: TimeWarp? {
    get { node.warp }
    set {
      guard newValue != node.warp else { return }
      retime { node.warp = newValue }
    }
  }

  /// This layer's local time when the time outside the tree is `time`, by the model's mapping.
  package final func localTime(at time: Double) -> Double {
    if let session, session.timedLayers == 0 { return time }
    return localTime(fromOuter: timeParent?.localTime(at: time) ?? time)
  }

  /// Field by field: a method of the node would be handed a copy of it.
  final func localTime(fromOuter outer: Double) -> Double {
    if let warp = node.warp { return warp.local(fromParent: outer) }
    return node.timing.local(fromParent: outer)
  }

  /// The time outside the tree at which the local time is `local`; nil when a pause is in between.
  package final func absoluteTime(ofLocal local: Double) -> Double? {
    if let session, session.timedLayers == 0 { return local }
    guard let parent = outerTime(reaching: local) else { return nil }
    guard let timeParent else { return parent }
    return timeParent.absoluteTime(ofLocal: parent)
  }

  /// The time of what the layer is in at which the layer's is `local`; nil while it stands still.
  final func outerTime(reaching local: Double) -> Double? {
    if let warp = node.warp { return warp.parent(reaching: local) }
    return node.timing.speed == 0 ? nil : node.timing.parent(fromLocal: local)
  }

  /// A time of another layer, or of the world, in this layer's time (F95–F97).
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    return localTime(at: l?.outerTime(ofLocal: t) ?? t)
  }

  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    let outer = outerTime(ofLocal: t)
    return l?.localTime(at: outer) ?? outer
  }

  /// The inverse mapping by the chain of timings; a paused layer's is where its local time is 0 (F96).
  private final func outerTime(ofLocal local: Double) -> Double {
    let parent = node.timing.parent(fromLocal: local)
    return timeParent?.outerTime(ofLocal: parent) ?? parent
  }
}
