import Foundation
import InterludeGeometry
import InterludeScene

/// Pictures of every kind of node, by a seed.
struct RandomPicture {
  private var generator: SeededGenerator

  static func make(seed: UInt64) -> Picture {
    var random = RandomPicture(generator: SeededGenerator(seed: seed))
    return random.picture()
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &generator) < percent
  }

  private mutating func color() -> RGBA {
    RGBA(
      red: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: chance(50) ? 1 : number(0...1))
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(-20...120), y: number(-20...120)) }

  private mutating func rect() -> CGRect {
    let isWhole = chance(40)
    func rounded(_ value: Double) -> Double { isWhole ? value.rounded() : value }
    return CGRect(
      x: rounded(number(-30...80)), y: rounded(number(-30...80)), width: rounded(number(1...90)),
      height: rounded(number(1...90)))
  }

  private mutating func corners() -> CornerMask {
    CornerMask(rawValue: Int.random(in: 0...15, using: &generator))
  }

  private mutating func path() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: path.quad(point(), to: point())
      case 1: path.cubic(point(), point(), to: point())
      case 2: path.close()
      case 3: path.move(to: point())
      default: path.line(to: point())
      }
    }
    return path
  }

  private mutating func style() -> StrokeStyle {
    var style = StrokeStyle(width: number(0.2...12))
    style.cap = StrokeStyle.Cap.allCases.randomElement(using: &generator) ?? .butt
    style.join = StrokeStyle.Join.allCases.randomElement(using: &generator) ?? .miter
    style.miterLimit = number(1...12)
    if chance(30) {
      style.dash = [number(0...9), number(1...9), number(0...5)]
      style.dashPhase = number(-9...9)
    }
    return style
  }

  private mutating func bitmap() -> Bitmap {
    var bitmap = Bitmap(
      width: Int.random(in: 1...9, using: &generator),
      height: Int.random(in: 1...9, using: &generator))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let alpha = UInt32.random(in: 0...255, using: &generator)
        let gray = UInt32.random(in: 0...alpha, using: &generator)
        bitmap[x, y] = alpha << 24 | gray << 16 | gray / 2 << 8 | gray
      }
    }
    return bitmap
  }

  private mutating func node(depth: Int) -> PictureNode {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &generator) {
    case 0: return .fill(path(), chance(50) ? .nonZero : .evenOdd, color())
    case 1: return .rectangle(rect(), radius: number(0...30), corners: corners(), color())
    case 2: return .stroke(path(), style(), color())
    case 3:
      return .border(
        rect(), width: number(0.1...9), radius: number(0...20), corners: corners(), color())
    case 4:
      let crop =
        chance(50)
        ? CGRect(x: 0, y: 0, width: 1, height: 1)
        : CGRect(x: number(0...0.5), y: number(0...0.5), width: 0.4, height: 0.5)
      return .image(
        bitmap(), in: rect(), crop: crop, filter: chance(50) ? .nearest : .linear)
    case 5:
      return .gradient(
        Gradient(
          stops: [.init(0, color()), .init(number(0.2...0.8), color()), .init(1, color())],
          start: CGPoint(x: number(0...1), y: 0), end: CGPoint(x: 0.5, y: number(0.1...1))),
        in: rect())
    default: return .group(group(depth: depth))
    }
  }

  private mutating func group(depth: Int) -> PictureGroup {
    var group = PictureGroup()
    if chance(60) {
      group.transform = Matrix4(
        Affine(rotation: chance(50) ? 0 : number(-3...3))
          .concatenating(Affine(scaleX: number(0.3...1.5), y: number(0.3...1.5)))
          .concatenating(Affine(translationX: number(-20...40), y: number(-20...40))))
    }
    if chance(50) { group.opacity = number(0...1) }
    if chance(40) {
      group.clip = PictureClip(rect: rect(), radius: number(0...20), corners: corners())
    }
    if chance(30) { group.mask = nodes(1...2, depth: depth - 1) }
    if chance(30) {
      group.shadow = Shadow(
        color: color(), opacity: number(0...1),
        offset: CGSize(width: number(-5...5), height: number(-5...5)), radius: number(0...6),
        path: chance(30) ? path() : nil)
    }
    if chance(15) { group.replaced = nodes(1...2, depth: depth - 1) }
    group.children = nodes(1...4, depth: depth - 1)
    return group
  }

  private mutating func nodes(_ count: ClosedRange<Int>, depth: Int) -> [PictureNode] {
    var result: [PictureNode] = []
    for _ in 0..<Int.random(in: count, using: &generator) { result.append(node(depth: depth)) }
    return result
  }

  private mutating func picture() -> Picture {
    Picture(
      size: CGSize(width: number(40...110).rounded(), height: number(40...110).rounded()),
      scale: [1, 2, 3].randomElement(using: &generator) ?? 1,
      background: chance(60) ? .white : color(), nodes: nodes(2...7, depth: 3))
  }
}
