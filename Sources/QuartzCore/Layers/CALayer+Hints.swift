public import CoreGraphics
import InterludeCompositor
import InterludeScene

/// What a layer is told about how it is drawn and that changes few pixels here, or none.
struct LayerHints {
  var cornerCurve = CALayerCornerCurve.circular
  var allowsGroupOpacity = true
  var isOpaque = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}

extension CALayer {
  /// Kept; corners are drawn circular, which differs from continuous ones by part of a point (F142).
  public final var cornerCurve: CALayerCornerCurve {
    get { hints.cornerCurve }
    set {
      hints.cornerCurve = newValue
      guard newValue != .circular else { return }
      (session ?? .current).record("CALayer.cornerCurve", "is kept; corners are drawn circular")
    }
  }

  /// How much longer the edge of a corner of a curve is than its radius.
  public static func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Whether opacity applies to the whole of the layer and its sublayers: it always does (F141).
  public final var allowsGroupOpacity: Bool {
    get { hints.allowsGroupOpacity }
    set {
      hints.allowsGroupOpacity = newValue
      guard !newValue else { return }
      (session ?? .current).record(
        "CALayer.allowsGroupOpacity", "opacity applies to the group all the same")
    }
  }

  /// A promise that nothing shows through; it changes no pixel here.
  public final var isOpaque: Bool {
    get { hints.isOpaque }
    set { hints.isOpaque = newValue }
  }

  /// Kept: layers are drawn anew at every scale, and none the worse for it.
  public final var shouldRasterize: Bool {
    get { hints.shouldRasterize }
    set { hints.shouldRasterize = newValue }
  }

  public final var rasterizationScale: CGFloat {
    get { hints.rasterizationScale }
    set { hints.rasterizationScale = newValue }
  }

  public final var drawsAsynchronously: Bool {
    get { hints.drawsAsynchronously }
    set { hints.drawsAsynchronously = newValue }
  }

  /// How pixels of the contents are read where they are shown larger; `nearest` shows them as
  /// squares.
  public final var magnificationFilter: CALayerContentsFilter {
    get { hints.magnificationFilter }
    set {
      guard newValue != hints.magnificationFilter else { return }
      hints.magnificationFilter = newValue
      node.values.contentsFilter = newValue == .nearest ? .nearest : .linear
      markDirty()
    }
  }

  /// Kept: contents that are shown smaller are read as those that are shown larger.
  public final var minificationFilter: CALayerContentsFilter {
    get { hints.minificationFilter }
    set { hints.minificationFilter = newValue }
  }

  public final var minificationFilterBias: Float {
    get { hints.minificationFilterBias }
    set { hints.minificationFilterBias = newValue }
  }

  /// Kept: every edge is antialiased (F172).
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { hints.edgeAntialiasingMask }
    set { hints.edgeAntialiasingMask = newValue }
  }
}

public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}

public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nearest = Self(rawValue: "nearest")
  public static let linear = Self(rawValue: "linear")
  public static let trilinear = Self(rawValue: "trilinear")
}

public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
