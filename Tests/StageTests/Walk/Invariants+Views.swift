import InterludeStage
import QuartzCore
import UIKit

extension Invariants {
  // MARK: Where things are

  func frames(_ shape: Shape) -> () -> String? {
    {
      guard let root = walker.stage.window.rootViewController else { return nil }
      let window = walker.stage.window
      if window.frame != window.screen.bounds { return "the window is \(window.frame)" }
      if !shape.isSteppedBack(root), root.view.window != nil, root.view.frame != window.bounds {
        return "the root's view is \(root.view.frame)"
      }
      for controller in shape.presented {
        guard let presentation = controller.presentationController,
          let container = presentation.containerView, let view = presentation.presentedView
        else { return "\(name(controller)) has no presentation" }
        if container.superview === window, container.frame != window.bounds {
          return "the container of \(name(controller)) is \(container.frame)"
        }
        guard view.superview === container, !shape.isSteppedBack(controller) else { continue }
        let place = presentation.frameOfPresentedViewInContainerView
        if !near(view.frame, place) {
          return "\(name(controller)) stands at \(view.frame), its presentation says \(place)"
        }
      }
      for stack in walker.stacks {
        guard let top = stack.topViewController?.viewIfLoaded, top.window != nil,
          let holder = top.superview, !shape.isCovered(stack)
        else { continue }
        let frame = top.frame
        let isTall = stack.navigationBar.isTranslucent || stack.isNavigationBarHidden
        if frame.width != holder.bounds.width || (isTall && frame.minY != 0)
          || frame.maxY > holder.bounds.maxY
        {
          return "\(name(stack)): its top stands at \(frame) in \(holder.bounds)"
        }
      }
      return nil
    }
  }

  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    // Layers keep points as position and bounds: a last digit is lost on the way.
    abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
      && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
  }

  // MARK: Rest

  /// Nothing is animated, sees its time stand still, or is half gone.
  func restingViews() -> String? {
    var problem: String?
    func look(_ layer: CALayer) {
      guard problem == nil else { return }
      if let keys = layer.animationKeys(), !keys.isEmpty {
        problem = "\(describe(layer)) is animated: \(keys)"
      } else if layer.speed != 1 || layer.timeWarp != nil {
        problem = "the time of \(describe(layer)) is held: speed \(layer.speed)"
      }
      for sublayer in layer.sublayers ?? [] { look(sublayer) }
    }
    look(walker.stage.window.layer)
    for controller in walker.reachable where problem == nil {
      guard let view = controller.viewIfLoaded else { continue }
      if view.alpha != 1 { problem = "the view of \(name(controller)) has the alpha \(view.alpha)" }
      if view.isHidden { problem = "the view of \(name(controller)) is hidden" }
    }
    return problem
  }

  private func describe(_ layer: CALayer) -> String {
    guard let view = layer.delegate as? UIView else { return "a \(type(of: layer))" }
    var owner: UIResponder? = view
    while let next = owner, !(next is UIViewController) { owner = next.next }
    let of = (owner as? UIViewController).map { " of \(name($0))" } ?? ""
    return "a \(type(of: view))\(of)"
  }
}
