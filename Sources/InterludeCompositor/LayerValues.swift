package import Foundation
package import InterludeGeometry
package import InterludeScene

/// Everything a layer shows, as a value: the model when committed, the presentation when animated.
///
/// Lengths are points, angles radians, colours extended sRGB. Defaults are Core Animation's (F139).
package struct LayerValues: Equatable, Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition = 0.0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ = 0.0
  package var transform = Matrix4.identity
  package var sublayerTransform = Matrix4.identity

  package var isHidden = false
  package var opacity = 1.0
  package var masksToBounds = false
  package var isDoubleSided = true
  package var allowsEdgeAntialiasing = true

  package var backgroundColor: RGBA?
  /// What is repeated over the background.
  package var backgroundTile: PatternTile?
  package var cornerRadius = 0.0
  package var maskedCorners = CornerMask.all
  package var borderWidth = 0.0
  package var borderColor: RGBA? = RGBA.black

  package var shadowColor: RGBA? = RGBA.black
  package var shadowOpacity = 0.0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius = 3.0
  package var shadowPath: Path?

  package var contents: LayerContents?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part that is stretched with the bounds; the others keep their size along an edge.
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale = 1.0
  package var contentsGravity = ContentsGravity.resize
  package var contentsFilter = ImageFilter.linear

  /// What a shape layer draws; nil on every other layer.
  package var shape: ShapeValues?
  /// What a gradient layer draws; nil on every other layer.
  package var gradient: GradientValues?
  /// How a replicator layer repeats what is under it; nil on every other layer.
  package var replicas: ReplicaValues?

  package init() {}
}

/// The picture a layer carries.
package enum LayerContents: Equatable, Sendable {
  /// Equal when the pixels are.
  case bitmap(Bitmap)
  /// Drawn again at whatever scale the layer shows; equal when it is the same drawing.
  case drawing(Drawing)

  /// In points, where a bitmap has `scale` pixels a point.
  package func size(scale: Double) -> CGSize {
    switch self {
    case .bitmap(let bitmap):
      CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    case .drawing(let drawing): drawing.size
    }
  }
}

/// What a shape layer draws inside its bounds' coordinates.
package struct ShapeValues: Equatable, Sendable {
  package var path: Path?
  package var fillColor: RGBA? = RGBA.black
  package var fillRule = FillRule.nonZero
  package var strokeColor: RGBA?
  package var strokeStart = 0.0
  package var strokeEnd = 1.0
  package var lineWidth = 1.0
  package var miterLimit = 10.0
  package var lineCap = StrokeStyle.Cap.butt
  package var lineJoin = StrokeStyle.Join.miter
  package var lineDashPhase = 0.0
  package var lineDashPattern: [Double] = []

  package init() {}
}

/// How contents are laid into the bounds.
package enum ContentsGravity: String, Sendable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}
