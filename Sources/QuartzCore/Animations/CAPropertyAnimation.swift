public import CoreGraphics
import InterludeCompositor
import InterludeGeometry
package import InterludeMotion

/// An animation of one property, named by its key path.
@preconcurrency
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// The value is added to the property's own (F105).
  open var isAdditive = false
  /// Each repetition starts from where the one before ended (F105).
  open var isCumulative = false
  /// Makes transforms of plain numbers (F113).
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    copy.valueFunction = valueFunction
  }

  package override var animatedKeyPath: String? { keyPath }

  /// How the value goes; nil when there is nothing to go by.
  func course() -> AnimationDescription.Course? { nil }

  override func makeEffect(on layer: CALayer) -> AnimationEffect? {
    let session = layer.session ?? .current
    guard let keyPath else {
      session.record("CAPropertyAnimation", "an animation without a key path does nothing")
      return nil
    }
    guard let row = LayerProperties.row(for: keyPath, on: layer.node.values) else {
      session.record("CAPropertyAnimation", "\(type(of: layer)) has no animatable \(keyPath)")
      return nil
    }
    guard let course = course() else {
      session.record("CAPropertyAnimation", "the animation of \(keyPath) has no values")
      return nil
    }
    var description = AnimationDescription(course: course, curve: timingFunction?.curve)
    description.isAdditive = isAdditive
    description.isCumulative = isCumulative
    description.autoreverses = autoreverses
    do throws(AnimationError) {
      if let valueFunction {
        guard let whole = row as? LayerProperty<Matrix4> else {
          throw .wrongType(property: keyPath)
        }
        description.isAdditive = false
        return try valueFunction.function.row(over: whole, isAdditive: isAdditive)
          .resolve(description)
      }
      return try row.resolve(description)
    } catch {
      let reason =
        switch error {
        case .wrongType: "its values are not of the property's type"
        case .notAPoint: "the property cannot follow a path"
        case .noValues: "it has no values"
        }
      session.record("CAPropertyAnimation", "the animation of \(keyPath) does nothing: \(reason)")
      return nil
    }
  }

  /// A value for the engine; one of a kind it does not know is recorded.
  final func animatable(_ value: Any?) -> AnimatableValue? {
    guard let value else { return nil }
    if let known = Self.animatable(value, by: valueFunction) { return known }
    MediaSession.current.record(
      "CAPropertyAnimation", "\(keyPath ?? "a property") cannot be animated by a \(type(of: value))"
    )
    return nil
  }

  static func animatable(_ value: Any?, by function: CAValueFunction?) -> AnimatableValue? {
    guard let function else { return AnimatableValue(value) }
    return value.flatMap { function.input($0) }
  }
}

/// An animation from one value to another (F104).
@preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  /// A value function takes its own number of components alone (F113).
  final var areEndsUnderstood: Bool {
    guard let valueFunction else { return true }
    return [fromValue, toValue, byValue].allSatisfy { value in
      value.map { valueFunction.input($0) != nil } ?? true
    }
  }

  override func course() -> AnimationDescription.Course? {
    guard areEndsUnderstood else { return nil }
    return .basic(from: animatable(fromValue), to: animatable(toValue), by: animatable(byValue))
  }
}

/// A basic animation that moves as a spring (F77–F85).
@preconcurrency
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// In whole distances per second, towards the end.
  open var initialVelocity: CGFloat = 0
  /// False treats an overdamped spring as critically damped (F78).
  open var allowsOverdamping = false

  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    allowsOverdamping = true
    duration = spring.settlingDuration
  }

  package final var spring: Spring {
    Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// When the spring has come to rest within a thousandth of the distance, in seconds (F81–F83).
  public final var settlingDuration: CFTimeInterval { spring.settlingDuration }
  public final var perceptualDuration: CFTimeInterval {
    2 * Double.pi * (Double(mass) / Double(stiffness)).squareRoot()
  }
  public final var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
  }

  override func course() -> AnimationDescription.Course? {
    guard areEndsUnderstood else { return nil }
    return .spring(
      spring, from: animatable(fromValue), to: animatable(toValue), by: animatable(byValue))
  }
}
