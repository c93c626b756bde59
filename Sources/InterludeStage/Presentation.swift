import InterludeCompositor
import InterludeGeometry
public import QuartzCore
public import UIKit

/// What shows of a layer at one moment: its values with its animations laid over them.
///
/// ```swift
/// let shown = try #require(stage.presentation(of: card))
/// #expect(shown.frame.minY == 426 && shown.opacity == 1)
/// ```
public struct Presentation: Equatable, Sendable {
  /// Of the stage, in seconds.
  public let time: Double
  /// Where the layer's corners show, in points of the window: top left, top right, bottom right, bottom
  /// left of its bounds. Perspective is left out.
  public let corners: [CGPoint]
  /// The product of its own opacity and of all around it; 0 where it or one of them is hidden.
  public let visibleOpacity: Double
  /// The box around the corners, in points of the window.
  public let frame: CGRect
  /// Of the anchor point, in points of the superlayer.
  public let position: CGPoint
  public let bounds: CGRect
  public let opacity: Double
  public let isHidden: Bool
  /// In points.
  public let cornerRadius: CGFloat
  public let transform: CATransform3D
  private let values: LayerValues

  // Stored, because a key path can only tell the names of stored properties.
  init(time: Double, corners: [CGPoint], visibleOpacity: Double, values: LayerValues) {
    self.time = time
    self.corners = corners
    self.visibleOpacity = visibleOpacity
    self.values = values
    frame = CGRect(around: corners)
    position = values.position
    bounds = values.bounds
    opacity = values.opacity
    isHidden = values.isHidden
    cornerRadius = values.cornerRadius
    transform = CATransform3D(values.transform)
  }

  /// The transform's plane part.
  public var affineTransform: CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Whether the layer itself has anything to show, whatever lies in it.
  package var draws: Bool {
    values.contents != nil || (values.backgroundColor?.alpha ?? 0) > 0 || values.borderWidth > 0
      || values.shape != nil || values.gradient != nil
  }

  /// A number by its key path: `position.y`, `transform.scale.x`, `transform.rotation.z` in radians,
  /// `shadowOpacity`, `strokeEnd`. A flag is 0 or 1; nil where the layer has no such number.
  public subscript(keyPath: String) -> Double? {
    switch LayerProperties.row(for: keyPath, on: values)?.read(values) {
    case .scalar(let number)?: number
    case .flag(let flag)?: flag ? 1 : 0
    default: nil
    }
  }
}

extension Stage {
  /// What shows of a view now; nil where it is not in the stage's window.
  public func presentation(of view: UIView) -> Presentation? { presentation(of: view.layer) }

  /// What shows of a layer now; nil where it is not in the stage's window.
  public func presentation(of layer: CALayer) -> Presentation? {
    session.loop.advance(to: time)
    let tree = session.media.tree
    guard let values = tree.presentationValues(of: layer.node.id, at: time) else { return nil }
    var corners = [
      CGPoint(x: values.bounds.minX, y: values.bounds.minY),
      CGPoint(x: values.bounds.maxX, y: values.bounds.minY),
      CGPoint(x: values.bounds.maxX, y: values.bounds.maxY),
      CGPoint(x: values.bounds.minX, y: values.bounds.maxY),
    ]
    var opacity = 1.0
    var next = layer.presentation()
    var last: CALayer?
    while let current = next {
      opacity *= current.isHidden ? 0 : Double(current.opacity)
      last = current.model()
      if last === window.layer { break }
      corners = corners.map { current.pointInSuperlayer($0) }
      next = current.superlayer
    }
    guard last === window.layer else { return nil }
    return Presentation(time: time, corners: corners, visibleOpacity: opacity, values: values)
  }
}

extension CGRect {
  /// The smallest that holds all points.
  fileprivate init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      self = .zero
      return
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
