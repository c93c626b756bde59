import InterludeCompositor
import InterludeMotion
import QuartzCore

/// What a view answers inside an animation block: the animation of one change (F120, F121).
@MainActor
final class ViewAnimationAction: @preconcurrency CAAction {
  private let state: ViewAnimationState
  private let row: any AnyLayerProperty
  private let old: AnimatableValue
  private weak var view: UIView?

  init(state: ViewAnimationState, row: any AnyLayerProperty, old: AnimatableValue, view: UIView) {
    self.state = state
    self.row = row
    self.old = old
    self.view = view
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let view else { return }
    InterfaceSession.current.modelRecorder?.note(
      ModelChange(layer: layer, state: state) { [row, old] in layer.restore(old, row) })
    guard let new = row.read(layer.node.values) else { return }
    let animation = makeAnimation()
    let isAdditive = row.behavior.contains(.additive)
    if isAdditive, let from = row.difference(old, new), let zero = row.zero {
      animation.isAdditive = true
      animation.fromValue = from.boxed
      animation.toValue = zero.boxed
    } else {
      animation.fromValue = startValue(layer).boxed
      animation.toValue = new.boxed
    }
    time(animation, on: layer)
    let blocks = !state.options.contains(.allowUserInteraction)
    animation.stopHandlers.append { [state, weak view] finished in
      MainActor.assumeIsolated {
        if blocks { view?.blockingAnimations -= 1 }
        state.animationEnded(finished: finished)
      }
    }
    let key = isAdditive ? Self.freeKey(event, on: layer) : event
    layer.add(animation, forKey: key)
    guard layer.animation(forKey: key) != nil else { return }
    state.animationAdded()
    if blocks { view.blockingAnimations += 1 }
  }

  /// From what shows, when asked to; else from the model. Additive ones go on from what shows anyway.
  private func startValue(_ layer: CALayer) -> AnimatableValue {
    guard state.options.contains(.beginFromCurrentState), let shown = layer.presentation(),
      let value = row.read(shown.node.values)
    else { return old }
    return value
  }

  private func makeAnimation() -> CABasicAnimation {
    let animation: CABasicAnimation
    switch state.pace {
    case .curve(let curve):
      animation = CABasicAnimation(keyPath: row.name)
      animation.timingFunction = CAMediaTimingFunction(curve)
    case .spring(let spring):
      let made = CASpringAnimation(keyPath: row.name)
      made.mass = spring.mass
      made.stiffness = spring.stiffness
      made.damping = spring.damping
      made.initialVelocity = spring.initialVelocity
      made.allowsOverdamping = spring.allowsOverdamping
      animation = made
    }
    return animation
  }

  private func time(_ animation: CABasicAnimation, on layer: CALayer) {
    animation.duration = state.duration
    if state.delay > 0 {
      animation.beginTime = layer.localTime(at: InterfaceSession.current.clock.now) + state.delay
      animation.fillMode = .backwards
    }
    if state.options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = state.options.contains(.autoreverse)
  }

  /// A second additive change has a key of its own, so that both go on (F121).
  private static func freeKey(_ event: String, on layer: CALayer) -> String {
    var key = event
    var number = 2
    while layer.animation(forKey: key) != nil {
      key = "\(event)-\(number)"
      number += 1
    }
    return key
  }
}

extension UIView {
  /// nil outside animation blocks, and for what does not animate in them (F120).
  final func animationAction(forKey event: String) -> (any CAAction)? {
    let session = InterfaceSession.current
    guard let state = session.animationState, session.areAnimationsEnabled, state.duration > 0,
      // What is not on the screen changes at once (F123).
      layer.session != nil,
      let row = LayerProperties.row(for: event, on: layer.node.values),
      row.behavior.contains(.inViewBlocks), let old = row.read(layer.node.values)
    else { return nil }
    return ViewAnimationAction(state: state, row: row, old: old, view: self)
  }
}
