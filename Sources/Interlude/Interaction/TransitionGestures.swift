import UIKit

/// The fingers that may begin the way back, on one view.
///
/// The recognizers are there for good; which of them may begin is asked each time. They cost nothing
/// while nobody touches.
@MainActor
final class TransitionGestures: NSObject {
  private weak var view: UIView?
  /// What would move it now, and where it is; nil while nothing may begin.
  private let ask: () -> Offer?
  private var recognizers: [UIGestureRecognizer] = []
  private var actions: [GestureAction] = []
  /// The gesture that is beginning a transition: who is asked for the driver takes it.
  private(set) var opening: OpeningGesture?

  /// A transition that fingers may begin.
  struct Offer {
    let gestures: [TransitionGesture]
    let begin: () -> Void
  }

  init(on view: UIView, ask: @escaping () -> Offer?) {
    self.view = view
    self.ask = ask
    super.init()
    let edge = UIScreenEdgePanGestureRecognizer()
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    edge.edges = isRightToLeft ? .right : .left
    for recognizer in [edge, UIPanGestureRecognizer(), UIPinchGestureRecognizer()] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
      actions.append(GestureAction(recognizer) { [weak self] in self?.changed($0) })
    }
  }

  func remove() {
    for recognizer in recognizers { view?.removeGestureRecognizer(recognizer) }
    recognizers = []
    actions = []
  }

  private func changed(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let view, let offer = ask(),
      let gesture = gesture(of: recognizer, in: offer.gestures)
    else { return }
    opening = OpeningGesture(gesture, recognizer, in: view) { [weak self] in self?.opening = nil }
    offer.begin()
  }

  /// What a recognizer means, of the gestures that are wanted.
  private func gesture(
    of recognizer: UIGestureRecognizer, in gestures: [TransitionGesture]
  ) -> TransitionGesture? {
    switch recognizer {
    case is UIScreenEdgePanGestureRecognizer: return gestures.first { $0 == .edgePan }
    case is UIPinchGestureRecognizer: return gestures.first { $0 == .pinch }
    case let pan as UIPanGestureRecognizer:
      guard let view else { return nil }
      let velocity = pan.velocity(in: view)
      return gestures.first { $0.fits(velocity, in: view) }
    default: return nil
    }
  }
}

extension TransitionGestures: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard opening?.isUnderWay != true, let offer = ask() else { return false }
    return gesture(of: gestureRecognizer, in: offer.gestures) != nil
  }

  /// A scroll view that is at its top leaves a drag down to the transition.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer is UIPanGestureRecognizer,
      let scrollView = otherGestureRecognizer.view as? UIScrollView,
      otherGestureRecognizer === scrollView.panGestureRecognizer
    else { return false }
    return gestureRecognizer is UIScreenEdgePanGestureRecognizer || scrollView.isAtTop
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard !(gestureRecognizer is UIScreenEdgePanGestureRecognizer),
      !(gestureRecognizer is UIPinchGestureRecognizer)
    else { return true }
    // Inside content that is scrolled away from its top, a drag scrolls.
    var next = touch.view
    while let current = next, current !== view {
      if let scrollView = current as? UIScrollView, !scrollView.isAtTop { return false }
      if current is UIControl { return false }
      next = current.superview
    }
    return true
  }
}

extension TransitionGesture {
  /// Whether a finger that moves like this means it.
  @MainActor fileprivate func fits(_ velocity: CGPoint, in view: UIView) -> Bool {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge: TransitionEdge
    switch self {
    case .pullDown: edge = .bottom
    case .pan(let own): edge = own.resolved(isRightToLeft: isRightToLeft)
    case .edgePan, .pinch: return false
    }
    let (along, across): (CGFloat, CGFloat)
    switch edge {
    case .top: (along, across) = (-velocity.y, velocity.x)
    case .bottom: (along, across) = (velocity.y, velocity.x)
    case .left, .leading: (along, across) = (-velocity.x, velocity.y)
    case .right, .trailing: (along, across) = (velocity.x, velocity.y)
    }
    return along > abs(across)
  }
}

extension UIScrollView {
  fileprivate var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top + 0.5 }
}
