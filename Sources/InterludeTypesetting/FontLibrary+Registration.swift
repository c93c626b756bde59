import CHarfBuzz
package import Foundation
import Synchronization

/// Why a font cannot be used.
package enum FontError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)
  case notAFont

  package var description: String {
    switch self {
    case .unreadable(let path): "the font file \(path) cannot be read"
    case .notAFont: "the bytes are no OpenType or TrueType font"
    }
  }
}

extension FontLibrary {
  /// Adds all faces of a file; answers their PostScript names.
  @discardableResult
  package func register(contentsOf url: URL) throws(FontError) -> [String] {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw .unreadable(url.path)
    }
    return try register(data)
  }

  /// Adds all faces of a font file's bytes; answers their PostScript names.
  ///
  /// A face of a name that is known already takes the place of the older one.
  @discardableResult
  package func register(_ data: Data) throws(FontError) -> [String] {
    guard let file = FontFile(data: data) else { throw .notAFont }
    var added: [RegisteredFace] = []
    for index in 0..<file.faceCount {
      guard let face = file.face(index) else { continue }
      added.append(
        RegisteredFace(
          family: face.family, weight: Self.weight(of: face), isItalic: Self.isItalic(face),
          weights: FontFace.weights(of: face.face), face: face, file: file, index: index))
    }
    guard !added.isEmpty else { throw .notAFont }
    state.withLock { state in
      let names = Set(added.map(\.face.name))
      state.registered.removeAll { names.contains($0.face.name) }
      state.registered += added
      state.registered.sort { $0.weight < $1.weight }
      for face in added { state.faces[face.face.name] = face.face }
      state.resolved.removeAll()
      state.unknownNames.removeAll()
    }
    layouts.removeAll()
    return added.map(\.face.name)
  }

  private static func weight(of face: FontFace) -> Int {
    let value = hb_style_get_value(face.font, HB_STYLE_TAG_WEIGHT)
    return value >= 1 && value <= 1_000 ? Int(value) : 400
  }

  private static func isItalic(_ face: FontFace) -> Bool {
    hb_style_get_value(face.font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(face.font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }
}
