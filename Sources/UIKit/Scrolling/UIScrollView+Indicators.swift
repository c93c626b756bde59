import QuartzCore

/// A bar at the side that says which part of the content shows.
final class ScrollIndicatorView: UIView {
  static let thickness: CGFloat = 3
  /// From the edges of the view.
  static let margin: CGFloat = 3
  static let leastLength: CGFloat = 36
  /// Pushed together by content past its edge.
  static let squeezedLength: CGFloat = 7
}

/// The indicators of a scroll view; made when content first moves.
struct ScrollIndicators {
  var vertical: ScrollIndicatorView?
  var horizontal: ScrollIndicatorView?
  var isShown = false
}

extension UIScrollView {
  /// How long indicators stay after content has come to rest, and how long they fade, in seconds.
  private static let indicatorRest = 0.4
  private static let indicatorFade = 0.25

  private final func makeIndicator() -> ScrollIndicatorView {
    let made = ScrollIndicatorView(frame: .zero)
    made.isUserInteractionEnabled = false
    made.layer.cornerRadius = ScrollIndicatorView.thickness / 2
    made.alpha = 0
    // Above content that is added later, and headers that stay.
    made.layer.zPosition = 10_000
    made.backgroundColor = indicatorColor
    addSubview(made)
    return made
  }

  private final var indicatorColor: UIColor {
    let (black, white) = (UIColor(white: 0, alpha: 0.35), UIColor(white: 1, alpha: 0.5))
    switch indicatorStyle {
    case .black: return black
    case .white: return white
    case .default:
      return UIColor { $0.userInterfaceStyle == .dark ? white : black }
    }
  }

  final func indicatorsChanged() {
    for view in [indicators.vertical, indicators.horizontal] {
      view?.backgroundColor = indicatorColor
    }
  }

  final func showIndicators() {
    guard window != nil else { return }
    if showsVerticalScrollIndicator, indicators.vertical == nil {
      indicators.vertical = makeIndicator()
    }
    if showsHorizontalScrollIndicator, indicators.horizontal == nil {
      indicators.horizontal = makeIndicator()
    }
    indicators.isShown = true
    UIView.performWithoutAnimation {
      for view in [indicators.vertical, indicators.horizontal] {
        view?.layer.removeAnimation(forKey: "opacity")
        view?.alpha = 1
      }
      placeIndicators()
    }
  }

  /// A while after content has come to rest.
  final func fadeIndicators() {
    guard indicators.isShown, !isDragging, window != nil else { return }
    indicators.isShown = false
    UIView.animate(
      withDuration: Self.indicatorFade, delay: Self.indicatorRest,
      options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedOptions]
    ) {
      self.indicators.vertical?.alpha = 0
      self.indicators.horizontal?.alpha = 0
    }
  }

  final func flashIndicators() {
    showIndicators()
    fadeIndicators()
  }

  final func placeIndicators() {
    if let view = indicators.vertical { placeVertical(view) }
    if let view = indicators.horizontal { placeHorizontal(view) }
  }

  private final func trackInsets(_ own: UIEdgeInsets) -> UIEdgeInsets {
    guard automaticallyAdjustsScrollIndicatorInsets, contentInsetAdjustmentBehavior != .never
    else { return own }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  private final func placeVertical(_ view: ScrollIndicatorView) {
    let range = offsetRange.y
    view.isHidden = !showsVerticalScrollIndicator || range.upperBound <= range.lowerBound
    guard !view.isHidden else { return }
    let insets = trackInsets(verticalScrollIndicatorInsets)
    let track = bounds.inset(by: insets)
    let span = thumb(
      in: track.height - 2 * ScrollIndicatorView.margin, offset: contentOffset.y, range,
      shown: bounds.height)
    let thickness = ScrollIndicatorView.thickness
    let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    put(
      view,
      CGRect(
        x: isLeft
          ? track.minX + ScrollIndicatorView.margin
          : track.maxX - ScrollIndicatorView.margin - thickness,
        y: track.minY + ScrollIndicatorView.margin + span.start, width: thickness,
        height: span.length))
  }

  private final func placeHorizontal(_ view: ScrollIndicatorView) {
    let range = offsetRange.x
    view.isHidden = !showsHorizontalScrollIndicator || range.upperBound <= range.lowerBound
    guard !view.isHidden else { return }
    let insets = trackInsets(horizontalScrollIndicatorInsets)
    let track = bounds.inset(by: insets)
    let span = thumb(
      in: track.width - 2 * ScrollIndicatorView.margin, offset: contentOffset.x, range,
      shown: bounds.width)
    let thickness = ScrollIndicatorView.thickness
    put(
      view,
      CGRect(
        x: track.minX + ScrollIndicatorView.margin + span.start,
        y: track.maxY - ScrollIndicatorView.margin - thickness, width: span.length,
        height: thickness))
  }

  private final func put(_ view: ScrollIndicatorView, _ frame: CGRect) {
    guard view.frame != frame else { return }
    UIView.performWithoutAnimation { view.frame = frame }
  }

  /// As long, to the track, as what shows is to the content; shorter past the edges.
  private final func thumb(
    in track: CGFloat, offset: CGFloat, _ range: ClosedRange<CGFloat>, shown: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let way = range.upperBound - range.lowerBound
    guard track > 0, way > 0, shown > 0 else { return (0, 0) }
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    var length = max(
      min(ScrollIndicatorView.leastLength, track), track * shown / (way + shown))
    length = max(ScrollIndicatorView.squeezedLength, length - abs(offset - inside))
    let start = (track - length) * (inside - range.lowerBound) / way
    return (start, length)
  }
}
