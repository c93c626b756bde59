package import InterludeMotion

/// One row of the property table: everything the engine knows about one property of a layer.
///
/// The name is for the border alone; per-frame work goes through the typed closures.
package struct LayerProperty<Value: AnimatableProperty>: Sendable {
  package let name: String
  package let behavior: PropertyBehavior
  package let get: @Sendable (LayerValues) -> Value
  package let set: @Sendable (inout LayerValues, Value) -> Void
  /// nil where sums make no sense (flags, colours' absence, pictures).
  package let arithmetic: ValueArithmetic<Value>?

  package init(
    _ name: String, _ behavior: PropertyBehavior,
    get: @escaping @Sendable (LayerValues) -> Value,
    set: @escaping @Sendable (inout LayerValues, Value) -> Void,
    arithmetic: ValueArithmetic<Value>? = nil
  ) {
    self.name = name
    self.behavior = behavior
    self.get = get
    self.set = set
    self.arithmetic = arithmetic
  }
}

/// What a change of a property's model value sets off.
package struct PropertyBehavior: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A bare layer animates the change of itself (F122).
  package static let implicit = PropertyBehavior(rawValue: 1)
  /// A view's layer animates it inside an animation block (F120).
  package static let inViewBlocks = PropertyBehavior(rawValue: 2)
  /// Inside a block the view's animation is additive (F120, F121).
  package static let additive = PropertyBehavior(rawValue: 4)
  /// The change asks for a new layout of the sublayers.
  package static let relayout = PropertyBehavior(rawValue: 8)
}

/// A row seen from the border, where only the name of the property is known.
package protocol AnyLayerProperty: Sendable {
  var name: String { get }
  var behavior: PropertyBehavior { get }
  var isAdditive: Bool { get }
  func read(_ values: LayerValues) -> AnimatableValue?
  /// Returns false, changing nothing, when the value is of the wrong kind.
  func write(_ value: AnimatableValue?, to values: inout LayerValues) -> Bool
  /// `new − old` in the row's own arithmetic, or nil where there is none.
  func difference(_ new: AnimatableValue, _ old: AnimatableValue) -> AnimatableValue?
  var zero: AnimatableValue? { get }
  func resolve(_ description: AnimationDescription) throws(AnimationError) -> AnimationEffect
}

extension LayerProperty: AnyLayerProperty {
  package var isAdditive: Bool { arithmetic != nil }

  package func read(_ values: LayerValues) -> AnimatableValue? { get(values).animatable }

  package func write(_ value: AnimatableValue?, to values: inout LayerValues) -> Bool {
    guard let value else {
      guard let none = Value.absent else { return false }
      set(&values, none)
      return true
    }
    guard let typed = Value(value) else { return false }
    set(&values, typed)
    return true
  }

  package var zero: AnimatableValue? { arithmetic?.zero.animatable }

  package func difference(_ new: AnimatableValue, _ old: AnimatableValue) -> AnimatableValue? {
    guard let arithmetic, let new = Value(new), let old = Value(old) else { return nil }
    return arithmetic.difference(new, old).animatable
  }
}

extension AnimatableProperty {
  /// The value that stands for "none"; nil for types that always have one.
  package static var absent: Self? { nil }
}

extension Optional where Wrapped: AnimatableProperty {
  package static var absent: Self? { .some(.none) }
}
