package import InterludeGeometry
import InterludeScene

/// How a replicator layer repeats its sublayers.
package struct ReplicaValues: Equatable, Sendable {
  package var count = 1
  /// Seconds by which each copy is behind the one before.
  package var delay = 0.0
  /// From one copy to the next, about the middle of the layer.
  package var transform = Matrix4.identity
  package var color = RGBA.white
  /// What each copy's colour has more than the one before's.
  package var offset = RGBA.clear

  /// More copies than this are not made: a picture must end.
  package static let most = 10_000

  package init() {}

  /// What multiplies the colours of a copy.
  package func color(ofCopy index: Int) -> RGBA {
    func part(_ start: Double, _ step: Double) -> Double {
      min(1, max(0, start + Double(index) * step))
    }
    return RGBA(
      red: part(color.red, offset.red), green: part(color.green, offset.green),
      blue: part(color.blue, offset.blue), alpha: part(color.alpha, offset.alpha))
  }
}

extension PictureNode {
  /// The same with every colour multiplied, but for its alpha; the pixels of images stay.
  func tinted(by color: RGBA) -> PictureNode {
    func tint(_ own: RGBA) -> RGBA {
      RGBA(
        red: own.red * color.red, green: own.green * color.green, blue: own.blue * color.blue,
        alpha: own.alpha)
    }
    switch self {
    case .fill(let path, let rule, let own): return .fill(path, rule, tint(own))
    case .rectangle(let rect, let radius, let corners, let own):
      return .rectangle(rect, radius: radius, corners: corners, tint(own))
    case .stroke(let path, let style, let own): return .stroke(path, style, tint(own))
    case .border(let rect, let width, let radius, let corners, let own):
      return .border(rect, width: width, radius: radius, corners: corners, tint(own))
    case .image: return self
    case .gradient(var gradient, let rect):
      gradient.stops = gradient.stops.map { .init($0.location, tint($0.color)) }
      return .gradient(gradient, in: rect)
    case .glyphs(var run):
      run.color = tint(run.color)
      return .glyphs(run)
    case .group(var group):
      group.children = group.children.map { $0.tinted(by: color) }
      return .group(group)
    }
  }
}
