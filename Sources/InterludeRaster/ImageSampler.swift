import Foundation
import InterludeGeometry
import InterludeScene

/// Reads a bitmap along the rows of the target, at positions in 40.24 fixed point.
struct ImageSampler: Sendable {
  private static let one = 16_777_216.0
  private static let shift = 24
  /// Steps longer than this many of the bitmap's pixels show nothing that could be told apart.
  private static let longestStep = 1_048_576.0

  private let bitmap: Bitmap
  private let filter: ImageFilter
  /// The bitmap's position at the middle of the target's pixel 0, 0.
  private let u0: Int
  private let v0: Int
  private let stepX: (u: Int, v: Int)
  private let stepY: (u: Int, v: Int)
  /// The pixels that may be read.
  private let area: PixelRect

  /// nil when there is nothing to read or the transform leads nowhere.
  ///
  /// `transform` leads from the rectangle's coordinates to the target's pixels.
  init?(_ bitmap: Bitmap, in rect: CGRect, crop: CGRect, filter: ImageFilter, transform: Affine) {
    let width = Double(bitmap.width)
    let height = Double(bitmap.height)
    let source = CGRect(
      x: crop.minX * width, y: crop.minY * height, width: crop.width * width,
      height: crop.height * height)
    guard rect.width > 0, rect.height > 0, let inverse = transform.inverse,
      source.minX.isFinite, source.minY.isFinite, source.maxX.isFinite, source.maxY.isFinite
    else { return nil }
    func within(_ value: Double, _ limit: Int) -> Int { Int(max(0, min(Double(limit), value))) }
    area = PixelRect(
      left: within(source.minX.rounded(.down), bitmap.width),
      top: within(source.minY.rounded(.down), bitmap.height),
      right: within(source.maxX.rounded(.up), bitmap.width),
      bottom: within(source.maxY.rounded(.up), bitmap.height))
    guard !area.isEmpty else { return nil }
    let scale = (x: source.width / rect.width, y: source.height / rect.height)
    let fit = Affine(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: source.minX - rect.minX * scale.x,
      ty: source.minY - rect.minY * scale.y)
    let map = inverse.concatenating(fit)
    let steps = [map.a, map.b, map.c, map.d]
    guard steps.allSatisfy({ abs($0) <= Self.longestStep }) else { return nil }
    let first = map.apply(CGPoint(x: 0.5, y: 0.5))
    guard abs(first.x) < 1e11, abs(first.y) < 1e11 else { return nil }
    func fixed(_ value: Double) -> Int { Int((value * Self.one).rounded()) }
    u0 = fixed(first.x)
    v0 = fixed(first.y)
    stepX = (fixed(map.a), fixed(map.b))
    stepY = (fixed(map.c), fixed(map.d))
    self.bitmap = bitmap
    self.filter = filter
  }

  /// Calls `body` with the pixels under a run of the target; `scratch` has room for them.
  @inline(__always)
  func withRow(
    x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>,
    _ body: (UnsafePointer<UInt32>) -> Void
  ) {
    let u = u0 &+ x &* stepX.u &+ y &* stepY.u
    let v = v0 &+ x &* stepX.v &+ y &* stepY.v
    bitmap.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      if let offset = straightOffset(u, v, count) {
        body(base + offset)
        return
      }
      switch filter {
      case .nearest: nearest(u, v, count, base, scratch)
      case .linear: linear(u, v, count, base, scratch)
      }
      body(scratch)
    }
  }

  /// Where the pixels lie that the run shows one to one; nil when it does not.
  private func straightOffset(_ u: Int, _ v: Int, _ count: Int) -> Int? {
    let whole = 1 << Self.shift
    guard stepX.u == whole, stepX.v == 0, stepY.u == 0 else { return nil }
    // As near to the middle of a pixel as the eight bits of the weights can tell.
    if filter == .linear {
      let offMiddle = 1 << (Self.shift - 9)
      func isMiddle(_ value: Int) -> Bool {
        let distance = (value & (whole - 1)) - whole / 2
        return distance >= -offMiddle && distance < offMiddle
      }
      guard isMiddle(u), isMiddle(v) else { return nil }
    }
    let column = u >> Self.shift
    let row = v >> Self.shift
    guard column >= area.left, column + count <= area.right, row >= area.top, row < area.bottom
    else { return nil }
    return row * bitmap.width + column
  }

  private func nearest(
    _ u: Int, _ v: Int, _ count: Int, _ base: UnsafePointer<UInt32>,
    _ result: UnsafeMutablePointer<UInt32>
  ) {
    var (u, v) = (u, v)
    for index in 0..<count {
      let column = max(area.left, min(area.right - 1, u >> Self.shift))
      let row = max(area.top, min(area.bottom - 1, v >> Self.shift))
      result[index] = base[row * bitmap.width + column]
      u &+= stepX.u
      v &+= stepX.v
    }
  }

  /// Four pixels, each by how near it is in 256ths; the sums are rounded once.
  private func linear(
    _ u: Int, _ v: Int, _ count: Int, _ base: UnsafePointer<UInt32>,
    _ result: UnsafeMutablePointer<UInt32>
  ) {
    // Half a pixel back, for a pixel's colour is that of its middle, and half a 256th on, to round.
    let offset = (1 << (Self.shift - 1)) - (1 << (Self.shift - 9))
    var u = u &- offset
    var v = v &- offset
    let width = bitmap.width
    for index in 0..<count {
      let x = u >> Self.shift
      let y = v >> Self.shift
      let fx = UInt64((u >> (Self.shift - 8)) & 255)
      let fy = UInt64((v >> (Self.shift - 8)) & 255)
      let left = max(area.left, min(area.right - 1, x))
      let right = max(area.left, min(area.right - 1, x + 1))
      let top = base + max(area.top, min(area.bottom - 1, y)) * width
      let bottom = base + max(area.top, min(area.bottom - 1, y + 1)) * width
      result[index] = Self.mix(top[left], top[right], bottom[left], bottom[right], fx, fy)
      u &+= stepX.u
      v &+= stepX.v
    }
  }

  @inline(__always)
  private static func mix(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ fx: UInt64, _ fy: UInt64
  ) -> UInt32 {
    if a == b, a == c, a == d { return a }
    // Two channels in the halves of 64 bits, for their sums need 24 bits.
    func blended(_ shift: UInt64) -> UInt64 {
      func wide(_ pixel: UInt32) -> UInt64 {
        let part = UInt64(pixel) >> shift
        return (part & 0xFF) | ((part & 0xFF_0000) << 16)
      }
      let top = wide(a) &* (256 &- fx) &+ wide(b) &* fx
      let bottom = wide(c) &* (256 &- fx) &+ wide(d) &* fx
      let sum = top &* (256 &- fy) &+ bottom &* fy &+ 0x0000_8000_0000_8000
      return ((sum >> 16) & 0xFF) | ((sum >> 32) & 0xFF_0000)
    }
    return UInt32(truncatingIfNeeded: blended(0) | (blended(8) << 8))
  }
}
