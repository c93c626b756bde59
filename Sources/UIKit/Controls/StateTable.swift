/// A value for each state of a control that has one.
struct StateTable<Value> {
  private var values: [UInt: Value] = [:]

  /// The value that was given for exactly this state.
  @MainActor subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// A state that was given none has the normal state's.
  @MainActor func value(for state: UIControl.State) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  var isEmpty: Bool { values.isEmpty }
}
