import InterludeScene

/// Reads a GIF: each frame as a viewer shows it, with its time.
package final class GIFReader: FilmReader {
  private var bytes: ByteReader
  private var canvas: Bitmap
  private let globalColors: [UInt32]
  private var hundredths = 0
  private var isAtEnd = false
  /// The number of times the film is shown, 0 is for ever; 1 where the file does not say.
  package private(set) var loops = 1

  package init(_ bytes: [UInt8]) throws(ImagingError) {
    self.bytes = ByteReader(bytes)
    guard try self.bytes.take(6).starts(with: Array("GIF8".utf8)) else {
      throw .malformed("the signature is not a GIF's")
    }
    let (width, height) = (try self.bytes.littleEndian(), try self.bytes.littleEndian())
    guard width > 0, height > 0, width * height <= 1 << 28 else {
      throw .malformed("\(width)×\(height) is not the size of a film")
    }
    canvas = Bitmap(width: width, height: height)
    let flags = try self.bytes.byte()
    _ = try self.bytes.take(2)
    globalColors = flags & 0x80 == 0 ? [] : try self.bytes.colors(2 << Int(flags & 7))
  }

  /// Delays are hundredths of a second.
  package let rounding = 0.005

  package func next() throws(ImagingError) -> FilmFrame? {
    var (delay, transparent, disposal) = (0, UInt8?.none, 0)
    while !isAtEnd {
      switch try bytes.byte() {
      case 0x3B: isAtEnd = true
      case 0x21:
        let label = try bytes.byte()
        let content = try bytes.blocks()
        if label == 0xF9, content.count >= 4 {
          disposal = Int(content[0] >> 2 & 7)
          delay = Int(content[1]) | Int(content[2]) << 8
          transparent = content[0] & 1 == 1 ? content[3] : nil
        } else if label == 0xFF, content.starts(with: Array("NETSCAPE2.0".utf8)),
          content.count >= 14
        {
          let count = Int(content[12]) | Int(content[13]) << 8
          loops = count == 0 ? 0 : count + 1
        }
      case 0x2C:
        let frame = try image(transparent)
        let before = canvas
        frame.draw(onto: &canvas)
        let shown = canvas
        if disposal == 2 { clear(frame.box) } else if disposal == 3 { canvas = before }
        defer { hundredths += delay }
        return FilmFrame(
          bitmap: shown, start: Double(hundredths) / 100, duration: Double(delay) / 100)
      case let block: throw .malformed("\(block) begins no block of a GIF")
      }
    }
    return nil
  }

  private func image(_ transparent: UInt8?) throws(ImagingError) -> IndexedFrame {
    let box = PixelBox(
      x: try bytes.littleEndian(), y: try bytes.littleEndian(), width: try bytes.littleEndian(),
      height: try bytes.littleEndian())
    guard box.right <= canvas.width, box.bottom <= canvas.height else {
      throw .malformed("a frame outside the film")
    }
    let flags = try bytes.byte()
    guard flags & 0x40 == 0 else { throw .malformed("interlaced frames are not read") }
    let colors = flags & 0x80 == 0 ? globalColors : try bytes.colors(2 << Int(flags & 7))
    let size = Int(try bytes.byte())
    let indices = try LZW.decode(try bytes.blocks(), minimumCodeSize: size, count: box.count)
    guard indices.count == box.count else { throw .malformed("a frame ends early") }
    return IndexedFrame(box: box, colors: colors, indices: indices, transparent: transparent)
  }

  private func clear(_ box: PixelBox) {
    let nothing = Bitmap(width: box.width, height: box.height)
    canvas.replace(box, with: nothing)
  }
}

/// Bytes taken one after the other.
struct ByteReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var rest: Int { bytes.count - position }

  mutating func byte() throws(ImagingError) -> UInt8 {
    guard position < bytes.count else { throw .malformed("the file ends early") }
    position += 1
    return bytes[position - 1]
  }

  mutating func take(_ count: Int) throws(ImagingError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest else { throw .malformed("the file ends early") }
    position += count
    return bytes[(position - count)..<position]
  }

  mutating func littleEndian() throws(ImagingError) -> Int {
    let low = try byte()
    return Int(low) | Int(try byte()) << 8
  }

  mutating func bigEndian(_ count: Int = 4) throws(ImagingError) -> Int {
    try take(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Sub-blocks joined.
  mutating func blocks() throws(ImagingError) -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let count = Int(try byte())
      if count == 0 { return result }
      result += try take(count)
    }
  }

  mutating func colors(_ count: Int) throws(ImagingError) -> [UInt32] {
    var colors: [UInt32] = []
    for _ in 0..<count { colors.append(UInt32(try bigEndian(3))) }
    return colors
  }
}
