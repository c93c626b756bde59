import CoreGraphics
public import Foundation
import InterludeCompositor
import InterludeGeometry

/// A layer that draws a gradient over its background, inside its round corners.
///
/// Everything is animatable; lists of colours or locations only with as many on both sides.
/// - Source: Apple's CAGradientLayer reference; defaults F139.
@preconcurrency
open class CAGradientLayer: CALayer {
  override func prepareNode() { node.values.gradient = GradientValues() }

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// `CGColor`s; with anything else among them the list is recorded and stays as it was.
  public final var colors: [Any]? {
    get { node.values.gradient?.colors?.colors.map { CGColor($0) } }
    set {
      guard let newValue else { return store(LayerProperties.colors, nil) }
      let colors = newValue.compactMap { ($0 as? CGColor)?.rgba }
      guard colors.count == newValue.count else {
        (session ?? .current).record("CAGradientLayer.colors", "takes CGColors only")
        return
      }
      store(LayerProperties.colors, ColorList(colors))
    }
  }

  /// Where each colour lies, 0…1 and rising; nil spreads them evenly.
  public final var locations: [NSNumber]? {
    get { node.values.gradient?.locations?.numbers.map { NSNumber(value: $0) } }
    set { store(LayerProperties.locations, newValue.map { NumberList($0.map(\.doubleValue)) }) }
  }

  /// In fractions of the bounds; the middle of radial and conic gradients.
  public final var startPoint: CGPoint {
    get { node.values.gradient?.start ?? .zero }
    set {
      if isValid(newValue.x, newValue.y, key: "startPoint") {
        store(LayerProperties.startPoint, newValue)
      }
    }
  }

  /// The end of the line, a corner of the ellipse's box, or the direction of the first colour.
  public final var endPoint: CGPoint {
    get { node.values.gradient?.end ?? .zero }
    set {
      if isValid(newValue.x, newValue.y, key: "endPoint") {
        store(LayerProperties.endPoint, newValue)
      }
    }
  }

  public final var type: CAGradientLayerType {
    get { CAGradientLayerType(rawValue: node.values.gradient?.kind.rawValue ?? "axial") }
    set {
      guard let kind = GradientValues.Kind(rawValue: newValue.rawValue) else {
        (session ?? .current).record("CAGradientLayer.type", "no such type: \(newValue.rawValue)")
        return
      }
      store(LayerProperties.type, kind)
    }
  }
}

public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}
