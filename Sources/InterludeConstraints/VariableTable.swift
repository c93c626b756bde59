/// What is known of variables, by their numbers.
///
/// Layouts number theirs from 0; a place in an array is found without hashing.
struct VariableTable<Value: Sendable>: Sendable {
  /// Numbers beyond this are looked up; an array for them could be mostly empty.
  private static var mostPlaces: Int { 1 << 16 }

  private var places: [Value?] = []
  private var others: [Int: Value] = [:]

  subscript(variable: Variable) -> Value? {
    get {
      let id = variable.id
      if id >= 0, id < places.count { return places[id] }
      return others.isEmpty ? nil : others[id]
    }
    set {
      let id = variable.id
      guard id >= 0, id < Self.mostPlaces else {
        others[id] = newValue
        return
      }
      while places.count <= id { places.append(nil) }
      places[id] = newValue
    }
  }
}
