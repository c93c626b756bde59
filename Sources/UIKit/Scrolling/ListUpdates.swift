import Foundation

/// Changes of a list that were announced together: deletions and reloads by old places, insertions by
/// new ones, moves by both.
struct ListUpdates: Equatable {
  struct Move<Place: Equatable>: Equatable {
    let from: Place
    let to: Place
  }

  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [Move<IndexPath>] = []
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []
  var movedSections: [Move<Int>] = []

  var isEmpty: Bool { self == ListUpdates() }

  /// Which old place is which new one; a sentence for what does not add up.
  func mapping(from old: [Int], to new: [Int]) -> Result<ListMapping, ListMistake> {
    var sections = [Int?](repeating: nil, count: new.count)
    var taken = Set(insertedSections)
    for move in movedSections {
      guard old.indices.contains(move.from), new.indices.contains(move.to) else {
        return .failure(.init("a section is moved from \(move.from) to \(move.to)"))
      }
      sections[move.to] = move.from
      taken.insert(move.to)
    }
    let leaving = Set(deletedSections).union(movedSections.map(\.from))
    let staying = old.indices.filter { !leaving.contains($0) }
    let free = new.indices.filter { !taken.contains($0) }
    guard staying.count == free.count else {
      return .failure(
        .init(
          "the number of sections after the update (\(new.count)) must be that before it "
            + "(\(old.count)), plus inserted (\(insertedSections.count)), minus deleted "
            + "(\(deletedSections.count))"))
    }
    for (place, section) in zip(free, staying) { sections[place] = section }
    return items(sections, old, new)
  }

  private func items(
    _ sections: [Int?], _ old: [Int], _ new: [Int]
  ) -> Result<ListMapping, ListMistake> {
    var result = ListMapping(sections: sections)
    for move in movedItems { result.oldItems[move.to] = move.from }
    let sources = Set(movedItems.map(\.from))
    for (place, section) in sections.enumerated() {
      guard let section, !reloadedSections.contains(section) else { continue }
      let staying = (0..<old[section]).map { IndexPath(row: $0, section: section) }
        .filter { !deletedItems.contains($0) && !sources.contains($0) }
      let free = (0..<new[place]).map { IndexPath(row: $0, section: place) }
        .filter { !insertedItems.contains($0) && result.oldItems[$0] == nil }
      guard staying.count == free.count else {
        return .failure(
          .init(
            "the number of rows in section \(place) after the update (\(new[place])) must be that "
              + "before it (\(old[section])), plus or minus those inserted, deleted and moved"))
      }
      for (place, item) in zip(free, staying) where !reloadedItems.contains(item) {
        result.oldItems[place] = item
      }
    }
    for (new, old) in result.oldItems { result.newItems[old] = new }
    return .success(result)
  }
}

struct ListMistake: Error {
  let sentence: String
  init(_ sentence: String) { self.sentence = sentence }
}

/// Where the places of a list before an update are after it.
struct ListMapping {
  /// The old section of each new one; nil for those inserted.
  let sections: [Int?]
  var oldItems: [IndexPath: IndexPath] = [:]
  var newItems: [IndexPath: IndexPath] = [:]

  func newSection(_ old: Int) -> Int? { sections.firstIndex(of: old) }
}
