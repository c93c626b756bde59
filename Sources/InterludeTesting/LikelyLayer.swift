import InterludeStage
import QuartzCore
import UIKit

/// The layer that a difference is probably about: the deepest one whose presented rectangle covers a
/// point; of two equally deep ones the one in front. Layers that draw nothing count where no other does.
@MainActor
struct LikelyLayer {
  private var best: (draws: Bool, depth: Int, layer: CALayer)?
  private let point: CGPoint

  /// `point` is in points of the stage's window.
  init(at point: CGPoint, on stage: Stage) {
    self.point = point
    search(stage.window.layer, on: stage, depth: 0)
  }

  private mutating func search(_ layer: CALayer, on stage: Stage, depth: Int) {
    guard let shown = stage.presentation(of: layer), shown.visibleOpacity > 0 else { return }
    let covers = shown.frame.contains(point)
    if !covers, layer.masksToBounds { return }
    if covers, best.map({ (shown.draws ? 1 : 0, depth) > ($0.draws ? 1 : 0, $0.depth) }) ?? true {
      best = (shown.draws, depth, layer)
    }
    for child in (layer.sublayers ?? []).reversed() {
      search(child, on: stage, depth: depth + 1)
    }
  }

  /// `UIImageView "logo" in CardView`, or nil where nothing covers the point.
  var name: String? {
    guard let layer = best?.layer else { return nil }
    // What a view is in says more than what a layer is in.
    var around = layer.superlayer
    while let parent = around, !(parent.delegate is UIView) { around = parent.superlayer }
    guard let parent = around else { return Self.name(of: layer) }
    return "\(Self.name(of: layer)) in \(Self.name(of: parent))"
  }

  private static func name(of layer: CALayer) -> String {
    let view = layer.delegate as? UIView
    let type = view.map { "\(Swift.type(of: $0))" } ?? "\(Swift.type(of: layer))"
    guard let name = layer.name ?? view?.accessibilityIdentifier, !name.isEmpty else { return type }
    return "\(type) \"\(name)\""
  }
}
