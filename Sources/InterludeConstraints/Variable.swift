/// A number that a layout is to find, told apart by its identity.
package struct Variable: Hashable, Sendable {
  /// Small numbers are found fastest.
  package let id: Int

  package init(id: Int) { self.id = id }
}

extension Variable: CustomStringConvertible {
  package var description: String { "v\(id)" }
}
