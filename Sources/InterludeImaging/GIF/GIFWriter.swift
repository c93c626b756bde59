package import InterludeScene

/// Writes a GIF: palettes of our own for what changes from frame to frame, and nothing else.
///
///     header  loop  ┌ control: delay, transparent index ┐ …  trailer
///                   └ image: box, palette, codes        ┘
///
/// A frame's delay is known when the next one differs, so one encoded frame waits. Delays are the
/// differences of rounded moments: they add up to the film's length to 1/200 s.
package final class GIFWriter: FilmWriter {
  /// Browsers show what lasts less than 2/100 s for a tenth of a second.
  package static let fastestRate = 50.0
  private static let longestDelay = 0xFFFF

  private var file: TemporaryFile
  private let rate: FrameRate
  private var previous: Bitmap?
  private var frames = 0
  package private(set) var frameCount = 0
  /// The last frame that changed something, without its delay, and when it begins.
  private var waiting: (frame: IndexedFrame, start: Int)?
  private let loops: Int
  private var isDone = false

  /// `loops` is how often the film is shown, 0 is for ever.
  package init(to path: String, rate: FrameRate, loops: Int = 0) throws(ImagingError) {
    guard rate.framesPerSecond <= Self.fastestRate else { throw .tooFast(Int(Self.fastestRate)) }
    self.rate = rate
    self.loops = max(0, min(0xFFFF, loops))
    file = try TemporaryFile(beside: path)
  }

  deinit { discard() }

  package func append(_ frame: Bitmap) throws(ImagingError) {
    if let previous {
      guard previous.width == frame.width, previous.height == frame.height else {
        throw .malformed("frames of different sizes")
      }
    } else {
      try begin(frame)
    }
    if let indexed = IndexedFrame(frame, after: previous) {
      let start = rate.start(of: frames, unit: 100)
      try flush(until: start)
      waiting = (indexed, start)
      previous = frame
    }
    frames += 1
  }

  private func begin(_ frame: Bitmap) throws(ImagingError) {
    guard frame.width > 0, frame.height > 0 else { throw .empty }
    guard frame.width <= 0xFFFF, frame.height <= 0xFFFF else {
      throw .malformed("a GIF is at most 65535 pixels wide and high")
    }
    var header = Array("GIF89a".utf8)
    header.appendLittleEndian(frame.width)
    header.appendLittleEndian(frame.height)
    // No palette for all frames, no background, square pixels.
    header += [0x70, 0, 0]
    if loops != 1 {
      header += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      header.appendLittleEndian(loops == 0 ? 0 : loops - 1)
      header.append(0)
    }
    try file.append(header)
  }

  /// Writes the waiting frame, which shows until `end` in hundredths of a second.
  private func flush(until end: Int) throws(ImagingError) {
    guard let waiting else { return }
    self.waiting = nil
    var rest = end - waiting.start
    try write(waiting.frame, delay: min(rest, Self.longestDelay))
    rest -= Self.longestDelay
    while rest > 0 {
      try write(.nothing, delay: min(rest, Self.longestDelay))
      rest -= Self.longestDelay
    }
  }

  private func write(_ frame: IndexedFrame, delay: Int) throws(ImagingError) {
    // The picture stays when the next one comes.
    var bytes: [UInt8] = [0x21, 0xF9, 4, 1 << 2 | (frame.transparent == nil ? 0 : 1)]
    bytes.appendLittleEndian(delay)
    bytes += [frame.transparent ?? 0, 0, 0x2C]
    for value in [frame.box.x, frame.box.y, frame.box.width, frame.box.height] {
      bytes.appendLittleEndian(value)
    }
    var bits = 1
    while 1 << bits < frame.colors.count + (frame.transparent == nil ? 0 : 1) { bits += 1 }
    bytes.append(0x80 | UInt8(bits - 1))
    for index in 0..<(1 << bits) {
      let color = index < frame.colors.count ? frame.colors[index] : 0
      bytes += [UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
    let size = max(2, bits)
    bytes.append(UInt8(size))
    bytes += LZW.encode(frame.indices, minimumCodeSize: size)
    try file.append(bytes)
    frameCount += 1
  }

  package func finish() throws(ImagingError) -> Int {
    guard frames > 0 else { throw .empty }
    try flush(until: rate.start(of: frames, unit: 100))
    try file.append([0x3B])
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

extension IndexedFrame {
  /// One pixel that changes nothing.
  fileprivate static let nothing = IndexedFrame(transparentPixel: 0)
}

extension [UInt8] {
  /// Two bytes.
  mutating func appendLittleEndian(_ value: Int) {
    append(UInt8(value & 255))
    append(UInt8(value >> 8 & 255))
  }
}
