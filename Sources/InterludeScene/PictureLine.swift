import Foundation
import InterludeGeometry

/// One line of the text form, read word by word.
struct PictureLine {
  let number: Int
  /// In steps of two spaces.
  let indent: Int
  private let words: [Substring]
  private var position = 0

  init(_ text: Substring, number: Int) {
    self.number = number
    indent = text.prefix { $0 == " " }.count / 2
    words = text.split(whereSeparator: \.isWhitespace)
  }

  var first: Substring? { words.first }
  var isAtEnd: Bool { position == words.count }

  func error(_ message: String) -> PictureSyntaxError {
    PictureSyntaxError(line: number, message: message)
  }

  mutating func word() throws(PictureSyntaxError) -> String {
    guard !isAtEnd else { throw error("ends too early") }
    defer { position += 1 }
    return String(words[position])
  }

  mutating func expect(_ expected: String) throws(PictureSyntaxError) {
    guard !isAtEnd else { throw error("expected '\(expected)' at the end") }
    let found = try word()
    if found != expected { throw error("expected '\(expected)', found '\(found)'") }
  }

  func finish() throws(PictureSyntaxError) {
    if !isAtEnd { throw error("'\(words[position])' is too much") }
  }

  // MARK: Numbers

  mutating func double() throws(PictureSyntaxError) -> Double {
    let word = try word()
    guard let value = Double(word) else { throw error("'\(word)' is not a number") }
    return value
  }

  mutating func integer() throws(PictureSyntaxError) -> Int {
    let word = try word()
    guard let value = Int(word) else { throw error("'\(word)' is not a whole number") }
    return value
  }

  mutating func named(_ name: String) throws(PictureSyntaxError) -> Double {
    try expect(name)
    return try double()
  }

  mutating func scale() throws(PictureSyntaxError) -> Double {
    let word = try word()
    guard word.hasPrefix("@"), let value = Double(word.dropFirst()) else {
      throw error("'\(word)' is not a scale like @3")
    }
    return value
  }

  mutating func reference() throws(PictureSyntaxError) -> Int {
    let word = try word()
    guard word.hasPrefix("#"), let value = Int(word.dropFirst()) else {
      throw error("'\(word)' does not name a bitmap like #0")
    }
    return value
  }

  mutating func choice<Choice: RawRepresentable<String>>(
    _ type: Choice.Type
  ) throws(PictureSyntaxError) -> Choice {
    let word = try word()
    guard let value = Choice(rawValue: word) else {
      throw error("'\(word)' is not possible here")
    }
    return value
  }

  // MARK: Values

  mutating func point() throws(PictureSyntaxError) -> CGPoint {
    try CGPoint(x: double(), y: double())
  }

  mutating func rect() throws(PictureSyntaxError) -> CGRect {
    let origin = try point()
    return CGRect(origin: origin, size: try CGSize(width: double(), height: double()))
  }

  mutating func color() throws(PictureSyntaxError) -> RGBA {
    try RGBA(red: double(), green: double(), blue: double(), alpha: double())
  }

  mutating func rounding() throws(PictureSyntaxError) -> (Double, CornerMask) {
    let radius = try named("radius")
    try expect("corners")
    return (radius, CornerMask(rawValue: try integer()))
  }

  mutating func affine() throws(PictureSyntaxError) -> Affine {
    try Affine(a: double(), b: double(), c: double(), d: double(), tx: double(), ty: double())
  }

  mutating func matrix() throws(PictureSyntaxError) -> Matrix4 {
    var m = Matrix4()
    (m.m11, m.m12, m.m13, m.m14) = try (double(), double(), double(), double())
    (m.m21, m.m22, m.m23, m.m24) = try (double(), double(), double(), double())
    (m.m31, m.m32, m.m33, m.m34) = try (double(), double(), double(), double())
    (m.m41, m.m42, m.m43, m.m44) = try (double(), double(), double(), double())
    return m
  }

  mutating func strokeStyle() throws(PictureSyntaxError) -> StrokeStyle {
    var style = StrokeStyle()
    style.width = try named("width")
    try expect("cap")
    style.cap = try choice(StrokeStyle.Cap.self)
    try expect("join")
    style.join = try choice(StrokeStyle.Join.self)
    style.miterLimit = try named("miter")
    guard !isAtEnd, words[position] == "phase" else { return style }
    style.dashPhase = try named("phase")
    try expect("dash")
    let count = try integer()
    for _ in 0..<max(0, count) { style.dash.append(try double()) }
    return style
  }

  mutating func shadow() throws(PictureSyntaxError) -> Shadow {
    try expect("shadow")
    let color = try color()
    let opacity = try named("opacity")
    try expect("offset")
    let offset = try CGSize(width: double(), height: double())
    let radius = try named("radius")
    return Shadow(
      color: color, opacity: opacity, offset: offset, radius: radius,
      path: isAtEnd ? nil : try path())
  }

  mutating func gradient() throws(PictureSyntaxError) -> PictureNode {
    let rect = try rect()
    try expect("from")
    let start = try point()
    try expect("to")
    let end = try point()
    var gradient = Gradient(stops: [], start: start, end: end)
    while !isAtEnd, words[position] != "stop" {
      switch try word() {
      case "radial": gradient.kind = .radial
      case "conic": gradient.kind = .conic
      case "circles": gradient.kind = .circles(try double(), try double())
      case "extent": gradient.extent = Gradient.Extent(rawValue: try integer())
      case let word: throw error("'\(word)' is not a kind of gradient")
      }
    }
    while !isAtEnd {
      let location = try named("stop")
      gradient.stops.append(Gradient.Stop(location, try color()))
    }
    return .gradient(gradient, in: rect)
  }

  /// To the end of the line.
  mutating func glyphs() throws(PictureSyntaxError) -> GlyphRun {
    let face = PictureWord.plain(try word())
    let size = try double()
    try expect("at")
    let origin = try point()
    try expect("color")
    var run = GlyphRun(face: face, size: size, origin: origin, color: try color(), glyphs: [])
    while true {
      switch try word() {
      case "slant": run.slant = try double()
      case "text": run.text = PictureWord.plain(try word())
      case "run":
        while !isAtEnd {
          let word = try word()
          guard let index = UInt32(word) else { throw error("'\(word)' does not number a glyph") }
          run.glyphs.append(.init(index: index, position: try point()))
        }
        return run
      case let word: throw error("glyphs have no '\(word)'")
      }
    }
  }

  /// To the end of the line.
  mutating func path() throws(PictureSyntaxError) -> Path {
    try expect("path")
    var path = Path()
    while !isAtEnd {
      switch try word() {
      case "M": path.move(to: try point())
      case "L": path.line(to: try point())
      case "Q":
        let control = try point()
        path.quad(control, to: try point())
      case "C":
        let first = try point()
        let second = try point()
        path.cubic(first, second, to: try point())
      case "Z": path.close()
      case let word: throw error("'\(word)' is not a part of a path")
      }
    }
    return path
  }

  /// To the end of the line.
  mutating func pixels(width: Int, height: Int) throws(PictureSyntaxError) -> Bitmap {
    guard width >= 0, height >= 0, width <= Picture.longestSide, height <= Picture.longestSide
    else { throw error("\(width)×\(height) is not the size of a bitmap") }
    var runs: [(UInt32, Int)] = []
    var total = 0
    while !isAtEnd {
      let word = try word()
      let parts = word.split(separator: "*", maxSplits: 1)
      guard let value = UInt32(parts.first ?? "", radix: 16),
        let count = parts.count == 1 ? 1 : Int(parts[1]), count > 0, count <= width * height
      else { throw error("'\(word)' is not a run of pixels") }
      runs.append((value, count))
      total += count
    }
    guard total == width * height else {
      throw error("has \(total) pixels where \(width)×\(height) are \(width * height)")
    }
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withUnsafeMutableBytes { bytes in
      var index = 0
      for (value, count) in runs {
        for _ in 0..<count {
          bytes.storeBytes(of: value.littleEndian, toByteOffset: index * 4, as: UInt32.self)
          index += 1
        }
      }
    }
    return bitmap
  }
}
