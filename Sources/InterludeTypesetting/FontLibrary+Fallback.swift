import Foundation
import Synchronization

/// What is asked of the fallbacks: these characters in about this weight.
struct FallbackKey: Hashable {
  var scalars: [Unicode.Scalar]
  var isBold: Bool
  var ideographs: FontCatalog.Ideographs
}

extension FontLibrary {
  /// The first fallback that has all characters of a cluster; nil where none has.
  func fallback(
    for scalars: [Unicode.Scalar], weight: Int, ideographs: FontCatalog.Ideographs
  ) -> FontFace? {
    let key = FallbackKey(scalars: scalars, isBold: weight >= 600, ideographs: ideographs)
    return state.withLock { state in
      if let known = state.fallbacks[key] { return known }
      let face = search(key, &state)
      if state.fallbacks.count > 20_000 { state.fallbacks.removeAll() }
      state.fallbacks[key] = .some(face)
      return face
    }
  }

  /// The colour emoji's face, where it is there and has all characters of a cluster.
  func emoji(for scalars: [Unicode.Scalar]) -> FontFace? {
    guard hasEmoji else { return nil }
    return state.withLock { state in
      guard let face = open(FontCatalog.emoji, &state), face.covers(scalars) else { return nil }
      return face
    }
  }

  private func search(_ key: FallbackKey, _ state: inout State) -> FontFace? {
    for members in FontCatalog.fallbacks(key.ideographs) {
      let there = members.filter { find($0.file, &state) != nil }
      let best = there.min {
        abs($0.weight - (key.isBold ? 700 : 400)) < abs($1.weight - (key.isBold ? 700 : 400))
      }
      if let best, let face = open(best, &state), face.covers(key.scalars) { return face }
    }
    if hasEmoji, let face = open(FontCatalog.emoji, &state), face.covers(key.scalars) {
      return face
    }
    for name in rareFiles() {
      let member = FontCatalog.Member(file: name, weight: 400)
      if let face = open(member, &state), face.covers(key.scalars) { return face }
    }
    return nil
  }

  /// All of Noto's regular faces, by name.
  private func rareFiles() -> [String] {
    folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasPrefix("Noto") && $0.hasSuffix("-Regular.ttf") }.sorted()
    }
  }
}

extension FontFace {
  /// Whether every character that shows has a glyph.
  func covers(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.allSatisfy { glyph(for: $0) != nil || $0.properties.isDefaultIgnorableCodePoint }
  }
}
