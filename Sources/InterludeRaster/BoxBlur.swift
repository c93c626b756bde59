/// One of three boxes which, one after the other, are a Gaussian to within three hundredths.
///
/// A box of whole pixels only knows certain widths, and a shadow that grows would jump from one to
/// the next. This one has a fraction of a pixel more at both ends, so that three have exactly the
/// variance of the Gaussian: 2r + 1 whole pixels and two of weight w, where
/// (r(r+1)(2r+1)/3 + 2w(r+1)²) / (2r+1+2w) = σ²/3. After P. Gwosdek et al., 2011.
struct BoxBlur {
  static let passes = 3
  /// Wider shadows than this are cut to it; it keeps sums within 32 bits.
  static let widest = 512.0
  private static let fractionBits = 12

  let radius: Int
  /// Of the outer pixels, in 4096ths.
  private let edge: UInt64
  /// 2⁴⁸ over the sum of weights.
  private let reciprocal: UInt64

  /// nil where the blur is too small to be seen.
  init?(sigma: Double) {
    guard sigma > 0.03, !sigma.isNaN else { return nil }
    let sigma = min(sigma, Self.widest)
    let variance = sigma * sigma / Double(Self.passes)
    // The widest whole box that is not wider than wanted: ((2r+1)² − 1) / 12 ≤ variance.
    let r = max(0, ((((12 * variance + 1).squareRoot()) - 1) / 2).rounded(.down))
    let whole = 2 * r + 1
    let next = (r + 1) * (r + 1)
    let weight = whole * (r * (r + 1) - 3 * variance) / (6 * (variance - next))
    let unit = Double(1 << Self.fractionBits)
    edge = UInt64(max(0, min(unit, (weight * unit).rounded())))
    radius = Int(r)
    reciprocal = (1 << 48) / (UInt64(whole) << UInt64(Self.fractionBits) + 2 * edge)
  }

  /// How far all passes reach.
  var reach: Int { Self.passes * (radius + 1) }

  /// `sum` over the whole pixels and `ends` over the two outer ones, both of 16-bit values.
  @inline(__always)
  private func average(_ sum: UInt32, _ ends: UInt32) -> UInt16 {
    let total = UInt64(sum) << UInt64(Self.fractionBits) &+ UInt64(ends) &* edge
    return UInt16(truncatingIfNeeded: (total &* reciprocal &+ (1 << 47)) >> 48)
  }

  /// Blurs in place; what lies outside the plane counts as zero.
  func apply(_ plane: UnsafeMutablePointer<UInt16>, width: Int, height: Int) {
    guard width > 0, height > 0 else { return }
    let pad = radius + 1
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: (width + 2 * pad) * 2) { buffer in
      for row in 0..<height {
        rowPasses(plane + row * width, width, buffer, pad)
      }
    }
    columnPasses(plane, width, height)
  }

  private func rowPasses(
    _ row: UnsafeMutablePointer<UInt16>, _ width: Int,
    _ buffer: UnsafeMutableBufferPointer<UInt16>, _ pad: Int
  ) {
    guard let base = buffer.baseAddress else { return }
    let length = width + 2 * pad
    base.update(repeating: 0, count: 2 * length)
    (base + pad).update(from: row, count: width)
    var source = base
    var target = base + length
    for _ in 0..<Self.passes {
      // The window around pixel 0: all that is to the left of the pad is zero.
      var sum: UInt32 = 0
      for index in 0..<min(radius + 1, width) { sum &+= UInt32(source[pad + index]) }
      for index in 0..<width {
        let left = index + pad - radius - 1
        let right = index + pad + radius + 1
        let ends = UInt32(source[left]) &+ UInt32(source[right])
        target[pad + index] = average(sum, ends)
        sum = sum &- UInt32(source[left + 1]) &+ UInt32(source[right])
      }
      swap(&source, &target)
    }
    row.update(from: source + pad, count: width)
  }

  /// Walks down all columns at once, so that memory is read in rows.
  private func columnPasses(_ plane: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int) {
    let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
    let zeros = UnsafeMutablePointer<UInt16>.allocate(capacity: width)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    zeros.initialize(repeating: 0, count: width)
    defer {
      copy.deallocate()
      zeros.deallocate()
      sums.deallocate()
    }
    var source = plane
    var target = copy
    for _ in 0..<Self.passes {
      sums.update(repeating: 0, count: width)
      func row(_ index: Int) -> UnsafeMutablePointer<UInt16> {
        index >= 0 && index < height ? source + index * width : zeros
      }
      for index in 0...radius {
        let added = row(index)
        for x in 0..<width { sums[x] &+= UInt32(added[x]) }
      }
      for index in 0..<height {
        let above = row(index - radius - 1)
        let below = row(index + radius + 1)
        let leaving = row(index - radius)
        let result = target + index * width
        for x in 0..<width {
          let sum = sums[x]
          result[x] = average(sum, UInt32(above[x]) &+ UInt32(below[x]))
          sums[x] = sum &- UInt32(leaving[x]) &+ UInt32(below[x])
        }
      }
      swap(&source, &target)
    }
    if source != plane { plane.update(from: source, count: width * height) }
  }
}
