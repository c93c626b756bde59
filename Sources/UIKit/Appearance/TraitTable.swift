import Foundation

/// Traits and what they are; a trait that is not in it is unspecified.
struct TraitTable: Equatable, UIMutableTraits {
  private var rows: [ObjectIdentifier: Row] = [:]

  private struct Row {
    let trait: UITrait
    var value: Any

    /// What the trait is where nobody says.
    var unset: Any { trait.defaultValue }
    /// UIKit's own traits have a value that means that nothing is said; an app's have not.
    var isUnspecified: Bool { trait.isUIKits && TraitTable.isSame(value, unset) }
  }

  init() {}

  var isEmpty: Bool { rows.isEmpty }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { rows[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
    set { rows[ObjectIdentifier(trait)] = Row(trait: trait, value: newValue) }
  }

  func contains(_ trait: UITrait) -> Bool { rows[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { rows[ObjectIdentifier(trait)] = nil }

  /// What the other says counts, where it says anything.
  mutating func merge(_ other: TraitTable) {
    for (id, row) in other.rows where !row.isUnspecified { rows[id] = row }
  }

  /// Traits that are not the same in both.
  func differences(from other: TraitTable) -> [UITrait] {
    var result: [UITrait] = []
    for (id, row) in rows where !Self.isSame(row.value, other.rows[id]?.value ?? row.unset) {
      result.append(row.trait)
    }
    for (id, row) in other.rows where rows[id] == nil && !Self.isSame(row.value, row.unset) {
      result.append(row.trait)
    }
    return result
  }

  /// Whether each trait this table says something about is the same in the other.
  func isContained(in other: TraitTable) -> Bool {
    rows.allSatisfy { id, row in
      row.isUnspecified || Self.isSame(row.value, other.rows[id]?.value ?? row.unset)
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.differences(from: rhs).isEmpty }

  /// Equal values, or one object; values that cannot be compared are never the same.
  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return one.isSame(as: other) }
    return Mirror(reflecting: one).displayStyle == .class
      && one as AnyObject === other as AnyObject
  }
}

extension UITraitDefinition {
  /// UIKit's own traits have a value that means that nothing is said; an app's have not.
  fileprivate static var isUIKits: Bool { identifier.hasPrefix("UIKit.") }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
