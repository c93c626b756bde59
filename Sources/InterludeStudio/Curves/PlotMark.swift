import Foundation
import InterludeGeometry
import InterludeScene

/// One thing on a plot: drawn by our own rasterizer or written as SVG from the same numbers.
enum PlotMark {
  case rectangle(CGRect, radius: Double, RGBA)
  case line(from: CGPoint, to: CGPoint, width: Double, RGBA)
  /// Joined by straight lines, round where they meet.
  case curve([CGPoint], width: Double, RGBA)
  case dot(CGPoint, radius: Double, RGBA)
  /// On one baseline.
  case text(String, at: CGPoint, size: Double, weight: Int, RGBA, SheetText.Anchor)
}

extension PlotMark {
  var nodes: [PictureNode] {
    switch self {
    case .rectangle(let rect, let radius, let color):
      return [.rectangle(rect, radius: radius, corners: .all, color)]
    case .line(let start, let end, let width, let color):
      return PlotMark.curve([start, end], width: width, color).nodes
    case .curve(let points, let width, let color):
      guard let first = points.first else { return [] }
      var path = Path()
      path.move(to: first)
      for point in points.dropFirst() { path.line(to: point) }
      return [.stroke(path, StrokeStyle(width: width, cap: .round, join: .round), color)]
    case .dot(let center, let radius, let color):
      let box = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      return [.rectangle(box, radius: radius, corners: .all, color)]
    case .text(let text, let point, let size, let weight, let color, let anchor):
      return SheetText.nodes(
        text, at: point, size: size, weight: weight, color: color, anchor: anchor)
    }
  }

  var svg: String {
    func n(_ value: Double) -> String { Numerals.short(value, digits: 2) }
    switch self {
    case .rectangle(let rect, let radius, let color):
      return "<rect x=\"\(n(rect.minX))\" y=\"\(n(rect.minY))\" width=\"\(n(rect.width))\" "
        + "height=\"\(n(rect.height))\" rx=\"\(n(radius))\" fill=\"\(color.hex)\"/>"
    case .line(let start, let end, let width, let color):
      return "<line x1=\"\(n(start.x))\" y1=\"\(n(start.y))\" x2=\"\(n(end.x))\" "
        + "y2=\"\(n(end.y))\" stroke=\"\(color.hex)\" stroke-width=\"\(n(width))\"/>"
    case .curve(let points, let width, let color):
      let list = points.map { "\(n($0.x)),\(n($0.y))" }.joined(separator: " ")
      return "<polyline points=\"\(list)\" fill=\"none\" stroke=\"\(color.hex)\" "
        + "stroke-width=\"\(n(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
    case .dot(let center, let radius, let color):
      return "<circle cx=\"\(n(center.x))\" cy=\"\(n(center.y))\" r=\"\(n(radius))\" "
        + "fill=\"\(color.hex)\"/>"
    case .text(let text, let point, let size, let weight, let color, let anchor):
      let anchors = ["start", "middle", "end"]
      let name = anchors[anchor == .start ? 0 : anchor == .middle ? 1 : 2]
      let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
      return "<text x=\"\(n(point.x))\" y=\"\(n(point.y))\" font-size=\"\(n(size))\" "
        + "font-weight=\"\(weight)\" fill=\"\(color.hex)\" text-anchor=\"\(name)\">"
        + "\(escaped)</text>"
    }
  }
}

extension RGBA {
  /// `#rrggbb`; plots are opaque.
  fileprivate var hex: String {
    let digits = [red, green, blue].map { channel -> String in
      let text = String(Int((min(1, max(0, channel)) * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
