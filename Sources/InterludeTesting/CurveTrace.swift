public import InterludeStage
public import QuartzCore
public import UIKit

/// Which number of which view or layer a curve is about.
@MainActor
public struct CurveTrace {
  let name: String
  let layer: CALayer
  let read: (Presentation) -> Double?

  /// A number of a view's presentation: `.of(card, \.position.y)`.
  public static func of<Number: BinaryFloatingPoint>(
    _ view: UIView, _ number: KeyPath<Presentation, Number>
  ) -> CurveTrace {
    CurveTrace(name: "\(type(of: view)).\(Self.name(of: number))", layer: view.layer) {
      Double($0[keyPath: number])
    }
  }

  /// A number of a view's layer by its key path: `.of(card, "transform.rotation.z")`.
  public static func of(_ view: UIView, _ keyPath: String) -> CurveTrace {
    CurveTrace(name: "\(type(of: view)).\(keyPath)", layer: view.layer) { $0[keyPath] }
  }

  /// A number of a layer by its key path.
  public static func of(_ layer: CALayer, _ keyPath: String) -> CurveTrace {
    CurveTrace(name: "\(type(of: layer)).\(keyPath)", layer: layer) { $0[keyPath] }
  }

  /// `position.y`; the words of a key path begin with its root. Computed properties have none, only an
  /// address.
  private static func name(of number: PartialKeyPath<Presentation>) -> String {
    if let name = edges.first(where: { $0.0 == number })?.1 { return name }
    let words = "\(number)".split(separator: ".").dropFirst()
    return words.contains { $0.hasPrefix("<") } ? "number" : words.joined(separator: ".")
  }

  private static let edges: [(PartialKeyPath<Presentation>, String)] = [
    (\.frame.minX, "frame.minX"), (\.frame.midX, "frame.midX"), (\.frame.maxX, "frame.maxX"),
    (\.frame.minY, "frame.minY"), (\.frame.midY, "frame.midY"), (\.frame.maxY, "frame.maxY"),
    (\.frame.width, "frame.width"), (\.frame.height, "frame.height"),
    (\.bounds.width, "bounds.width"), (\.bounds.height, "bounds.height"),
    (\.affineTransform.a, "affineTransform.a"), (\.affineTransform.b, "affineTransform.b"),
    (\.affineTransform.c, "affineTransform.c"), (\.affineTransform.d, "affineTransform.d"),
    (\.affineTransform.tx, "affineTransform.tx"), (\.affineTransform.ty, "affineTransform.ty"),
  ]

  private init(name: String, layer: CALayer, read: @escaping (Presentation) -> Double?) {
    self.name = name
    self.layer = layer
    self.read = read
  }
}
