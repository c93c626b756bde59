import CoreGraphics
import Foundation
import InterludeCompositor
import InterludeGeometry
import InterludeScene
import QuartzCore
import UIKit

/// Reads views and controllers into values.
@MainActor
struct ViewReader {
  func state(of view: UIView, index: Int) -> ViewState {
    let layer = view.layer
    let values = layer.node.values
    return ViewState(
      view: SessionEvent.Subject(view),
      controller: view.viewController.map { SessionEvent.Subject($0) },
      superview: view.superview.map { SessionEvent.Subject($0).id }, index: index,
      bounds: view.bounds, center: view.center, anchorPoint: layer.anchorPoint,
      transform: layer.transform, alpha: Double(layer.opacity), isHidden: view.isHidden,
      isUserInteractionEnabled: view.isUserInteractionEnabled, clips: layer.masksToBounds,
      cornerRadius: Double(layer.cornerRadius), maskBox: layer.mask.map(Self.box(ofMask:)),
      mask: layer.mask?.node.id.number, backgroundAlpha: values.backgroundColor?.alpha ?? 0,
      hasContent: Self.hasContent(layer), identifier: view.accessibilityIdentifier,
      layer: layer.node.id.number, speed: Double(layer.speed), timeOffset: layer.timeOffset,
      animations: layer.liveAnimations, looseAnimations: Self.looseAnimations(of: layer),
      children: view.subviews.enumerated().map { state(of: $1, index: $0) })
  }

  /// Layers of its own that belong to no view, as far down as they go.
  private static func looseLayers(of layer: CALayer) -> [CALayer] {
    let own = (layer.sublayers ?? []).filter { !($0.delegate is UIView) }
    return own.flatMap { [$0] + looseLayers(of: $0) }
  }

  private static func looseAnimations(of layer: CALayer) -> [LiveAnimation] {
    let masks = layer.mask.map { [$0] + looseLayers(of: $0) } ?? []
    return (masks + looseLayers(of: layer)).flatMap(\.liveAnimations)
  }

  /// Whether it shows more than a background.
  static func hasContent(_ layer: CALayer) -> Bool {
    let values = layer.node.values
    if values.contents != nil || values.gradient != nil { return true }
    if values.borderWidth > 0, (values.borderColor?.alpha ?? 0) > 0 { return true }
    if let shape = values.shape, let path = shape.path, !path.bounds.isNull {
      return shape.fillColor != nil || shape.strokeColor != nil
    }
    return looseLayers(of: layer).contains { loose in
      !loose.isHidden && loose.opacity > 0
        && ((loose.node.values.backgroundColor?.alpha ?? 0) > 0 || hasContent(loose))
    }
  }

  /// What a mask lets through, as a rectangle in the masked layer.
  private static func box(ofMask mask: CALayer) -> CGRect {
    let values = mask.node.values
    guard let shape = values.shape else { return mask.frame }
    guard let path = shape.path else { return .zero }
    return values.transformToParent(nil).affine.apply(path.bounds)
  }

  // MARK: Controllers

  /// Every controller that a window, a parent, a presenter or a running transition leads to.
  func controllers(from roots: [UIViewController]) -> [ControllerState] {
    let found = Self.reachable(from: roots)
    // A popped screen has no parent while it leaves.
    let leaving = found.compactMap { $0.currentTransition?.plan.from }
    return Self.reachable(from: found + leaving).map(state)
  }

  /// Their views that are in no window, each with what is in it.
  func detached(from roots: [UIViewController]) -> [ViewState] {
    Self.reachable(from: roots).compactMap(\.viewIfLoaded)
      .filter { $0.window == nil && $0.superview == nil }
      .map { state(of: $0, index: 0) }
  }

  private static func reachable(from roots: [UIViewController]) -> [UIViewController] {
    var result: [UIViewController] = []
    var met: Set<ObjectIdentifier> = []
    func visit(_ controller: UIViewController) {
      guard met.insert(ObjectIdentifier(controller)).inserted else { return }
      result.append(controller)
      for child in controller.children { visit(child) }
      if let presented = controller.presentedViewController { visit(presented) }
    }
    for root in roots { visit(root) }
    return result
  }

  private static func place(by presentation: UIPresentationController) -> PresentedPlace? {
    guard !(presentation is UISheetPresentationController) else { return nil }
    return PresentedPlace(
      view: presentation.presentedView.map { SessionEvent.Subject($0).id },
      frame: presentation.frameOfPresentedViewInContainerView)
  }

  private func state(of controller: UIViewController) -> ControllerState {
    func id(_ object: AnyObject?) -> Int? { object.map { SessionEvent.Subject($0).id } }
    let presented = controller.presentedViewController
    let isPresented = controller.presentingViewController?.presentedViewController === controller
    return ControllerState(
      controller: SessionEvent.Subject(controller), view: id(controller.viewIfLoaded),
      parent: id(controller.parent), children: controller.children.compactMap(id),
      presented: id(presented), presenting: id(controller.presentingViewController),
      presentationStyle: controller.modalPresentationStyle,
      presentation: isPresented
        ? controller.presentationController.map { SessionEvent.Subject($0) } : nil,
      presentedPlace: isPresented ? controller.presentationController.flatMap(Self.place) : nil,
      appearance: controller.appearance, isInWindow: controller.viewIfLoaded?.window != nil,
      stack: (controller as? UINavigationController)?.viewControllers.compactMap(id),
      selected: id((controller as? UITabBarController)?.selectedViewController),
      barItems: controller.storedNavigationItem.map(Self.text),
      statusBarWish: InterfaceSession.current.statusBar.unheardWish(of: controller))
  }

  /// Items by their numbers: told apart, not described.
  private static func text(of item: UINavigationItem) -> String {
    func list(_ items: [UIBarButtonItem]?) -> String {
      let words = (items ?? []).map { item in
        (item.title ?? "item") + " \(SessionEvent.Subject(item).id)"
      }
      return words.isEmpty ? "none" : words.joined(separator: ", ")
    }
    let view = item.titleView.map { ", title view \(SessionEvent.Subject($0).id)" } ?? ""
    return "left \(list(item.leftBarButtonItems)), right \(list(item.rightBarButtonItems))"
      + ", title \(item.title ?? "none")\(view)"
  }
}
