import Foundation

/// What a list shows, by names that are each there once: sections in order, and items in them.
/// - Source: Apple's NSDiffableDataSourceSnapshot reference.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  private var sections: [(name: SectionIdentifierType, items: [ItemIdentifierType])] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  // MARK: Reading

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.name) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { place(of: identifier).map { sections[$0.section].name } }
  /// Counted through all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.name == identifier }
  }

  func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (number, section) in sections.enumerated() {
      if let index = section.items.firstIndex(of: item) { return (number, index) }
    }
    return nil
  }

  /// The place of every item.
  var places: [ItemIdentifierType: IndexPath] {
    var result: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (index, item) in section.items.enumerated() {
        result[item] = IndexPath(item: index, section: number)
      }
    }
    return result
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  // MARK: Items; those that are there already move

  /// To the end of a section, of the last one unless it is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else { return }
    deleteItems(identifiers)
    sections[index].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at neighbour: ItemIdentifierType, offset: Int
  ) {
    deleteItems(identifiers.filter { $0 != neighbour })
    guard let place = place(of: neighbour) else { return }
    sections[place.section].items.insert(
      contentsOf: identifiers.filter { $0 != neighbour }, at: place.item + offset)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    guard !gone.isEmpty else { return }
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, offset: 1) }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.filter { indexOfSection($0) == nil }.map { ($0, []) }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, offset: 0) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: toIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at neighbour: SectionIdentifierType, offset: Int
  ) {
    guard let index = indexOfSection(neighbour) else { return }
    sections.insert(
      contentsOf: identifiers.filter { indexOfSection($0) == nil }.map { ($0, []) },
      at: index + offset)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.name) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ identifier: SectionIdentifierType, to neighbour: SectionIdentifierType, offset: Int
  ) {
    guard identifier != neighbour, let from = indexOfSection(identifier),
      indexOfSection(neighbour) != nil
    else { return }
    let moved = sections.remove(at: from)
    if let index = indexOfSection(neighbour) { sections.insert(moved, at: index + offset) }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Difference

  /// What changes from `old` to this, every item and section that stays as one that moves.
  func updates(from old: Self) -> ListUpdates {
    var result = ListUpdates()
    let (before, after) = (old.places, places)
    let again = Set(reloadedItemIdentifiers).union(reconfiguredItemIdentifiers)
    for (item, path) in before {
      guard let new = after[item], !again.contains(item) else {
        result.deletedItems.insert(path)
        continue
      }
      result.movedItems.append(.init(from: path, to: new))
    }
    for (item, path) in after where before[item] == nil || again.contains(item) {
      result.insertedItems.insert(path)
    }
    result.movedItems.sort { $0.from < $1.from }
    for (index, section) in old.sections.enumerated() {
      if let new = indexOfSection(section.name) {
        result.movedSections.append(.init(from: index, to: new))
      } else {
        result.deletedSections.insert(index)
      }
    }
    for (index, section) in sections.enumerated()
    where old.indexOfSection(section.name) == nil { result.insertedSections.insert(index) }
    return result
  }
}
