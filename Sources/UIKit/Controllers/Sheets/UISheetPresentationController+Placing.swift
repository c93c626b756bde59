import QuartzCore

extension UISheetPresentationController {
  /// Where it may stand, and the detents' names from the highest down.
  final func arrangement(
    in container: UIView
  ) -> (geometry: SheetGeometry, names: [Detent.Identifier]) {
    let safeArea = container.window?.safeAreaInsets ?? .zero
    let isLow = container.traitCollection.verticalSizeClass == .compact
    var geometry = SheetGeometry(
      container: container.bounds, safeArea: safeArea,
      style: presentation?.style ?? presentedViewController.modalPresentationStyle,
      preferred: presentedViewController.preferredContentSize,
      isLow: isLow && !prefersEdgeAttachedInCompactHeight)
    if isLow, prefersEdgeAttachedInCompactHeight { geometry.attach(container, safeArea, self) }
    guard geometry.place == .edge else { return (geometry, [.large]) }
    let context = DetentContext(
      container.traitCollection, most: max(0, geometry.largest.height - safeArea.bottom))
    let resolved: [(name: Detent.Identifier, top: CGFloat)] = detents.compactMap { detent in
      guard let value = detent.resolvedValue(in: context), value.isFinite else { return nil }
      let top = geometry.container.maxY - safeArea.bottom - max(0, value)
      return (detent.identifier, max(geometry.largest.minY, top))
    }
    guard !resolved.isEmpty else { return (geometry, [.large]) }
    let sorted = resolved.sorted { $0.top < $1.top }
    geometry.stops = sorted.map(\.top)
    return (geometry, sorted.map(\.name))
  }

  /// The selected detent's top; the lowest one's where none is selected.
  final func restingTop(in container: UIView) -> CGFloat {
    let (geometry, names) = arrangement(in: container)
    guard let selectedDetentIdentifier,
      let index = names.firstIndex(of: selectedDetentIdentifier)
    else { return geometry.stops.last ?? geometry.largest.minY }
    return geometry.stops[index]
  }

  /// Stands where it rests, unless something moves it.
  final func place() {
    guard let containerView, presentation?.isBusy == false, !drag.isMoving else { return }
    card.isWhole = arrangement(in: containerView).geometry.place == .whole
    move(top: restingTop(in: containerView), in: containerView)
    openBelow()
  }

  /// The card, the darkness and the presenter, with the card's top somewhere.
  final func move(top: CGFloat, in container: UIView) {
    let frame = arrangement(in: container).geometry.frame(top: top)
    if !card.transform.isIdentity {
      // It stands back behind another sheet: its frame is that of the smaller card.
      card.bounds.size = frame.size
      card.center = CGPoint(x: frame.midX, y: frame.midY)
    } else if card.frame != frame {
      card.frame = frame
    }
    surround(top: top, in: container)
  }

  final func surround(top: CGFloat, in container: UIView) {
    let geometry = arrangement(in: container).geometry
    let darkness = geometry.darkness(top: top, undimmed: undimmedTop(in: container))
    dimming.alpha = SheetGeometry.dimming * (geometry.place == .whole ? 0 : darkness)
    backdrop?.stepBack(by: geometry, part: geometry.stepBack(top: top))
  }

  private final func undimmedTop(in container: UIView) -> CGFloat? {
    guard let largestUndimmedDetentIdentifier else { return nil }
    let (geometry, names) = arrangement(in: container)
    return names.firstIndex(of: largestUndimmedDetentIdentifier).map { geometry.stops[$0] }
  }

  /// Under an undimmed sheet the presenter is in reach.
  final func openBelow() {
    guard let container = containerView as? TransitionContainerView else { return }
    let top = restingTop(in: container)
    container.isOpenBelow = undimmedTop(in: container).map { top >= $0 } ?? false
    dimming.isUserInteractionEnabled = !container.isOpenBelow
  }
}

extension SheetGeometry {
  /// At the bottom of a low screen, between the safe area's sides.
  @MainActor
  mutating func attach(
    _ container: UIView, _ safeArea: UIEdgeInsets, _ sheet: UISheetPresentationController
  ) {
    place = .edge
    let top = container.bounds.minY + max(safeArea.top, Self.strip)
    var area = container.bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right))
    let preferred = sheet.presentedViewController.preferredContentSize.width
    if sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
      let width = min(preferred, area.width)
      area = CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
    }
    largest = CGRect(x: area.minX, y: top, width: area.width, height: area.maxY - top)
    stops = [top]
  }
}

/// The darkness behind a sheet; a tap on it dismisses.
final class SheetDimming: UIView {
  var tapped: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapped?() }
}
