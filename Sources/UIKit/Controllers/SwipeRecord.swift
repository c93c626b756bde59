/// What the stock swipe from the edge decided.
package enum SwipeRecord: Equatable, Sendable {
  package enum Reason: String, Sendable {
    /// There is nothing under the screen that shows.
    case root
    /// A transition runs.
    case busy
    /// The delegate implements the animator method, whatever it answers (F43).
    case delegate
  }

  /// It did not begin. `hasOwnPan` says that the app follows fingers there with a pan of its own.
  case refused(SessionEvent.Subject, Reason, hasOwnPan: Bool)
  /// It began, maybe because the app's delegate of the recognizer let it.
  case began(SessionEvent.Subject, stack: Int, isBusy: Bool)
}

extension InteractivePop {
  /// Whether the app has a pan of its own on the navigation controller's screen; a view that
  /// follows its own pan, as one that scrolls, does not count.
  func hasOwnPan(in view: UIView) -> Bool {
    let isHere = view.recognizers.contains { pan in
      pan is UIPanGestureRecognizer && pan !== recognizer
        && pan.actions.contains { $0.target !== view && !($0.target is BarHiding) }
    }
    return isHere || view.subviews.contains { hasOwnPan(in: $0) }
  }
}
