import Foundation

/// Pixels: premultiplied blue, green, red, alpha, one byte each, rows from the top without gaps.
///
/// A value with one owner of its memory: a copy shares the memory until one of the two is written to.
/// The memory does not move, so a frame's buffer can be used again for the next frame.
package struct Bitmap: Sendable {
  package let width: Int
  package let height: Int
  private(set) var storage: Storage

  /// Transparent pixels; a width or height below zero counts as zero.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    storage = Storage(byteCount: self.width * self.height * 4)
    storage.bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  package var bytesPerRow: Int { width * 4 }
  package var byteCount: Int { width * height * 4 }

  /// Owns the memory. Written to only through a bitmap that is its single owner.
  final class Storage: @unchecked Sendable {
    let bytes: UnsafeMutableRawBufferPointer

    init(byteCount: Int) {
      bytes = .allocate(byteCount: byteCount, alignment: 64)
    }

    deinit { bytes.deallocate() }
  }
}

extension Bitmap {
  package func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(storage) {} }
    return try body(UnsafeRawBufferPointer(storage.bytes))
  }

  /// Copies the pixels first when another bitmap shares them.
  package mutating func withUnsafeMutableBytes<Result, Failure: Error>(
    _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = Storage(byteCount: byteCount)
      copy.bytes.copyMemory(from: UnsafeRawBufferPointer(storage.bytes))
      storage = copy
    }
    defer { withExtendedLifetime(storage) {} }
    return try body(storage.bytes)
  }

  /// Makes this an unshared bitmap of the given size whose pixels are to be written in full.
  ///
  /// Keeps the memory where it fits: a fresh buffer costs a page fault every thousand pixels.
  package mutating func prepare(width: Int, height: Int) {
    if width == self.width, height == self.height, isKnownUniquelyReferenced(&storage) { return }
    self = Bitmap(width: width, height: height)
  }

  /// Whether both are the same memory, which is quicker to know than whether the pixels are equal.
  package func isIdentical(to other: Bitmap) -> Bool { storage === other.storage }

  /// Names the memory for as long as some bitmap holds it.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// One pixel as 0xAARRGGBB, premultiplied; zero outside.
  package subscript(x: Int, y: Int) -> UInt32 {
    get {
      guard x >= 0, y >= 0, x < width, y < height else { return 0 }
      return UInt32(
        littleEndian: storage.bytes.loadUnaligned(
          fromByteOffset: (y * width + x) * 4, as: UInt32.self))
    }
    set {
      guard x >= 0, y >= 0, x < width, y < height else { return }
      let offset = (y * width + x) * 4
      withUnsafeMutableBytes {
        $0.storeBytes(of: newValue.littleEndian, toByteOffset: offset, as: UInt32.self)
      }
    }
  }
}

extension Bitmap: Hashable {
  package static func == (left: Bitmap, right: Bitmap) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    if left.storage === right.storage { return true }
    let count = left.storage.bytes.count
    guard count > 0, let a = left.storage.bytes.baseAddress, let b = right.storage.bytes.baseAddress
    else { return true }
    return memcmp(a, b, count) == 0
  }

  /// The size and a few pixels: equal bitmaps agree, and a large one costs no more than a small one.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    let pixels = width * height
    guard pixels > 0 else { return }
    for step in 0..<16 {
      let pixel = step * pixels / 16
      hasher.combine(
        storage.bytes.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self))
    }
  }
}

extension Bitmap: CustomStringConvertible {
  package var description: String { "Bitmap \(width)×\(height)" }
}
