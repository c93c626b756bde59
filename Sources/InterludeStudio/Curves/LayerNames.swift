import InterludeCompositor
import InterludeStage
import QuartzCore
import UIKit

/// What the layers of a stage are called: by their own name, their view's identifier, or its class.
///
/// Of neighbours with the same name the second is `Label[2]`. A mask is called `mask`.
@MainActor
struct LayerNames {
  private(set) var paths: [(id: LayerID, path: String)] = []

  init(_ stage: Stage) { add(stage.window.layer, Self.name(stage.window.layer)) }

  private mutating func add(_ layer: CALayer, _ path: String) {
    paths.append((layer.node.id, path))
    if let mask = layer.mask { add(mask, path + "/mask") }
    var seen: [String: Int] = [:]
    for child in layer.sublayers ?? [] {
      let name = Self.name(child)
      let count = seen[name, default: 0] + 1
      seen[name] = count
      add(child, "\(path)/\(name)" + (count > 1 ? "[\(count)]" : ""))
    }
  }

  private static func name(_ layer: CALayer) -> String {
    if let name = layer.name, !name.isEmpty { return name }
    if let view = layer.delegate as? UIView {
      if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
      return "\(type(of: view))"
    }
    return "\(type(of: layer))"
  }

  /// Whether a layer's path is what `--layer` means: its name, or the end of its path.
  static func matches(_ path: String, _ wanted: String) -> Bool {
    if path == wanted || path.hasSuffix("/" + wanted) { return true }
    let last = path.split(separator: "/").last ?? ""
    return last == wanted || last.split(separator: "[").first.map(String.init) == wanted
  }
}
