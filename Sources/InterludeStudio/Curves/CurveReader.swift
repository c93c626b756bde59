import Foundation
import InterludeCompositor
import InterludeGeometry

/// Takes a layer's presentation values apart into numbers.
enum CurveReader {
  /// What is looked at where no property is named: whole rows, each of them once.
  static let all = [
    "position", "bounds", "transform", "opacity", "hidden", "backgroundColor", "cornerRadius",
    "borderWidth", "borderColor", "shadowOpacity", "shadowRadius", "shadowOffset", "zPosition",
    "anchorPoint", "sublayerTransform", "contentsRect", "path", "fillColor", "strokeColor",
    "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase",
  ]

  /// Names that can be asked for, for suggestions.
  static let names = all + LayerProperties.derived.map(\.name)

  /// Whether a property's name means anything on some layer.
  static func isKnown(_ property: String) -> Bool { names.contains(property) }

  /// The numbers of a property, each under its own name; empty where the layer has no such property.
  static func numbers(_ property: String, of values: LayerValues) -> [(String, Double)] {
    guard let row = LayerProperties.row(for: property, on: values), let value = row.read(values)
    else { return [] }
    switch value {
    case .scalar(let number): return [(property, number)]
    case .flag(let flag): return [(property, flag ? 1 : 0)]
    case .point(let point):
      return [("\(property).x", Double(point.x)), ("\(property).y", Double(point.y))]
    case .size(let size):
      return [
        ("\(property).width", Double(size.width)), ("\(property).height", Double(size.height)),
      ]
    case .rect(let rect):
      return [
        ("\(property).origin.x", Double(rect.minX)), ("\(property).origin.y", Double(rect.minY)),
        ("\(property).size.width", Double(rect.width)),
        ("\(property).size.height", Double(rect.height)),
      ]
    case .color(let color):
      return [
        ("\(property).red", color.red), ("\(property).green", color.green),
        ("\(property).blue", color.blue), ("\(property).alpha", color.alpha),
      ]
    case .transform:
      let parts = ["scale.x", "scale.y", "rotation.z", "translation.x", "translation.y"]
      return parts.flatMap { numbers("\(property).\($0)", of: values) }
    case .path(let path):
      // A path has no one number; its box says how far it has come.
      let box = path.bounds
      return [
        ("\(property).width", Double(box.width)), ("\(property).height", Double(box.height)),
      ]
    case .numbers(let list):
      return list.numbers.enumerated().map { ("\(property).\($0)", $1) }
    case .colors(let list):
      return list.colors.enumerated().flatMap { index, color in
        [
          ("\(property).\(index).red", color.red), ("\(property).\(index).green", color.green),
          ("\(property).\(index).blue", color.blue), ("\(property).\(index).alpha", color.alpha),
        ]
      }
    // Pictures and words have no number, and the three of a value function come as rows of their
    // own.
    case .contents, .word, .triple: return []
    }
  }
}
