import Foundation
import InterludeGeometry

extension Picture {
  /// Reads the text form back; empty lines are skipped.
  package init(parsing text: String) throws(PictureSyntaxError) {
    var parser = PictureParser(text)
    self = try parser.picture()
  }
}

private struct PictureParser {
  private var lines: [PictureLine] = []
  private var next = 0
  private var lineCount = 0
  private var bitmaps: [Int: Bitmap] = [:]

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lineCount += 1
      let parsed = PictureLine(line, number: lineCount)
      if !parsed.isAtEnd { lines.append(parsed) }
    }
  }

  mutating func picture() throws(PictureSyntaxError) -> Picture {
    guard var header = lines.first else {
      throw PictureSyntaxError(line: 1, message: "an empty text is not a picture")
    }
    try header.expect("picture")
    let size = try CGSize(width: header.double(), height: header.double())
    let scale = try header.scale()
    try header.expect("background")
    let background = try header.color()
    try header.finish()
    try bitmapsAtTheEnd()
    next = 1
    let nodes = try self.nodes(indent: 0)
    if next < lines.count { throw lines[next].error("is indented too far") }
    return Picture(size: size, scale: scale, background: background, nodes: nodes)
  }

  private mutating func bitmapsAtTheEnd() throws(PictureSyntaxError) {
    while var line = lines.last, line.first == "bitmap" {
      try line.expect("bitmap")
      let index = try line.reference()
      let width = try line.integer()
      let height = try line.integer()
      guard bitmaps[index] == nil else { throw line.error("#\(index) is defined twice") }
      bitmaps[index] = try line.pixels(width: width, height: height)
      lines.removeLast()
    }
  }

  private mutating func nodes(indent: Int) throws(PictureSyntaxError) -> [PictureNode] {
    var result: [PictureNode] = []
    while next < lines.count, lines[next].indent == indent {
      result.append(try node())
    }
    return result
  }

  private mutating func node() throws(PictureSyntaxError) -> PictureNode {
    var line = lines[next]
    next += 1
    let node: PictureNode
    switch try line.word() {
    case "fill":
      let rule = try line.choice(FillRule.self)
      let color = try line.color()
      node = .fill(try line.path(), rule, color)
    case "rectangle":
      let rect = try line.rect()
      let (radius, corners) = try line.rounding()
      try line.expect("color")
      node = .rectangle(rect, radius: radius, corners: corners, try line.color())
    case "stroke":
      let style = try line.strokeStyle()
      try line.expect("color")
      let color = try line.color()
      node = .stroke(try line.path(), style, color)
    case "border":
      let rect = try line.rect()
      let width = try line.named("width")
      let (radius, corners) = try line.rounding()
      try line.expect("color")
      node = .border(rect, width: width, radius: radius, corners: corners, try line.color())
    case "image":
      let index = try line.reference()
      guard let bitmap = bitmaps[index] else { throw line.error("there is no bitmap #\(index)") }
      let rect = try line.rect()
      try line.expect("crop")
      let crop = try line.rect()
      node = .image(bitmap, in: rect, crop: crop, filter: try line.choice(ImageFilter.self))
    case "gradient":
      node = try line.gradient()
    case "glyphs":
      node = .glyphs(try line.glyphs())
    case "group":
      return .group(try group(&line))
    case let word:
      throw line.error("'\(word)' is not a kind of node")
    }
    try line.finish()
    return node
  }

  private mutating func group(_ line: inout PictureLine) throws(PictureSyntaxError) -> PictureGroup
  {
    var group = PictureGroup()
    while !line.isAtEnd {
      switch try line.word() {
      case "affine": group.transform = Matrix4(try line.affine())
      case "matrix": group.transform = try line.matrix()
      case "opacity": group.opacity = try line.double()
      case "blend": group.blend = try line.choice(BlendMode.self)
      case "clip":
        let rect = try line.rect()
        let (radius, corners) = try line.rounding()
        group.clip = PictureClip(rect: rect, radius: radius, corners: corners)
      case let word: throw line.error("a group has no '\(word)'")
      }
    }
    let indent = line.indent + 1
    if next < lines.count, lines[next].indent == indent, lines[next].first == "shadow" {
      var line = lines[next]
      next += 1
      group.shadow = try line.shadow()
      try line.finish()
    }
    if next < lines.count, lines[next].indent == indent, lines[next].first == "mask" {
      var line = lines[next]
      next += 1
      try line.expect("mask")
      try line.finish()
      group.mask = try nodes(indent: indent + 1)
    }
    if next < lines.count, lines[next].indent == indent, lines[next].first == "replaced" {
      var line = lines[next]
      next += 1
      try line.expect("replaced")
      try line.finish()
      group.replaced = try nodes(indent: indent + 1)
    }
    group.children = try nodes(indent: indent)
    return group
  }
}
