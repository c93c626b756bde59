/// The compression of GIF: codes of growing width for strings seen before.
enum LZW {
  private static let longestCode = 4096

  /// The code stream in sub-blocks of up to 255 bytes, closed by an empty one.
  static func encode(_ indices: [UInt8], minimumCodeSize: Int) -> [UInt8] {
    let clear = 1 << minimumCodeSize
    var blocks = Blocks()
    // Prefix and next index are one number; where it lies in the table is its code.
    var keys = [Int32](repeating: -1, count: 1 << 13)
    var codes = [Int32](repeating: 0, count: 1 << 13)
    var width = minimumCodeSize + 1
    var next = clear + 2
    blocks.append(clear, width)
    guard var prefix = indices.first.map(Int.init) else {
      blocks.append(clear + 1, width)
      return blocks.finish()
    }
    for index in indices.dropFirst() {
      let key = Int32(prefix << 8 | Int(index))
      var slot = (prefix << 5 ^ Int(index) &* 0x9E5) & 0x1FFF
      while keys[slot] != key, keys[slot] >= 0 { slot = (slot + 1) & 0x1FFF }
      if keys[slot] == key {
        prefix = Int(codes[slot])
        continue
      }
      blocks.append(prefix, width)
      if next < longestCode {
        keys[slot] = key
        codes[slot] = Int32(next)
        // The reader is one entry behind: it widens when its own table has grown so far.
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        blocks.append(clear, width)
        for slot in keys.indices { keys[slot] = -1 }
        width = minimumCodeSize + 1
        next = clear + 2
      }
      prefix = Int(index)
    }
    blocks.append(prefix, width)
    // The reader has grown by the entry that this last code completes.
    if next == 1 << width, width < 12 { width += 1 }
    blocks.append(clear + 1, width)
    return blocks.finish()
  }

  /// Bits from the lowest, in blocks.
  private struct Blocks {
    private var bytes: [UInt8] = []
    private var block: [UInt8] = []
    private var bits = 0
    private var count = 0

    mutating func append(_ code: Int, _ width: Int) {
      bits |= code << count
      count += width
      while count >= 8 {
        put(UInt8(bits & 255))
        bits >>= 8
        count -= 8
      }
    }

    private mutating func put(_ byte: UInt8) {
      block.append(byte)
      if block.count == 255 { flush() }
    }

    private mutating func flush() {
      guard !block.isEmpty else { return }
      bytes.append(UInt8(block.count))
      bytes += block
      block.removeAll(keepingCapacity: true)
    }

    mutating func finish() -> [UInt8] {
      if count > 0 { put(UInt8(bits & 255)) }
      flush()
      bytes.append(0)
      return bytes
    }
  }

  /// `count` indices out of a code stream; fewer where it ends early.
  static func decode(_ bytes: [UInt8], minimumCodeSize: Int, count: Int) throws(ImagingError)
    -> [UInt8]
  {
    guard (1...11).contains(minimumCodeSize) else { throw .malformed("a code size out of range") }
    let clear = 1 << minimumCodeSize
    var result: [UInt8] = []
    result.reserveCapacity(count)
    // A code is its prefix's string and one more index.
    var prefixes = [Int](repeating: -1, count: longestCode)
    var last = [UInt8](repeating: 0, count: longestCode)
    for code in 0..<clear { last[code] = UInt8(truncatingIfNeeded: code) }
    var (width, next, previous) = (minimumCodeSize + 1, clear + 2, -1)
    var (bits, available, position) = (0, 0, 0)
    var string: [UInt8] = []
    while result.count < count {
      while available < width {
        guard position < bytes.count else { return result }
        bits |= Int(bytes[position]) << available
        position += 1
        available += 8
      }
      let code = bits & (1 << width - 1)
      bits >>= width
      available -= width
      if code == clear {
        (width, next, previous) = (minimumCodeSize + 1, clear + 2, -1)
        continue
      }
      if code == clear + 1 { break }
      guard code < next || (code == next && previous >= 0) else {
        throw .malformed("a code that is not in the table")
      }
      string.removeAll(keepingCapacity: true)
      var walk = code == next ? previous : code
      while walk >= 0 {
        string.append(last[walk])
        walk = prefixes[walk]
      }
      let first = string[string.count - 1]
      result.append(contentsOf: string.reversed())
      if code == next { result.append(first) }
      if previous >= 0, next < longestCode {
        prefixes[next] = previous
        last[next] = first
        next += 1
        if next == 1 << width, width < 12 { width += 1 }
      }
      previous = code
    }
    if result.count > count { result.removeLast(result.count - count) }
    return result
  }
}
