import CHarfBuzz
import Synchronization

/// What a description leads to: a face, what is made up on top of it, and what could not be had.
struct ResolvedFont: Sendable {
  /// A description without its size: only the cut for large sizes depends on that.
  struct Key: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
    var isDisplay: Bool
  }

  /// nil where the machine has no font at all.
  var face: FontFace?
  /// Made-up italics.
  var slant: Double
  /// In ems.
  var metrics: FontMetrics
  var issues: [TextIssue]
  /// Whether the characters are as far apart as San Francisco's.
  var isTracked = false
  /// Chooses among fallbacks.
  var weight: Int
}

extension FontLibrary {
  /// How far made-up italics lean: about 11 degrees.
  static let madeUpSlant = 0.2

  func resolve(_ font: FontDescription) -> ResolvedFont {
    let key = ResolvedFont.Key(
      family: font.family, weight: max(1, min(1_000, font.weight)), isItalic: font.isItalic,
      isDisplay: font.usableSize >= FontCatalog.displaySize)
    return state.withLock { state in
      if let known = state.resolved[key] { return known }
      let resolved = resolve(key, &state)
      state.resolved[key] = resolved
      return resolved
    }
  }

  private func resolve(_ key: ResolvedFont.Key, _ state: inout State) -> ResolvedFont {
    if !key.family.hasPrefix(FontDescription.system), let own = named(key, &state) { return own }
    let size = key.isDisplay ? FontCatalog.displaySize : 0
    let candidates = FontCatalog.candidates(for: key.family, size: size)
    var result = ResolvedFont(
      face: nil, slant: 0, metrics: .sanFrancisco, issues: [], weight: key.weight)
    for (rank, members) in candidates.enumerated() {
      let there = members.filter { find($0.file, &state) != nil }
      guard let best = Self.best(there, key), let face = open(best, &state) else { continue }
      result.face = face
      result.isTracked = face.family == "Inter"
      result.slant = key.isItalic && !best.isItalic ? Self.madeUpSlant : 0
      if rank > 0 || key.family == FontDescription.systemRounded {
        result.issues = [.missingFont(key.family, used: face.family)]
      }
      break
    }
    let isDesign = [
      FontDescription.system, FontDescription.systemMono, FontDescription.systemSerif,
      FontDescription.systemRounded,
    ].contains(key.family)
    if !isDesign || result.face == nil {
      result.issues = [.missingFont(key.family, used: result.face?.family)]
    }
    return result
  }

  private func named(_ key: ResolvedFont.Key, _ state: inout State) -> ResolvedFont? {
    let family = key.family.lowercased()
    let own = state.registered.filter {
      $0.family.lowercased() == family || $0.face.name.lowercased() == family
    }
    var found: (face: FontFace, isItalic: Bool)?
    if let best = Self.best(own, key) {
      var face = best.face
      if let weights = best.weights {
        let weight = max(weights.lowerBound, min(weights.upperBound, key.weight))
        face = best.file.face(best.index, weight: weight) ?? face
        state.faces[face.name] = face
      }
      found = (face, best.isItalic)
    } else {
      let members =
        FontCatalog.families.first { $0.name.lowercased() == family }?.members
        ?? FontCatalog.families.flatMap(\.members).filter {
          $0.file.lowercased().hasPrefix(family + ".")
        }
      let there = members.filter { find($0.file, &state) != nil }
      if let best = Self.best(there, key), let face = open(best, &state) {
        found = (face, best.isItalic)
      }
    }
    guard let found else { return nil }
    return ResolvedFont(
      face: found.face, slant: key.isItalic && !found.isItalic ? Self.madeUpSlant : 0,
      metrics: FontMetrics(of: found.face), issues: [], weight: key.weight)
  }

  /// Slant before weight; of weights the exact one, else as CSS chooses.
  static func best<Member: FontMember>(_ members: [Member], _ key: ResolvedFont.Key) -> Member? {
    let slanted = members.filter { $0.isItalic == key.isItalic }
    return (slanted.isEmpty ? members : slanted).min {
      distance($0, key.weight) < distance($1, key.weight)
    }
  }

  /// Light text is rather too light, heavy text too heavy; regular and medium stand in for another.
  static func distance(_ member: some FontMember, _ wanted: Int) -> Int {
    if let weights = member.weights, weights.contains(wanted) { return 0 }
    let difference = member.weight - wanted
    if difference == 0 { return 0 }
    if (400...500).contains(wanted) {
      if difference > 0, member.weight <= 500 { return difference }
      return difference < 0 ? 1_000 - difference : 2_000 + difference
    }
    let isPreferred = wanted < 400 ? difference < 0 : difference > 0
    return abs(difference) + (isPreferred ? 0 : 1_000)
  }
}

protocol FontMember {
  var weight: Int { get }
  var isItalic: Bool { get }
  var weights: ClosedRange<Int>? { get }
}

extension FontLibrary.RegisteredFace: FontMember {}

extension FontCatalog.Member: FontMember {
  var weights: ClosedRange<Int>? { nil }
}
