import InterludeScene

/// Reads an APNG, each frame as a viewer shows it; a plain PNG is one frame without times.
package final class APNGReader: FilmReader {
  /// How a frame is laid on what was shown, and what becomes of it after.
  private struct Control {
    var box: PixelBox
    var delay: (Int, Int)
    var disposal: UInt8
    var isLaidOver: Bool
  }

  private let original: [UInt8]
  private var bytes: ByteReader
  /// Depth, kind of colour and what follows them in the header.
  private var format: [UInt8] = []
  /// Chunks that every frame needs to be read: palette, transparency, colour space.
  private var shared: [UInt8] = []
  private var canvas = Bitmap(width: 0, height: 0)
  private var control: Control?
  private var data: [UInt8] = []
  /// When the next frame begins, as a fraction.
  private var time: (Int, Int) = (0, 1)
  private var isAnimated = false
  private var isAtEnd = false
  private var sequence = 0
  /// How many frames the file says it has; 1 for a plain PNG.
  package private(set) var frameCount = 1
  /// How often the film is shown, 0 is for ever.
  package private(set) var loops = 1

  package init(_ bytes: [UInt8]) throws(ImagingError) {
    original = bytes
    self.bytes = ByteReader(bytes)
    guard try self.bytes.take(8).elementsEqual(PNG.signature) else {
      throw .malformed("the signature is not a PNG's")
    }
  }

  package func next() throws(ImagingError) -> FilmFrame? {
    while !isAtEnd {
      let (name, content) = try chunk()
      switch name {
      case "IHDR": try begin(content)
      case "acTL":
        guard content.count == 8 else { throw .malformed("acTL") }
        isAnimated = true
        var reader = ByteReader(content)
        frameCount = try reader.bigEndian()
        loops = try reader.bigEndian()
      case "fcTL":
        let frame = try finishFrame()
        try startFrame(content)
        if let frame { return frame }
      case "IDAT":
        if !isAnimated {
          isAtEnd = true
          return FilmFrame(bitmap: try PNG.decode(original), start: nil, duration: nil)
        }
        // A picture before the first control is for viewers that show no films.
        if control != nil { data += content }
      case "fdAT":
        guard content.count >= 4 else { throw .malformed("fdAT") }
        try count(content)
        data += content.dropFirst(4)
      case "IEND":
        isAtEnd = true
        return try finishFrame()
      case "PLTE", "tRNS", "gAMA", "cHRM", "sRGB": shared.appendChunk(name, content)
      default: break
      }
    }
    return nil
  }

  private func chunk() throws(ImagingError) -> (String, [UInt8]) {
    let length = try bytes.bigEndian()
    let name = String(decoding: try bytes.take(4), as: UTF8.self)
    let content = Array(try bytes.take(length))
    var again: [UInt8] = []
    again.appendChunk(name, content)
    guard try bytes.take(4).elementsEqual(again.suffix(4)) else {
      throw .malformed("the check of a chunk \(name) fails")
    }
    return (name, content)
  }

  private func begin(_ header: [UInt8]) throws(ImagingError) {
    guard header.count == 13 else { throw .malformed("IHDR") }
    var reader = ByteReader(header)
    let (width, height) = (try reader.bigEndian(), try reader.bigEndian())
    guard width > 0, height > 0, width <= Picture.longestSide, height <= Picture.longestSide else {
      throw .malformed("\(width)×\(height) pixels are too many")
    }
    canvas = Bitmap(width: width, height: height)
    format = Array(header.dropFirst(8))
  }

  /// Numbers of controls and data count up without a gap.
  private func count(_ content: [UInt8]) throws(ImagingError) {
    var reader = ByteReader(content)
    guard try reader.bigEndian() == sequence else { throw .malformed("chunks out of order") }
    sequence += 1
  }

  private func startFrame(_ content: [UInt8]) throws(ImagingError) {
    guard content.count == 26 else { throw .malformed("fcTL") }
    try count(content)
    var reader = ByteReader(content)
    _ = try reader.take(4)
    let (width, height) = (try reader.bigEndian(), try reader.bigEndian())
    let box = PixelBox(
      x: try reader.bigEndian(), y: try reader.bigEndian(), width: width, height: height)
    guard box.width > 0, box.height > 0, box.right <= canvas.width, box.bottom <= canvas.height
    else { throw .malformed("a frame outside the film") }
    let delay = (try reader.bigEndian(2), try reader.bigEndian(2))
    control = Control(
      box: box, delay: (delay.0, delay.1 == 0 ? 100 : delay.1), disposal: try reader.byte(),
      isLaidOver: try reader.byte() == 1)
    data = []
  }

  private func finishFrame() throws(ImagingError) -> FilmFrame? {
    guard let control else { return nil }
    self.control = nil
    var file = PNG.signature
    var header: [UInt8] = []
    header.appendBigEndian(UInt32(control.box.width))
    header.appendBigEndian(UInt32(control.box.height))
    file.appendChunk("IHDR", header + format)
    file += shared
    file.appendChunk("IDAT", data)
    file.appendChunk("IEND", [])
    var part = try PNG.decode(file)
    let before = canvas
    if control.isLaidOver { part.lay(over: canvas.cropped(to: control.box)) }
    canvas.replace(control.box, with: part)
    let shown = canvas
    switch control.disposal {
    case 1:
      canvas.replace(
        control.box, with: Bitmap(width: control.box.width, height: control.box.height))
    case 2: canvas = before
    default: break
    }
    let start = time
    let (count, unit) = control.delay
    let (numerator, denominator) = (start.0 * unit + count * start.1, start.1 * unit)
    let divisor = max(1, FrameRate.divisor(numerator, denominator))
    time = (numerator / divisor, denominator / divisor)
    return FilmFrame(
      bitmap: shown, start: Double(start.0) / Double(start.1),
      duration: Double(count) / Double(unit))
  }
}

extension Bitmap {
  /// Lays this bitmap over another of its size.
  fileprivate mutating func lay(over under: Bitmap) {
    under.withUnsafeBytes { under in
      withUnsafeMutableBytes { over in
        for start in stride(from: 0, to: over.count, by: 4) {
          let rest = 255 - Int(over[start + 3])
          if rest == 0 { continue }
          for index in start..<(start + 4) {
            over[index] = UInt8(min(255, Int(over[index]) + (Int(under[index]) * rest + 127) / 255))
          }
        }
      }
    }
  }
}
