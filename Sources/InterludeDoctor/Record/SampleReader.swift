import CoreGraphics
import Foundation
import InterludeCompositor
import InterludeGeometry
import QuartzCore
import UIKit

/// Reads what shows, out of the committed tree.
@MainActor
struct SampleReader {
  let tree: LayerTree
  let time: Double
  private(set) var views: [SampledView] = []

  init(tree: LayerTree, time: Double) {
    self.tree = tree
    self.time = time
  }

  /// What holds for everything inside a view.
  private struct Surroundings {
    var matrix = Matrix4.identity
    var parent: LayerValues?
    var time: Double
    var opacity = 1.0
    var clip: CGRect
    var superview: Int?
  }

  mutating func read(_ window: UIWindow) {
    visit(window, Surroundings(time: time, clip: window.frame))
  }

  private mutating func visit(_ view: UIView, _ around: Surroundings) {
    guard let node = tree[view.layer.node.id] else { return }
    let local = node.localTime(fromParent: around.time)
    let values = node.presentationValues(at: local)
    let matrix = values.transformToParent(around.parent).concatenating(around.matrix)
    let corners = SampledView.Quadrilateral(values.bounds, through: matrix)
    let opacity = values.isHidden ? 0 : around.opacity * values.opacity
    let box = corners.box
    var visible = box.intersection(around.clip)
    var hole: SampledView.Quadrilateral?
    if let mask = node.mask.flatMap({ tree[$0] }) {
      let shown = mask.presentationValues(at: mask.localTime(fromParent: local))
      let corners = SampledView.Quadrilateral(shown.maskBox, through: matrix)
      visible = visible.intersection(corners.box)
      hole = corners
    }
    if visible.isNull { visible = .zero }
    let subject = SessionEvent.Subject(view)
    let id = subject.id
    views.append(
      SampledView(
        view: id, type: subject.type, superview: around.superview,
        controller: view.viewController.map { SessionEvent.Subject($0).id }, corners: corners,
        opacity: opacity, visible: visible, hole: hole,
        showsSomething: (values.backgroundColor?.alpha ?? 0) > 0
          || ViewReader.hasContent(view.layer),
        cover: opacity * (values.backgroundColor?.alpha ?? 0)))
    var inside = Surroundings(
      matrix: matrix, parent: values, time: local, opacity: opacity, clip: around.clip,
      superview: id)
    if values.masksToBounds || node.mask != nil { inside.clip = visible }
    for child in view.subviews { visit(child, inside) }
  }
}

extension SampledView.Quadrilateral {
  init(_ rect: CGRect, through matrix: Matrix4) {
    func point(_ x: Double, _ y: Double) -> CGPoint {
      let w = matrix.m14 * x + matrix.m24 * y + matrix.m44
      let (px, py) = (
        matrix.m11 * x + matrix.m21 * y + matrix.m41, matrix.m12 * x + matrix.m22 * y + matrix.m42
      )
      return w == 0 ? CGPoint(x: px, y: py) : CGPoint(x: px / w, y: py / w)
    }
    self.init(
      topLeft: point(rect.minX, rect.minY), topRight: point(rect.maxX, rect.minY),
      bottomRight: point(rect.maxX, rect.maxY), bottomLeft: point(rect.minX, rect.maxY))
  }
}

extension LayerValues {
  /// What this layer lets through as a mask, as a rectangle in the masked layer.
  fileprivate var maskBox: CGRect {
    guard let shape else { return frame }
    guard let path = shape.path else { return .zero }
    return transformToParent(nil).affine.apply(path.bounds)
  }
}
