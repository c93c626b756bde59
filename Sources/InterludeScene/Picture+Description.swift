import Foundation
import InterludeGeometry

/// The text form: a line a node, what a group holds two spaces further in, bitmaps at the end.
///
///     picture 393 852 @3 background 0 0 0 1
///     group affine 1 0 0 1 10 20 opacity 0.5 clip 0 0 100 100 radius 8 corners 15
///       shadow 0 0 0 1 opacity 0.3 offset 0 -3 radius 5
///       mask
///         fill nonZero 1 1 1 1 path M 0 0 L 9 0 L 9 9 Z
///       replaced
///         rectangle 0 0 9 9 radius 0 corners 15 color 0 0 0 1
///       rectangle 0 0 100 100 radius 0 corners 15 color 1 0 0 1
///     glyphs Inter-Regular 17 at 16 40 color 0 0 0 1 text Hi run 94 0 0 651 12.75 0
///     bitmap #0 2 1 ff0000ff*2
///
/// Numbers are the shortest that read back as the same number.
extension Picture: CustomStringConvertible {
  package var description: String {
    var writer = PictureWriter()
    writer.write(self)
    return writer.text
  }
}

extension PictureNode: CustomStringConvertible {
  /// The lines of this node; bitmaps by their number alone.
  package var description: String {
    var writer = PictureWriter()
    writer.write(self, depth: 0)
    return writer.text
  }
}

private struct PictureWriter {
  var text = ""
  private var bitmaps: [Bitmap] = []

  mutating func write(_ picture: Picture) {
    line(
      0, "picture", number(picture.size.width), number(picture.size.height),
      "@" + number(picture.scale), "background", color(picture.background))
    for node in picture.nodes { write(node, depth: 0) }
    for (index, bitmap) in bitmaps.enumerated() {
      line(0, "bitmap", "#\(index)", "\(bitmap.width)", "\(bitmap.height)", runs(bitmap))
    }
  }

  mutating func write(_ node: PictureNode, depth: Int) {
    switch node {
    case .fill(let path, let rule, let color):
      line(depth, "fill", rule.rawValue, self.color(color), path: path)
    case .rectangle(let rect, let radius, let corners, let color):
      line(
        depth, "rectangle", self.rect(rect), rounding(radius, corners), "color", self.color(color))
    case .stroke(let path, let style, let color):
      line(depth, "stroke", self.style(style), "color", self.color(color), path: path)
    case .border(let rect, let width, let radius, let corners, let color):
      line(
        depth, "border", self.rect(rect), "width", number(width), rounding(radius, corners),
        "color", self.color(color))
    case .image(let bitmap, let rect, let crop, let filter):
      line(
        depth, "image", "#\(index(of: bitmap))", self.rect(rect), "crop", self.rect(crop),
        filter.rawValue)
    case .gradient(let gradient, let rect):
      let stops = gradient.stops.map { "stop \(number($0.location)) \(color($0.color))" }
      let parts =
        ["gradient", self.rect(rect), "from", point(gradient.start), "to", point(gradient.end)]
        + kind(gradient) + stops
      line(depth, parts.joined(separator: " "))
    case .glyphs(let run): line(depth, "glyphs", glyphs(run))
    case .group(let group): write(group, depth: depth)
    }
  }

  private mutating func write(_ group: PictureGroup, depth: Int) {
    var parts = ["group"]
    if group.transform != .identity { parts.append(transform(group.transform)) }
    if group.opacity != 1 { parts.append("opacity " + number(group.opacity)) }
    if let blend = group.blend { parts.append("blend " + blend.rawValue) }
    if let clip = group.clip {
      parts.append("clip \(rect(clip.rect)) \(rounding(clip.radius, clip.corners))")
    }
    line(depth, parts.joined(separator: " "))
    if let shadow = group.shadow {
      line(
        depth + 1, "shadow", color(shadow.color), "opacity", number(shadow.opacity), "offset",
        number(shadow.offset.width), number(shadow.offset.height), "radius",
        number(shadow.radius), path: shadow.path)
    }
    if let mask = group.mask {
      line(depth + 1, "mask")
      for node in mask { write(node, depth: depth + 2) }
    }
    if let replaced = group.replaced {
      line(depth + 1, "replaced")
      for node in replaced { write(node, depth: depth + 2) }
    }
    for node in group.children { write(node, depth: depth + 1) }
  }

  // MARK: Words

  private mutating func line(_ depth: Int, _ words: String..., path: Path? = nil) {
    text += String(repeating: "  ", count: depth) + words.joined(separator: " ")
    if let path { text += " path" + self.path(path) }
    text += "\n"
  }

  private mutating func index(of bitmap: Bitmap) -> Int {
    if let index = bitmaps.firstIndex(where: { $0 == bitmap }) { return index }
    bitmaps.append(bitmap)
    return bitmaps.count - 1
  }

  private func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func numbers(_ values: Double...) -> String {
    values.map(number).joined(separator: " ")
  }

  /// Nothing for an axial gradient that goes on at both ends.
  private func kind(_ gradient: Gradient) -> [String] {
    var words: [String] = []
    switch gradient.kind {
    case .axial: break
    case .radial: words = ["radial"]
    case .conic: words = ["conic"]
    case .circles(let first, let last): words = ["circles", number(first), number(last)]
    }
    if gradient.extent != .both { words += ["extent", "\(gradient.extent.rawValue)"] }
    return words
  }

  private func point(_ point: CGPoint) -> String { numbers(point.x, point.y) }

  private func rect(_ rect: CGRect) -> String {
    numbers(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  private func color(_ color: RGBA) -> String {
    numbers(color.red, color.green, color.blue, color.alpha)
  }

  private func rounding(_ radius: Double, _ corners: CornerMask) -> String {
    "radius \(number(radius)) corners \(corners.rawValue)"
  }

  private func style(_ style: StrokeStyle) -> String {
    var text =
      "width \(number(style.width)) cap \(style.cap.rawValue) join \(style.join.rawValue)"
      + " miter \(number(style.miterLimit))"
    if !style.dash.isEmpty || style.dashPhase != 0 {
      let lengths = style.dash.map { " " + number($0) }.joined()
      text += " phase \(number(style.dashPhase)) dash \(style.dash.count)\(lengths)"
    }
    return text
  }

  private func glyphs(_ run: GlyphRun) -> String {
    var parts = [
      PictureWord.escaped(run.face), number(run.size), "at", point(run.origin), "color",
      color(run.color),
    ]
    if run.slant != 0 { parts += ["slant", number(run.slant)] }
    if !run.text.isEmpty { parts += ["text", PictureWord.escaped(run.text)] }
    parts.append("run")
    for glyph in run.glyphs { parts.append("\(glyph.index) \(point(glyph.position))") }
    return parts.joined(separator: " ")
  }

  private func transform(_ m: Matrix4) -> String {
    let affine = m.affine
    if Matrix4(affine) == m {
      return "affine "
        + numbers(affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    }
    return "matrix "
      + [
        numbers(m.m11, m.m12, m.m13, m.m14), numbers(m.m21, m.m22, m.m23, m.m24),
        numbers(m.m31, m.m32, m.m33, m.m34), numbers(m.m41, m.m42, m.m43, m.m44),
      ].joined(separator: " ")
  }

  private func path(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move(let p): " M " + point(p)
      case .line(let p): " L " + point(p)
      case .quad(let c, let p): " Q \(point(c)) \(point(p))"
      case .cubic(let a, let b, let p): " C \(point(a)) \(point(b)) \(point(p))"
      case .close: " Z"
      }
    }.joined()
  }

  /// Pixels as aarrggbb, a run of equal ones once with its length.
  private func runs(_ bitmap: Bitmap) -> String {
    var words: [String] = []
    let count = bitmap.width * bitmap.height
    bitmap.withUnsafeBytes { bytes in
      func pixel(_ index: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
      var index = 0
      while index < count {
        let value = pixel(index)
        var end = index + 1
        while end < count, pixel(end) == value { end += 1 }
        let hex = String(value, radix: 16)
        let word = String(repeating: "0", count: 8 - hex.count) + hex
        words.append(end - index == 1 ? word : "\(word)*\(end - index)")
        index = end
      }
    }
    return words.joined(separator: " ")
  }
}
