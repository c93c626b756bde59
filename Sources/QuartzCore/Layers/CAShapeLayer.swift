public import CoreGraphics
import InterludeCompositor
import InterludeGeometry
import InterludeScene

/// A layer that fills and strokes a path in its own coordinates.
/// - Source: Apple's CAShapeLayer reference; defaults F139.
@preconcurrency
open class CAShapeLayer: CALayer {
  override func prepareNode() { node.values.shape = ShapeValues() }

  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Changes at once; only an explicit animation moves it (F118).
  public final var path: CGPath? {
    get { node.values.shape?.path.map(CGPath.init) }
    set { store(LayerProperties.path, newValue?.path) }
  }

  public final var fillColor: CGColor? {
    get { node.values.shape?.fillColor.map(CGColor.init) }
    set { store(LayerProperties.fillColor, newValue?.rgba) }
  }

  public final var strokeColor: CGColor? {
    get { node.values.shape?.strokeColor.map(CGColor.init) }
    set { store(LayerProperties.strokeColor, newValue?.rgba) }
  }

  /// Where the stroke begins and ends, as fractions of the path's length.
  public final var strokeStart: CGFloat {
    get { node.values.shape?.strokeStart ?? 0 }
    set { store(LayerProperties.strokeStart, newValue) }
  }

  public final var strokeEnd: CGFloat {
    get { node.values.shape?.strokeEnd ?? 1 }
    set { store(LayerProperties.strokeEnd, newValue) }
  }

  public final var lineWidth: CGFloat {
    get { node.values.shape?.lineWidth ?? 1 }
    set { store(LayerProperties.lineWidth, newValue) }
  }

  public final var miterLimit: CGFloat {
    get { node.values.shape?.miterLimit ?? 10 }
    set { store(LayerProperties.miterLimit, newValue) }
  }

  public final var lineDashPhase: CGFloat {
    get { node.values.shape?.lineDashPhase ?? 0 }
    set { store(LayerProperties.lineDashPhase, newValue) }
  }

  public final var lineDashPattern: [NSNumber]? {
    get { node.values.shape?.lineDashPattern.map { NSNumber(value: $0) } }
    set { changeShape { $0.lineDashPattern = newValue?.map(\.doubleValue) ?? [] } }
  }

  public final var fillRule: CAShapeLayerFillRule {
    get { node.values.shape?.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { changeShape { $0.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero } }
  }

  public final var lineCap: CAShapeLayerLineCap {
    get {
      switch node.values.shape?.lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    }
    set {
      changeShape {
        $0.lineCap = newValue == .round ? .round : newValue == .square ? .square : .butt
      }
    }
  }

  public final var lineJoin: CAShapeLayerLineJoin {
    get {
      switch node.values.shape?.lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    }
    set {
      changeShape {
        $0.lineJoin = newValue == .round ? .round : newValue == .bevel ? .bevel : .miter
      }
    }
  }

  private final func changeShape(_ change: (inout ShapeValues) -> Void) {
    guard var shape = node.values.shape else { return }
    change(&shape)
    guard shape != node.values.shape else { return }
    node.values.shape = shape
    markDirty()
  }
}

public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}
