/// Numbers that look like chance and are the same in every run (SplitMix64).
struct Dice {
  private var state: UInt64

  /// The seed is mixed first: neighbouring seeds would give one sequence, a step further on.
  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) ^ 0x5851_F42D_4C95_7F2D
    state = next() &* 0xD129_42B7_AC69_8D1B
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// 0..<count.
  mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  mutating func chance(_ one: Int) -> Bool { roll(one) == 0 }
  /// One of the cases of a list that is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[roll(list.count)] }
}
