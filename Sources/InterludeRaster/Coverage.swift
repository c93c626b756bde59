/// How much of each pixel a shape covers, as runs: sparse where it is empty or full.
///
/// Immutable, so that it can be kept from frame to frame and read by several threads.
final class Coverage: Sendable {
  /// Pixels side by side in one row.
  struct Span: Sendable {
    var x: Int32
    var length: Int32
    /// 1…255 for all pixels alike; below zero its complement is where their bytes begin.
    var level: Int32
  }

  /// In the shape's own pixels; a placed coverage says where they lie on the target.
  let bounds: PixelRect
  /// Where each row's spans begin, and one more.
  let rows: [Int32]
  let spans: [Span]
  let bytes: [UInt8]
  /// All of the bounds is covered in full, and there are no rows.
  let isSolid: Bool

  init(bounds: PixelRect, rows: [Int32], spans: [Span], bytes: [UInt8]) {
    self.bounds = bounds
    self.rows = rows
    self.spans = spans
    self.bytes = bytes
    isSolid = false
  }

  private init(solid bounds: PixelRect) {
    self.bounds = bounds
    rows = []
    spans = []
    bytes = []
    isSolid = true
  }

  static let everything = Coverage(solid: .everything)

  var byteCount: Int { 96 + rows.count * 4 + spans.count * 12 + bytes.count }
}

/// A coverage moved by whole pixels, of which a window shows.
struct PlacedCoverage: Sendable {
  let coverage: Coverage
  let x: Int
  let y: Int
  /// In pixels of the target; never larger than the coverage's bounds.
  private(set) var window: PixelRect

  init(_ coverage: Coverage, x: Int, y: Int) {
    self.coverage = coverage
    self.x = x
    self.y = y
    window = coverage.bounds.moved(x, y)
  }

  /// Covers all of a rectangle.
  static func solid(_ rect: PixelRect) -> PlacedCoverage {
    PlacedCoverage(.everything, x: 0, y: 0).clipped(to: rect)
  }

  var isSolid: Bool { coverage.isSolid }
  var isEmpty: Bool { window.isEmpty || (!isSolid && coverage.spans.isEmpty) }

  func clipped(to rect: PixelRect) -> PlacedCoverage {
    var result = self
    result.window = window.intersection(rect)
    return result
  }

  /// Calls `body` with every run inside the window and `rows`: y, x, length, level, bytes.
  ///
  /// With bytes the level is of no meaning; without them it is that of every pixel of the run.
  @inline(__always)
  func forEachSpan(
    top: Int, bottom: Int, _ body: (Int, Int, Int, Int, UnsafePointer<UInt8>?) -> Void
  ) {
    let top = max(top, window.top)
    let bottom = min(bottom, window.bottom)
    guard top < bottom, window.left < window.right else { return }
    if isSolid {
      for row in top..<bottom { body(row, window.left, window.width, 255, nil) }
      return
    }
    coverage.rows.withUnsafeBufferPointer { rows in
      coverage.spans.withUnsafeBufferPointer { spans in
        coverage.bytes.withUnsafeBufferPointer { bytes in
          let first = coverage.bounds.top + y
          for row in top..<bottom {
            for index in Int(rows[row - first])..<Int(rows[row - first + 1]) {
              let span = spans[index]
              var left = Int(span.x) + x
              let right = min(left + Int(span.length), window.right)
              var skipped = 0
              if left < window.left {
                skipped = window.left - left
                left = window.left
              }
              guard left < right else { continue }
              if span.level >= 0 {
                body(row, left, right - left, Int(span.level), nil)
              } else if let base = bytes.baseAddress {
                body(row, left, right - left, 255, base + Int(~span.level) + skipped)
              }
            }
          }
        }
      }
    }
  }
}
