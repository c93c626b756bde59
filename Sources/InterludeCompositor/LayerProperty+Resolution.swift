import Foundation
import InterludeGeometry
import InterludeMotion

extension LayerProperty {
  /// Binds a description to this property: every value is converted now, none per frame.
  package func resolve(_ description: AnimationDescription) throws(AnimationError)
    -> AnimationEffect
  {
    let curve = description.curve
    switch description.course {
    case .basic(let from, let to, let by):
      let ends = try Ends(self, from, to, by)
      return effect(description, ends: ends) { phase in
        curve?(phase.fraction) ?? phase.fraction
      }
    case .spring(let spring, let from, let to, let by):
      let ends = try Ends(self, from, to, by)
      return effect(description, ends: ends) { phase in spring.value(at: phase.time) }
    case .keyframes(let values, let keyTimes, let curves, let mode, let shape):
      var typed: [Value] = []
      for value in values {
        guard let value = Value(value) else { throw .wrongType(property: name) }
        typed.append(value)
      }
      guard let last = typed.last else { throw .noValues(property: name) }
      let track = KeyframeTrack(
        values: typed, keyTimes: keyTimes, curves: curves, mode: mode,
        tension: shape.tension, continuity: shape.continuity, bias: shape.bias,
        arithmetic: arithmetic)
      return effect(description, last: description.autoreverses ? typed[0] : last) { phase in
        track.value(at: curve?(phase.fraction) ?? phase.fraction)
      }
    case .path(let path, let keyTimes, let curves, let mode, let rotation):
      guard let points = self as? LayerProperty<CGPoint> else { throw .notAPoint(property: name) }
      guard let track = PathTrack(path, keyTimes: keyTimes, curves: curves, mode: mode) else {
        throw .noValues(property: name)
      }
      let move = points.effect(
        description, last: track.point(at: description.autoreverses ? 0 : 1)
      ) { phase in track.point(at: curve?(phase.fraction) ?? phase.fraction) }
      guard let rotation else { return move }
      return { values, phase in
        move(&values, phase)
        let angle = track.angle(at: curve?(phase.fraction) ?? phase.fraction)
        let turn = rotation == .along ? angle : angle + .pi
        values.transform = Matrix4.rotation(angle: turn, x: 0, y: 0, z: 1)
          .concatenating(values.transform)
      }
    }
  }

  /// The two ends of a basic animation; nil stands for the underlying value (F104).
  private struct Ends: Sendable {
    var from: Value?
    var to: Value?
    var by: Value?

    init(
      _ row: LayerProperty, _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?
    ) throws(AnimationError) {
      func typed(_ value: AnimatableValue?) throws(AnimationError) -> Value? {
        guard let value else { return nil }
        guard let typed = Value(value) else { throw .wrongType(property: row.name) }
        return typed
      }
      self.from = try typed(from)
      self.to = try typed(to)
      self.by = try typed(by)
    }

    func resolved(_ underlying: Value, _ arithmetic: ValueArithmetic<Value>?) -> (Value, Value) {
      if let by, let arithmetic {
        if let from { return (from, to ?? arithmetic.sum(from, by)) }
        if let to { return (arithmetic.difference(to, by), to) }
        return (underlying, arithmetic.sum(underlying, by))
      }
      return (from ?? underlying, to ?? underlying)
    }
  }

  private func effect(
    _ description: AnimationDescription, ends: Ends,
    progress: @escaping @Sendable (AnimationPhase) -> Double
  ) -> AnimationEffect {
    let isAdditive = description.isAdditive
    let isCumulative = description.isCumulative
    let autoreverses = description.autoreverses
    return { [get, set, arithmetic] values, phase in
      let underlying = get(values)
      // An additive animation's missing ends are the zero of the property, not the model.
      let base = isAdditive ? arithmetic?.zero ?? underlying : underlying
      let (from, to) = ends.resolved(base, arithmetic)
      var value = from.interpolated(to: to, progress: progress(phase))
      guard let arithmetic else { return set(&values, value) }
      if isCumulative, phase.repetition > 0 {
        let gain = autoreverses ? from : to
        value = arithmetic.sum(value, arithmetic.multiple(gain, phase.repetition))
      }
      if isAdditive { value = arithmetic.sum(underlying, value) }
      set(&values, value)
    }
  }

  private func effect(
    _ description: AnimationDescription, last: Value,
    value: @escaping @Sendable (AnimationPhase) -> Value
  ) -> AnimationEffect {
    let isAdditive = description.isAdditive
    let isCumulative = description.isCumulative
    return { [get, set, arithmetic] values, phase in
      var value = value(phase)
      if let arithmetic {
        if isCumulative, phase.repetition > 0 {
          value = arithmetic.sum(value, arithmetic.multiple(last, phase.repetition))
        }
        if isAdditive { value = arithmetic.sum(get(values), value) }
      }
      set(&values, value)
    }
  }
}
