public import CoreGraphics
public import Foundation
import InterludeMotion

/// A pace as a damped spring; without arguments the system's own, 3/1000/500 (F90).
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
  @preconcurrency NSCopying
{
  /// How the spring is given, and with it whose time it keeps (F90).
  private enum Kind {
    /// Takes the animator's duration (F86).
    case ratio(Double)
    /// Takes its own time to settle.
    case physical(mass: Double, stiffness: Double, damping: Double)
    /// Takes its own time to settle; overdamped ones move as such (F85).
    case perceptual(duration: Double, bounce: Double)
  }

  private let kind: Kind
  /// In whole distances per second, by component (F92).
  public final let initialVelocity: CGVector

  /// Mass 3, stiffness 1000, damping 500: what the system's own transitions move by (F90).
  public override init() {
    kind = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// A spring that settles in the animator's duration; a ratio of 1 does not oscillate (F86, F89).
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  /// A spring that takes as long as it needs; the animator's duration is ignored (F90).
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how long it feels and how much it bounces (F85).
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    kind = .perceptual(duration: duration, bounce: Double(bounce))
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}

  /// The values never change, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  public final var timingCurveType: UITimingCurveType { .spring }
  public final var cubicTimingParameters: UICubicTimingParameters? { nil }
  public final var springTimingParameters: UISpringTimingParameters? { self }

  /// The larger component: what everything but points moves by, and what the duration is for (F91).
  private var largestVelocity: Double {
    let (dx, dy) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    return abs(dy) > abs(dx) ? dy : dx
  }

  /// The spring's own duration, in seconds; 0 where the animator's counts (F91).
  package final var ownDuration: Double {
    switch kind {
    case .ratio: 0
    case .physical: spring(velocity: largestVelocity, duration: 0).estimatedSettlingDuration
    case .perceptual: spring(velocity: largestVelocity, duration: 0).settlingDuration
    }
  }

  private func spring(velocity: Double, duration: Double) -> Spring {
    switch kind {
    case .ratio(let ratio):
      return .fitting(dampingRatio: ratio, initialVelocity: velocity, duration: duration)
    case .physical(let mass, let stiffness, let damping):
      return Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .perceptual(let length, let bounce):
      let still = Spring(perceptualDuration: length, bounce: bounce)
      return Spring(
        mass: still.mass, stiffness: still.stiffness, damping: still.damping,
        initialVelocity: velocity, allowsOverdamping: true)
    }
  }

  /// The motion in the spring's own duration, or in the animator's where it has none.
  final func pace(duration: Double) -> AnimatorPace {
    let own = ownDuration
    // Undamped ones never come to rest: a day is as good as for ever, and small enough to divide.
    let length = own > 0 ? min(own, 86_400) : duration
    func curve(_ velocity: Double) -> PlaybackCurve {
      .spring(spring(velocity: velocity, duration: length), duration: length)
    }
    let (dx, dy) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    return AnimatorPace(
      curve: curve(largestVelocity), duration: length,
      components: dx == dy ? nil : .init(x: curve(dx), y: curve(dy)))
  }
}
