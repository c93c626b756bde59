package import Foundation
package import QuartzCore
package import UIKit

/// A view and what is in it, as it was at a moment: the model, not what shows.
package struct ViewState: Equatable, Sendable {
  package var view: SessionEvent.Subject
  /// The controller whose root view it is.
  package var controller: SessionEvent.Subject?
  /// The id of the view it is in; nil for a window.
  package var superview: Int?
  /// Its place among its siblings, 0 at the back.
  package var index: Int
  package var bounds: CGRect
  package var center: CGPoint
  package var anchorPoint: CGPoint
  package var transform: CATransform3D
  package var alpha: Double
  package var isHidden: Bool
  package var isUserInteractionEnabled: Bool
  package var clips: Bool
  package var cornerRadius: Double
  /// What masks it, as a rectangle in its own coordinates; nil where nothing does.
  package var maskBox: CGRect?
  /// The mask's layer, which is another one where the number is.
  package var mask: UInt64?
  /// How much of what is behind its background hides: 0 none, 1 all.
  package var backgroundAlpha: Double
  /// It shows something of its own besides a background: a picture, text, a shape.
  package var hasContent: Bool
  package var identifier: String?
  package var layer: UInt64
  package var speed: Double
  package var timeOffset: Double
  package var animations: [LiveAnimation]
  /// Those of its mask and of layers that are no view's.
  package var looseAnimations: [LiveAnimation]
  package var children: [ViewState]

  /// `the view of DetailViewController`, `UIImageView "logo"`, or its type where it has no name.
  package var name: String {
    if let controller { return "the view of \(controller)" }
    return identifier.map { "\(view) \"\($0)\"" } ?? "\(view)"
  }

  /// The view's rectangle in its superview as its bounds and center say, whatever its transform is.
  package var restingFrame: CGRect {
    CGRect(
      x: center.x - anchorPoint.x * bounds.width, y: center.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }

  /// The rectangle around what shows of it in its superview, as the model says: `frame`.
  package var shownFrame: CGRect {
    let local = CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height, width: bounds.width,
      height: bounds.height)
    return local.applying(CATransform3DGetAffineTransform(transform))
      .offsetBy(dx: center.x, dy: center.y)
  }

  /// A finite animation is on its way on its layer.
  package var isMoving: Bool { animations.contains { !$0.isEndless && !$0.isSpent } }

  package var isTransformed: Bool { !CATransform3DIsIdentity(transform) }

  /// It and all below it, parents first.
  package var all: [ViewState] { [self] + children.flatMap(\.all) }

  /// The view of a number in this hierarchy.
  package func find(_ id: Int) -> ViewState? {
    if view.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }

  /// From here down to the view of a number, both included; empty where it is not below.
  package func path(to id: Int) -> [ViewState] {
    if view.id == id { return [self] }
    for child in children {
      let rest = child.path(to: id)
      if !rest.isEmpty { return [self] + rest }
    }
    return []
  }
}
