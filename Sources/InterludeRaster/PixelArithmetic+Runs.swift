extension PixelArithmetic {
  typealias Pixels = UnsafeMutablePointer<UInt32>
  private typealias Wide = SIMD16<UInt16>

  @inline(__always)
  private static func load(_ pixels: UnsafePointer<UInt32>) -> Wide {
    UnsafeRawPointer(pixels).loadUnaligned(as: Wide.self)
  }

  @inline(__always)
  private static func store(_ value: Wide, _ pixels: Pixels) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: value, as: Wide.self)
  }

  private static let low = Wide(repeating: 0x00FF)
  private static let high = Wide(repeating: 0xFF00)
  private static let half = Wide(repeating: 128)

  /// Sums of 16 bits divided by 255, in the low bytes.
  @inline(__always)
  private static func divided(_ sum: Wide) -> Wide {
    let t = sum &+ half
    return (t &+ (t &>> 8)) &>> 8
  }

  static func fill(_ target: Pixels, _ count: Int, _ color: UInt32) {
    target.update(repeating: color, count: count)
  }

  /// `color` over every pixel.
  static func over(_ target: Pixels, _ count: Int, _ color: UInt32) {
    let rest = UInt16(255 - (color >> 24))
    add(target, count, color, keeping: rest)
  }

  /// Every pixel becomes `level` of an opaque colour and the rest of itself, rounded once.
  static func mix(_ target: Pixels, _ count: Int, opaque color: UInt32, level: Int) {
    let wide = spread(color) &* UInt64(level)
    let even = Wide(evenHalf: wide)
    let odd = Wide(evenHalf: wide >> 32)
    let rest = Wide(repeating: UInt16(255 - level))
    var index = 0
    while index + 8 <= count {
      let old = load(target + index)
      let a = divided((old & low) &* rest &+ even)
      let b = divided((old &>> 8) &* rest &+ odd)
      store(a | (b &<< 8), target + index)
      index += 8
    }
    while index < count {
      target[index] = mixed(target[index], color, level: level)
      index += 1
    }
  }

  private static func add(_ target: Pixels, _ count: Int, _ color: UInt32, keeping rest: UInt16) {
    let source = repeated(color)
    let factor = Wide(repeating: rest)
    var index = 0
    while index + 8 <= count {
      let old = load(target + index)
      let a = divided((old & low) &* factor)
      let b = divided((old &>> 8) &* factor)
      store((a | (b &<< 8)) &+ source, target + index)
      index += 8
    }
    while index < count {
      target[index] = color &+ scaled(target[index], by: Int(rest))
      index += 1
    }
  }

  private static func repeated(_ color: UInt32) -> Wide {
    Wide(evenHalf: UInt64(color))
  }

  /// The colour times each level, over the pixels.
  static func over(
    _ target: Pixels, _ count: Int, _ color: UInt32, levels: UnsafePointer<UInt8>
  ) {
    if color >> 24 == 255 {
      for index in 0..<count {
        target[index] = mixed(target[index], color, level: Int(levels[index]))
      }
    } else {
      for index in 0..<count {
        target[index] = over(scaled(color, by: Int(levels[index])), target[index])
      }
    }
  }

  /// Pixels over pixels, all times one level.
  static func over(
    _ target: Pixels, _ count: Int, _ source: UnsafePointer<UInt32>, level: Int
  ) {
    if level < 255 {
      for index in 0..<count {
        target[index] = over(scaled(source[index], by: level), target[index])
      }
      return
    }
    var index = 0
    while index + 8 <= count {
      // Eight opaque ones at a time.
      var common = source[index]
      for single in (index + 1)..<(index + 8) { common &= source[single] }
      if common >> 24 == 255 {
        (target + index).update(from: source + index, count: 8)
      } else {
        for single in index..<(index + 8) { put(source[single], target + single) }
      }
      index += 8
    }
    while index < count {
      put(source[index], target + index)
      index += 1
    }
  }

  @inline(__always)
  private static func put(_ pixel: UInt32, _ target: Pixels) {
    if pixel >> 24 == 255 {
      target.pointee = pixel
    } else if pixel != 0 {
      target.pointee = over(pixel, target.pointee)
    }
  }

  /// Pixels times each level and one for all, over pixels.
  static func over(
    _ target: Pixels, _ count: Int, _ source: UnsafePointer<UInt32>,
    levels: UnsafePointer<UInt8>, level: Int
  ) {
    for index in 0..<count {
      let factor = product(Int(levels[index]), level)
      target[index] = over(scaled(source[index], by: factor), target[index])
    }
  }

  /// Every pixel becomes `level` of itself and the rest of what it was before.
  static func restore(
    _ target: Pixels, _ count: Int, before: UnsafePointer<UInt32>, level: Int
  ) {
    let kept = Wide(repeating: UInt16(level))
    let rest = Wide(repeating: UInt16(255 - level))
    var index = 0
    while index + 8 <= count {
      let new = load(target + index)
      let old = load(before + index)
      let a = divided((new & low) &* kept &+ (old & low) &* rest)
      let b = divided((new &>> 8) &* kept &+ (old &>> 8) &* rest)
      store(a | (b &<< 8), target + index)
      index += 8
    }
    while index < count {
      target[index] = mixed(before[index], target[index], level: level)
      index += 1
    }
  }

  static func restore(
    _ target: Pixels, _ count: Int, before: UnsafePointer<UInt32>,
    levels: UnsafePointer<UInt8>, level: Int
  ) {
    for index in 0..<count {
      let factor = product(Int(levels[index]), level)
      target[index] = mixed(before[index], target[index], level: factor)
    }
  }
}

extension SIMD16<UInt16> {
  /// The two lower 16 bits of `pair`, again and again.
  @inline(__always)
  fileprivate init(evenHalf pair: UInt64) {
    let a = UInt16(truncatingIfNeeded: pair)
    let b = UInt16(truncatingIfNeeded: pair >> 16)
    self.init(a, b, a, b, a, b, a, b, a, b, a, b, a, b, a, b)
  }
}
