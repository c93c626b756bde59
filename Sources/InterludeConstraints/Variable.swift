/// A number that a layout is to find, told apart by its identity.
package struct Variable: Hashable, Sendable {
  package let id: Int
  package let name: String

  package init(id: Int, name: String = "") {
    self.id = id
    self.name = name
  }

  package static func == (lhs: Variable, rhs: Variable) -> Bool { lhs.id == rhs.id }
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
