import Foundation
import Synchronization

/// The fonts that text is set in: those the catalog names, and those an app brings.
///
/// A face is opened when it is first needed and then kept. What is found does not depend on the
/// machine's font settings, nor on what was asked before.
package final class FontLibrary: Sendable {
  package static let shared = FontLibrary()

  /// What is looked up again and again; guarded by one lock.
  struct State {
    /// By folder and file; nil where there is none.
    var files: [String: FontFile?] = [:]
    /// By PostScript name.
    var faces: [String: FontFace] = [:]
    /// That no face has.
    var unknownNames: Set<String> = []
    /// What apps have brought, in their order.
    var registered: [RegisteredFace] = []
    var resolved: [ResolvedFont.Key: ResolvedFont] = [:]
    var fallbacks: [FallbackKey: FontFace?] = [:]
  }

  struct RegisteredFace {
    var family: String
    var weight: Int
    var isItalic: Bool
    var weights: ClosedRange<Int>?
    var face: FontFace
    var file: FontFile
    var index: Int
  }

  let state: Mutex<State>
  let layouts = LayoutCache()
  let folders: [String]
  /// Without it there are no colour emoji; tests see so what a machine without the font shows.
  let hasEmoji: Bool

  package init(folders: [String]? = nil, hasEmoji: Bool = true) {
    self.folders = folders ?? FontCatalog.folders
    self.hasEmoji = hasEmoji
    state = Mutex(State())
  }

  /// Families that can be asked for by name and are there, the app's own first.
  package var families: [String] {
    state.withLock { state in
      var names: [String] = []
      for face in state.registered where !names.contains(face.family) { names.append(face.family) }
      for (name, members) in FontCatalog.families where !names.contains(name) {
        if members.contains(where: { find($0.file, &state) != nil }) { names.append(name) }
      }
      return names
    }
  }

  /// PostScript names, from thin to black.
  package func faceNames(of family: String) -> [String] {
    state.withLock { state in
      let own = state.registered.filter { $0.family.lowercased() == family.lowercased() }
      if !own.isEmpty { return own.map(\.face.name) }
      let members = FontCatalog.families.first { $0.name.lowercased() == family.lowercased() }
      return (members?.members ?? []).compactMap { open($0, &state)?.name }
    }
  }

  /// The family of a face, by its PostScript name; nil where there is no such face.
  package func family(ofFace name: String) -> String? { face(named: name)?.family }

  /// Names the system face's file by its content: 16 hex digits of FNV-1a; nil without the file.
  ///
  /// Two machines with the same digest set the same text alike.
  package var systemDigest: String? {
    state.withLock { find("Inter-Regular.otf", &$0)?.digest }
  }

  // MARK: Files

  func find(_ name: String, _ state: inout State) -> FontFile? {
    if let known = state.files[name] { return known }
    let path = folders.lazy.map { $0 + "/" + name }.first {
      FileManager.default.fileExists(atPath: $0)
    }
    let file = path.flatMap { FontFile(path: $0) }
    state.files[name] = .some(file)
    return file
  }

  func open(_ member: FontCatalog.Member, _ state: inout State) -> FontFace? {
    guard let file = find(member.file, &state), let face = file.face(member.index) else {
      return nil
    }
    if state.faces[face.name] == nil { state.faces[face.name] = face }
    return face
  }

  /// By its PostScript name, opened if need be.
  package func face(named name: String) -> FontFace? {
    state.withLock { state in
      if let face = state.faces[name] { return face }
      if state.unknownNames.contains(name) { return nil }
      let all = FontCatalog.families.flatMap(\.members) + FontCatalog.fallbackMembers
      let likely = all.filter { $0.file.hasPrefix(name + ".") } + all.filter { $0.index > 0 }
      for member in likely + all where open(member, &state)?.name == name { break }
      if state.faces[name] == nil { state.unknownNames.insert(name) }
      return state.faces[name]
    }
  }
}
