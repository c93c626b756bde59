import Foundation

/// A font file's first face, before it is registered.
/// - Source: Apple's CGFont reference; tables as OpenType's specification has them.
public final class CGFont: Sendable {
  /// The whole file.
  package let bytes: Data
  private let names: [Int: String]
  public let numberOfGlyphs: Int
  /// How many units an em has.
  public let unitsPerEm: Int32

  /// nil for what is no font.
  public init?(_ provider: CGDataProvider) {
    guard let tables = FontTables(provider.bytes) else { return nil }
    bytes = provider.bytes
    names = tables.names
    numberOfGlyphs = tables.number(2, at: 4, of: "maxp") ?? 0
    unitsPerEm = Int32(tables.number(2, at: 18, of: "head") ?? 1000)
  }

  public var postScriptName: CFString? { names[6] }
  public var fullName: CFString? { names[4] }
}

/// The directory of a font file; every read is checked against its end.
private struct FontTables {
  private let bytes: Data
  private var tables: [String: Range<Int>] = [:]

  init?(_ bytes: Data) {
    self.bytes = bytes
    var start = 0
    // A collection begins with the places of its fonts.
    if Self.text(bytes, 0..<4) == "ttcf" {
      guard let first = number(4, at: 12) else { return nil }
      start = first
    }
    guard let kind = number(4, at: start),
      [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(kind),
      let count = number(2, at: start + 4)
    else { return nil }
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let tag = Self.text(bytes, entry..<(entry + 4)), let offset = number(4, at: entry + 8),
        let length = number(4, at: entry + 12), offset + length <= bytes.count
      else { return nil }
      tables[tag] = offset..<(offset + length)
    }
    guard tables["head"] != nil, tables["maxp"] != nil else { return nil }
  }

  /// A big-endian number of so many bytes.
  private func number(_ size: Int, at place: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    let start = bytes.startIndex + place
    return bytes[start..<(start + size)].reduce(0) { $0 << 8 | Int($1) }
  }

  func number(_ size: Int, at place: Int, of table: String) -> Int? {
    guard let range = tables[table], place + size <= range.count else { return nil }
    return number(size, at: range.lowerBound + place)
  }

  /// Names by their number, those of Windows in English before others.
  var names: [Int: String] {
    guard let range = tables["name"], let count = number(2, at: 2, of: "name"),
      let storage = number(2, at: 4, of: "name")
    else { return [:] }
    var found: [Int: String] = [:]
    var isBest: Set<Int> = []
    for index in 0..<count {
      let entry = 6 + 12 * index
      guard let platform = number(2, at: entry, of: "name"),
        let language = number(2, at: entry + 4, of: "name"),
        let id = number(2, at: entry + 6, of: "name"),
        let length = number(2, at: entry + 8, of: "name"),
        let offset = number(2, at: entry + 10, of: "name")
      else { break }
      let start = range.lowerBound + storage + offset
      let encoding: String.Encoding = platform == 1 ? .macOSRoman : .utf16BigEndian
      guard !isBest.contains(id), start + length <= bytes.count else { continue }
      let text = bytes[(bytes.startIndex + start)..<(bytes.startIndex + start + length)]
      guard let name = String(data: text, encoding: encoding) else { continue }
      found[id] = name
      if platform == 3, language == 0x409 { isBest.insert(id) }
    }
    return found
  }

  private static func text(_ bytes: Data, _ range: Range<Int>) -> String? {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    let start = bytes.startIndex
    return String(
      data: bytes[(start + range.lowerBound)..<(start + range.upperBound)], encoding: .ascii)
  }
}
