import InterludeGeometry

/// Keeps the coverage of shapes that are drawn again unchanged, wherever they lie by whole pixels.
///
/// What it gives is what would be computed anew, so it changes how long a frame takes and nothing
/// else. Of what is kept, the part that has not been asked for longest is dropped first.
final class CoverageCache {
  /// A shape and how it lies within its pixel.
  struct Key: Hashable {
    let shape: Shape
    /// Its translation is the part below one pixel.
    let transform: Affine
  }

  private struct BlurKey: Hashable {
    let silhouette: CoverageContent
    let sigma: Double
  }

  private struct Entry {
    let coverage: Coverage?
    /// That of the key included.
    let byteCount: Int
    var lastUse: Int

    init(_ coverage: Coverage?, keyByteCount: Int = 512, frame: Int) {
      self.coverage = coverage
      byteCount = (coverage?.byteCount ?? 0) + keyByteCount
      lastUse = frame
    }
  }

  private var shapes: [Key: Entry] = [:]
  private var blurs: [BlurKey: Entry] = [:]
  private var frame = 0
  private(set) var byteCount = 0
  private let limit: Int
  /// Single glyphs, from which lines of text are put together.
  let glyphs = GlyphCache()
  /// Smaller copies of glyphs that are pictures.
  let pictures = SmallerBitmaps()
  /// How many were found and how many had to be made, since the beginning.
  private(set) var statistics = (hits: 0, misses: 0)

  init(limit: Int) { self.limit = limit }

  func coverage(_ key: Key, make: () -> Coverage?) -> Coverage? {
    if let entry = shapes[key] {
      shapes[key]?.lastUse = frame
      statistics.hits += 1
      return entry.coverage
    }
    statistics.misses += 1
    let entry = Entry(make(), frame: frame)
    byteCount += entry.byteCount
    shapes[key] = entry
    return entry.coverage
  }

  func blurred(_ silhouette: Coverage, sigma: Double, make: () -> Coverage) -> Coverage {
    let key = BlurKey(silhouette: CoverageContent(silhouette), sigma: sigma)
    if let entry = blurs[key], let coverage = entry.coverage {
      blurs[key]?.lastUse = frame
      statistics.hits += 1
      return coverage
    }
    statistics.misses += 1
    let coverage = make()
    let entry = Entry(coverage, keyByteCount: silhouette.byteCount, frame: frame)
    byteCount += entry.byteCount
    blurs[key] = entry
    return coverage
  }

  /// Drops what is too much, oldest first; called once a frame.
  func endFrame() {
    frame += 1
    guard byteCount > limit else { return }
    let ages = Set(shapes.values.map(\.lastUse)).union(blurs.values.map(\.lastUse)).sorted()
    for age in ages where byteCount > limit / 2 {
      for (key, entry) in shapes where entry.lastUse == age {
        shapes[key] = nil
        byteCount -= entry.byteCount
      }
      for (key, entry) in blurs where entry.lastUse == age {
        blurs[key] = nil
        byteCount -= entry.byteCount
      }
    }
  }

  func removeAll() {
    shapes = [:]
    blurs = [:]
    byteCount = 0
    glyphs.removeAll()
    pictures.removeAll()
  }
}

/// A coverage that equals every other with the same runs.
private struct CoverageContent: Hashable {
  let coverage: Coverage

  init(_ coverage: Coverage) { self.coverage = coverage }

  static func == (left: CoverageContent, right: CoverageContent) -> Bool {
    let (a, b) = (left.coverage, right.coverage)
    if a === b { return true }
    return a.bounds == b.bounds && a.isSolid == b.isSolid && a.rows == b.rows
      && a.bytes == b.bytes
      && a.spans.elementsEqual(b.spans) {
        $0.x == $1.x && $0.length == $1.length && $0.level == $1.level
      }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(coverage.bounds)
    hasher.combine(coverage.spans.count)
    hasher.combine(coverage.bytes.count)
  }
}
