import CoreGraphics
import InterludeCompositor
import InterludeMotion

/// An animation from what a layer showed to what it shows now, sublayers and all (F102).
///
/// The picture before is the one that was committed when the transition is added; whatever changes in
/// the same turn belongs to the picture after. Its key is `kCATransition` whatever it is added under.
@preconcurrency
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The side that the new comes from; without one it is the left.
  open var subtype: CATransitionSubtype?
  /// The share of the way, 0…1, at which it begins.
  open var startProgress: Float = 0
  /// The share of the way, 0…1, at which it ends.
  open var endProgress: Float = 1
  /// Filters are not there; one that is set is recorded, and `type` counts.
  open var filter: Any?

  /// Turns about the middle, which Core Animation has no public name for: UIKit's flips.
  package final var flipsVertically: Bool?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.filter = filter
    copy.flipsVertically = flipsVertically
  }

  /// It changes no value: what it does is in `frozen(on:)`.
  override func makeEffect(on layer: CALayer) -> AnimationEffect? { { _, _ in } }

  /// The transition as a value, with the picture that the layer shows at this moment.
  final func frozen(on layer: CALayer) -> LayerTransition {
    let session = layer.session ?? .current
    if filter != nil {
      session.record("CATransition.filter", "filters are not there; the type is shown instead")
    }
    let (nodes, bounds) =
      session.tree.frozenPicture(of: layer.node.id, at: session.clock.now) ?? ([], layer.bounds)
    func unit(_ value: Float) -> Double { value.isNaN ? 0 : min(1, max(0, Double(value))) }
    let start = unit(startProgress)
    return LayerTransition(
      kind(session), old: nodes, oldBounds: bounds, startProgress: start,
      endProgress: max(start, unit(endProgress)), curve: timingFunction?.curve)
  }

  private final func kind(_ session: MediaSession) -> LayerTransition.Kind {
    if let flipsVertically { return .flip(isVertical: flipsVertically) }
    switch type {
    case .fade: return .fade
    case .moveIn: return .moveIn(edge)
    case .push: return .push(edge)
    case .reveal: return .reveal(edge)
    default:
      session.record("CATransition.type", "\(type.rawValue) is not there; it fades instead")
      return .fade
    }
  }

  /// Top and bottom are Core Animation's, whose y axis points up: from the top moves upwards.
  private final var edge: LayerTransition.Edge {
    switch subtype {
    case .fromRight: .right
    case .fromTop: .bottom
    case .fromBottom: .top
    default: .left
    }
  }
}

public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}

public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}
