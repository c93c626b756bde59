import Foundation

/// Checks that each file in `__Films__` beside the calling file belongs to a test: call it in one test.
///
/// ```swift
/// @Test func noOrphans() { expectNoOrphanedGoldens() }
/// ```
/// A golden is named where its name stands in quotes in a Swift file of the folder above, or below that;
/// `"card-\(device.name)"` names every golden that begins with `card-`. Which tests ran does not matter.
/// What failed comparisons have left belongs to its golden: the comparison has told of it.
///
/// - Returns: whether there is none.
@discardableResult
public func expectNoOrphanedGoldens(
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let folder = GoldenFolder(besideFile: place.file)
  let orphans = folder.orphans()
  guard !orphans.isEmpty else { return true }
  Complaint(
    "no test names \(orphans.joined(separator: ", ")) in \(folder.path); remove "
      + (orphans.count == 1 ? "it" : "them")
  ).tell(at: place)
  return false
}
