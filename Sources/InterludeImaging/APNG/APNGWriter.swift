package import InterludeScene

/// Writes an APNG: every pixel of every frame as it is, and only what changes.
///
///     signature  IHDR  sRGB  acTL ─ fcTL IDAT ─ fcTL fdAT ─ … ─ IEND
///                            ▲
///                            └ how many frames: written over when the film is finished
///
/// Where most of a box is as it was, the pixels that are stay transparent and the frame is laid over.
package final class APNGWriter: FilmWriter {
  private static let level = 6

  private var file: TemporaryFile
  private let rate: FrameRate
  private let loops: Int
  private var previous: Bitmap?
  private var frames = 0
  package private(set) var frameCount = 0
  private var controlOffset = 0
  private var sequence = 0
  private var waiting: Waiting?
  private var isDone = false

  /// A frame whose delay is not known yet.
  private struct Waiting {
    var box: PixelBox
    var isLaidOver: Bool
    var data: [UInt8]
    var first: Int
  }

  /// `loops` is how often the film is shown, 0 is for ever.
  package init(to path: String, rate: FrameRate, loops: Int = 0) throws(ImagingError) {
    self.rate = rate
    self.loops = max(0, loops)
    file = try TemporaryFile(beside: path)
    // The count of frames is put in afterwards.
    guard file.temporaryPath != nil else {
      file.discard()
      throw .malformed("'\(path)' is no file; an APNG cannot be written into a pipe")
    }
  }

  deinit { discard() }

  package func append(_ frame: Bitmap) throws(ImagingError) {
    var box = PixelBox(frame)
    if let previous {
      guard previous.width == frame.width, previous.height == frame.height else {
        throw .malformed("frames of different sizes")
      }
      guard let changed = frame.changes(from: previous) else {
        frames += 1
        return
      }
      box = changed
    } else {
      try begin(frame)
    }
    try flush(until: frames)
    var part = frame.cropped(to: box)
    let isLaidOver = previous.map { part.clearsUnchanged(from: $0, in: box) } ?? false
    waiting = Waiting(
      box: box, isLaidOver: isLaidOver,
      data: try FilteredRows(part, isOpaque: false).bytes.compressed(level: Self.level),
      first: frames)
    previous = frame
    frames += 1
  }

  private func begin(_ frame: Bitmap) throws(ImagingError) {
    guard frame.width > 0, frame.height > 0 else { throw .empty }
    var bytes = PNG.signature
    var header: [UInt8] = []
    header.appendBigEndian(UInt32(frame.width))
    header.appendBigEndian(UInt32(frame.height))
    header += [8, 6, 0, 0, 0]
    bytes.appendChunk("IHDR", header)
    bytes.appendChunk("sRGB", [0])
    controlOffset = bytes.count
    bytes.appendChunk("acTL", control)
    try file.append(bytes)
  }

  private var control: [UInt8] {
    var bytes: [UInt8] = []
    bytes.appendBigEndian(UInt32(frameCount))
    bytes.appendBigEndian(UInt32(loops))
    return bytes
  }

  /// Writes the waiting frame, which shows until frame `end` begins.
  private func flush(until end: Int) throws(ImagingError) {
    guard let waiting else { return }
    self.waiting = nil
    var rest = end - waiting.first
    // A delay is a fraction of two numbers of 16 bits; longer ones are said in pieces.
    let most = max(1, 0xFFFF / rate.seconds)
    try write(waiting, showing: min(rest, most))
    rest -= most
    while rest > 0 {
      let nothing = Waiting(
        box: PixelBox(x: 0, y: 0, width: 1, height: 1), isLaidOver: true,
        data: try [UInt8](repeating: 0, count: 5).compressed(level: Self.level), first: 0)
      try write(nothing, showing: min(rest, most))
      rest -= most
    }
  }

  private func write(_ frame: Waiting, showing count: Int) throws(ImagingError) {
    var control: [UInt8] = []
    control.appendBigEndian(UInt32(sequence))
    for value in [frame.box.width, frame.box.height, frame.box.x, frame.box.y] {
      control.appendBigEndian(UInt32(value))
    }
    for value in delay(of: count) { control += [UInt8(value >> 8), UInt8(value & 255)] }
    // What is drawn stays.
    control += [0, frame.isLaidOver ? 1 : 0]
    var bytes: [UInt8] = []
    bytes.appendChunk("fcTL", control)
    sequence += 1
    if frameCount == 0 {
      bytes.appendChunk("IDAT", frame.data)
    } else {
      var data: [UInt8] = []
      data.appendBigEndian(UInt32(sequence))
      bytes.appendChunk("fdAT", data + frame.data)
      sequence += 1
    }
    frameCount += 1
    try file.append(bytes)
  }

  /// Numerator and denominator. Rates beyond 65535 a second show at that.
  private func delay(of count: Int) -> [Int] {
    let divisor = FrameRate.divisor(count * rate.seconds, rate.frames)
    return [
      min(0xFFFF, count * rate.seconds / divisor), min(0xFFFF, rate.frames / divisor),
    ]
  }

  package func finish() throws(ImagingError) -> Int {
    guard frames > 0 else { throw .empty }
    try flush(until: frames)
    var bytes: [UInt8] = []
    bytes.appendChunk("IEND", [])
    try file.append(bytes)
    var chunk: [UInt8] = []
    chunk.appendChunk("acTL", control)
    try file.replace(chunk, at: controlOffset)
    isDone = true
    try file.commit()
    return file.byteCount
  }

  package func discard() {
    guard !isDone else { return }
    isDone = true
    file.discard()
  }
}

extension Bitmap {
  /// Makes pixels transparent that are what lies under them, where that is most of them and the others
  /// are opaque. Returns whether it did.
  fileprivate mutating func clearsUnchanged(from previous: Bitmap, in box: PixelBox) -> Bool {
    let (width, height) = (width, height)
    return previous.withUnsafeBytes { old in
      withUnsafeMutableBytes { new in
        let old = old.assumingMemoryBound(to: UInt32.self)
        let new = new.assumingMemoryBound(to: UInt32.self)
        var same = 0
        for y in 0..<height {
          let row = (box.y + y) * previous.width + box.x
          for x in 0..<width {
            let pixel = new[y * width + x]
            if pixel == old[row + x] {
              same += 1
            } else if UInt32(littleEndian: pixel) >> 24 != 255 {
              return false
            }
          }
        }
        guard same * 2 > width * height else { return false }
        for y in 0..<height {
          let row = (box.y + y) * previous.width + box.x
          for x in 0..<width where new[y * width + x] == old[row + x] { new[y * width + x] = 0 }
        }
        return true
      }
    }
  }
}
