/// Sums, differences and multiples of a type's values.
package struct ValueArithmetic<Value: Sendable>: Sendable {
  package let zero: Value
  package let sum: @Sendable (Value, Value) -> Value
  package let difference: @Sendable (Value, Value) -> Value
  package let multiple: @Sendable (Value, Double) -> Value
  package let distance: @Sendable (Value, Value) -> Double

  package init(
    zero: Value, sum: @escaping @Sendable (Value, Value) -> Value,
    difference: @escaping @Sendable (Value, Value) -> Value,
    multiple: @escaping @Sendable (Value, Double) -> Value,
    distance: @escaping @Sendable (Value, Value) -> Double
  ) {
    self.zero = zero
    self.sum = sum
    self.difference = difference
    self.multiple = multiple
    self.distance = distance
  }
}

extension ValueArithmetic where Value: AdditiveInterpolable {
  package static var natural: Self {
    Self(
      zero: .zero, sum: { $0.adding($1) }, difference: { $0.subtracting($1) },
      multiple: { $0.scaled(by: $1) }, distance: { $0.distance(to: $1) })
  }
}
