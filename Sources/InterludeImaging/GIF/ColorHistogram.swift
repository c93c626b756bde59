/// Which colours a frame has, and how often each.
///
/// Where there are more than ``limit`` of them the lowest bits are left out until there are fewer:
/// no palette of 256 tells such neighbours apart.
struct ColorHistogram {
  static let limit = 1 << 15

  /// 0xRRGGBB under a mark in bit 24; 0 is a free slot.
  private(set) var keys: [UInt32]
  private(set) var counts: [Int]
  private(set) var used = 0
  /// What is kept of a colour.
  private(set) var mask: UInt32 = 0xFF_FFFF
  private var slotBits = 10

  init() {
    keys = [UInt32](repeating: 0, count: 1 << 10)
    counts = [Int](repeating: 0, count: 1 << 10)
  }

  @inline(__always)
  private static func slot(_ key: UInt32, _ bits: Int) -> Int {
    Int((key &* 0x9E37_79B1) >> UInt32(32 - bits))
  }

  /// Where a colour is, or where it would go.
  @inline(__always)
  func slot(of color: UInt32) -> Int {
    let key = color & mask | 0x100_0000
    var slot = Self.slot(key, slotBits)
    while keys[slot] != key, keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  @inline(__always)
  mutating func add(_ color: UInt32, _ count: Int = 1) {
    let slot = slot(of: color)
    counts[slot] += count
    guard keys[slot] == 0 else { return }
    keys[slot] = color & mask | 0x100_0000
    used += 1
    if used > Self.limit {
      mask = mask << 1 & 0xFEFE_FEFE & mask
      rebuild()
    } else if used * 2 > keys.count {
      slotBits += 1
      rebuild()
    }
  }

  private mutating func rebuild() {
    let (oldKeys, oldCounts) = (keys, counts)
    keys = [UInt32](repeating: 0, count: 1 << slotBits)
    counts = [Int](repeating: 0, count: 1 << slotBits)
    used = 0
    for slot in oldKeys.indices where oldKeys[slot] != 0 {
      let target = self.slot(of: oldKeys[slot])
      if keys[target] == 0 { used += 1 }
      keys[target] = oldKeys[slot] & mask | 0x100_0000
      counts[target] += oldCounts[slot]
    }
  }

  /// The colours by rising number: the order does not depend on where they were met.
  var colors: [(color: UInt32, count: Int)] {
    keys.indices.filter { keys[$0] != 0 }
      .map { (keys[$0] & 0xFF_FFFF, counts[$0]) }
      .sorted { $0.0 < $1.0 }
  }
}
