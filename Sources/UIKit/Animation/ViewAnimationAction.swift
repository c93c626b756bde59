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
    if row.behavior.contains(.relayout) { state.noteResized(view) }
    let change = ViewChange(view: view, layer: layer, row: row, old: old, new: new)
    if row.name == "bounds" || row.name == "position" { view.logAnimatedLayout(change) }
    if let keyframes = state.keyframes {
      return keyframes.note(change, from: start(of: change), in: state)
    }
    if let components = change.components(for: state.player) {
      for (row, part) in components {
        animate(
          change, by: row, from: row.difference(change.old(row), change.new(row)),
          to: row.zero, part)
      }
    } else if row.behavior.contains(.additive), let zero = row.zero,
      let from = row.difference(old, new)
    {
      animate(change, by: row, from: from, to: zero)
    } else {
      animate(change, by: row, from: start(of: change), to: new)
    }
  }

  private func animate(
    _ change: ViewChange, by row: any AnyLayerProperty, from: AnimatableValue?,
    to: AnimatableValue?, _ part: AnimatorPace.Part = .whole
  ) {
    let animation = makeAnimation(row.name)
    animation.isAdditive = row.behavior.contains(.additive) && row.zero != nil
    animation.fromValue = from?.boxed
    animation.toValue = to?.boxed
    state.add(animation, for: change, part)
  }

  /// From what shows, when asked to; else from the model. Additive ones go on from what shows anyway.
  ///
  /// A property animator always starts from what shows of another animation.
  private func start(of change: ViewChange) -> AnimatableValue {
    let isAsked =
      state.options.contains(.beginFromCurrentState)
      || state.player != nil && change.layer.animation(forKey: row.name) != nil
    guard isAsked, let shown = change.layer.presentation(),
      let value = row.read(shown.node.values)
    else { return old }
    return value
  }

  private func makeAnimation(_ keyPath: String) -> CABasicAnimation {
    switch state.pace {
    case .curve(let curve):
      let animation = CABasicAnimation(keyPath: keyPath)
      // A player's pace lies in its time.
      if !state.isPaceOfPlayer { animation.timingFunction = CAMediaTimingFunction(curve) }
      return animation
    case .spring(let spring):
      if state.isPaceOfPlayer { return CABasicAnimation(keyPath: keyPath) }
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = spring.mass
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.initialVelocity = spring.initialVelocity
      animation.allowsOverdamping = spring.allowsOverdamping
      return animation
    }
  }
}

/// A change of a view's property inside an animation block.
@MainActor
struct ViewChange {
  let view: UIView
  let layer: CALayer
  let row: any AnyLayerProperty
  let old: AnimatableValue
  let new: AnimatableValue

  /// x and y apart, where an animator's velocity differs between them (F92).
  func components(
    for player: UIViewPropertyAnimator?
  ) -> [(any AnyLayerProperty, AnimatorPace.Part)]? {
    guard row.name == "position", player?.pace.components != nil,
      let x = LayerProperties.row(for: "position.x", on: layer.node.values),
      let y = LayerProperties.row(for: "position.y", on: layer.node.values)
    else { return nil }
    return [(x, .x), (y, .y)]
  }

  func old(_ component: any AnyLayerProperty) -> AnimatableValue { part(component, of: old) }
  func new(_ component: any AnyLayerProperty) -> AnimatableValue { part(component, of: new) }

  private func part(
    _ component: any AnyLayerProperty, of whole: AnimatableValue
  ) -> AnimatableValue {
    var values = layer.node.values
    _ = row.write(whole, to: &values)
    return component.read(values) ?? whole
  }
}

extension UIView {
  /// nil outside animation blocks, and for what does not animate in them (F120).
  final func animationAction(forKey event: String) -> (any CAAction)? {
    let session = InterfaceSession.current
    guard let state = session.animationState, session.areAnimationsEnabled,
      state.duration > 0 || state.player != nil,
      // What is not on the screen changes at once (F123).
      layer.session != nil,
      let row = LayerProperties.row(for: event, on: layer.node.values),
      row.behavior.contains(.inViewBlocks), let old = row.read(layer.node.values)
    else { return nil }
    return ViewAnimationAction(state: state, row: row, old: old, view: self)
  }
}
