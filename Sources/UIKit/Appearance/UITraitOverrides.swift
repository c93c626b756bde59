import Foundation

/// What an environment sets for itself and all below it, whatever comes from above.
///
/// A trait that was not set reads as its default; on iOS that raises.
public struct UITraitOverrides: UIMutableTraits {
  var table = TraitTable()

  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { table[trait] }
    set { table[trait] = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool { table.contains(trait) }

  public mutating func remove(_ trait: UITrait) { table.remove(trait) }
}

/// What a view or controller makes of the traits that come to it, and who wants to know of changes.
final class TraitSettings {
  var style = UIUserInterfaceStyle.unspecified { didSet { changed() } }
  var overrides = UITraitOverrides() { didSet { changed() } }
  /// Set by a parent or presentation for this controller.
  var imposed: UITraitCollection? { didSet { changed() } }
  let changes: TraitChanges
  /// The last result, so that unchanged traits stay one object.
  private var made: (base: UITraitCollection, result: UITraitCollection)?

  @MainActor init() { changes = TraitChanges() }

  private func changed() {
    made = nil
    TraitGeneration.advance()
  }

  func applied(to base: UITraitCollection) -> UITraitCollection {
    if style == .unspecified, overrides.table.isEmpty, imposed == nil { return base }
    if let made, made.base === base { return made.result }
    var table = base.table
    if let imposed { table.merge(imposed.table) }
    if style != .unspecified { table.userInterfaceStyle = style }
    table.merge(overrides.table)
    let result = UITraitCollection(table: table)
    made = (base, result)
    return result
  }
}
