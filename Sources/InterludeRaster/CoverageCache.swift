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
    let silhouette: ObjectIdentifier
    let sigma: Double
  }

  private struct Entry {
    let coverage: Coverage?
    /// Kept alive as long as its identity is part of the key.
    let silhouette: Coverage?
    var lastUse: Int

    var byteCount: Int { (coverage?.byteCount ?? 0) + 512 }
  }

  private var shapes: [Key: Entry] = [:]
  private var blurs: [BlurKey: Entry] = [:]
  private var frame = 0
  private(set) var byteCount = 0
  private let limit: Int
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
    let entry = Entry(coverage: make(), silhouette: nil, lastUse: frame)
    byteCount += entry.byteCount
    shapes[key] = entry
    return entry.coverage
  }

  func blurred(_ silhouette: Coverage, sigma: Double, make: () -> Coverage) -> Coverage {
    let key = BlurKey(silhouette: ObjectIdentifier(silhouette), sigma: sigma)
    if let entry = blurs[key], let coverage = entry.coverage {
      blurs[key]?.lastUse = frame
      statistics.hits += 1
      return coverage
    }
    statistics.misses += 1
    let coverage = make()
    let entry = Entry(coverage: coverage, silhouette: silhouette, lastUse: frame)
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
  }
}
