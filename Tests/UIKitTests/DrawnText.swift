import InterludeCompositor
import InterludeGeometry
import InterludeScene
import QuartzCore
import UIKit

/// What a view's layer has drawn, as runs of glyphs in the layer's coordinates.
extension ViewScene {
  func runs(of view: UIView) -> [GlyphRun] {
    var found: [GlyphRun] = []
    func visit(_ nodes: [PictureNode], _ offset: CGPoint) {
      for node in nodes {
        switch node {
        case .glyphs(let glyphs):
          var run = glyphs
          run.origin = CGPoint(x: run.origin.x + offset.x, y: run.origin.y + offset.y)
          found.append(run)
        case .group(let group):
          visit(
            group.children,
            CGPoint(x: offset.x + group.transform.m41, y: offset.y + group.transform.m42))
        default: break
        }
      }
    }
    if case .drawing(let drawing)? = view.layer.node.values.contents {
      visit(drawing.nodes, .zero)
    }
    return found
  }

  func glyphs(of view: UIView) -> String { runs(of: view).map(\.text).joined() }
  func baselines(of view: UIView) -> [CGFloat] {
    var seen: [CGFloat] = []
    for run in runs(of: view) where !seen.contains(run.origin.y) { seen.append(run.origin.y) }
    return seen
  }
  func origins(of view: UIView) -> [CGPoint] { runs(of: view).map(\.origin) }

  /// Without neighbours that are alike.
  func fontSizes(of view: UIView) -> [Double] {
    runs(of: view).map(\.size).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
  func colors(of view: UIView) -> [RGBA] {
    runs(of: view).map(\.color).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
