import QuartzCore

extension UIScrollView {
  /// At its top, a drag downwards is the zoomed screen's around it.
  final func zoomTakesOver(_ movement: CGPoint) -> Bool {
    guard movement.y > abs(movement.x), isAtTop else { return false }
    var next = superview
    while let view = next {
      if let dismissal = view.viewController?.zoomDismissal { return dismissal.mayBegin }
      next = view.superview
    }
    return false
  }

  /// At its top, a drag that the sheet around it can follow is the sheet's: down, and up to a larger
  /// detent.
  /// - Source: Apple's documentation of `prefersScrollingExpandsWhenScrolledToEdge`.
  final func sheetTakesOver(_ movement: CGPoint) -> Bool {
    guard abs(movement.y) > abs(movement.x), isAtTop, let sheet = enclosingSheet else {
      return false
    }
    return movement.y > 0 ? sheet.mayBeDragged : sheet.mayExpandByScrolling
  }

  /// Nothing of its content is above what shows.
  final var isAtTop: Bool { contentOffset.y <= offsetRange.y.lowerBound + 0.5 }

  private final var enclosingSheet: UISheetPresentationController? {
    var next = superview
    while let view = next {
      if let card = view as? SheetView { return card.sheet }
      next = view.superview
    }
    return nil
  }
}
