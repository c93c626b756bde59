import QuartzCore

extension UICollectionViewFlowLayout {
  /// Asks the delegate for what differs, the layout for the rest.
  final func makeGeometry(_ owner: UICollectionView) -> FlowGeometry {
    let asked = owner.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    let inset = owner.adjustedContentInset
    let isHorizontal = scrollDirection == .horizontal
    var made = FlowGeometry(
      isHorizontal: isHorizontal,
      breadth: max(
        0,
        isHorizontal
          ? owner.bounds.height - inset.top - inset.bottom
          : owner.bounds.width - inset.left - inset.right))
    for (section, count) in owner.counts.enumerated() {
      var metrics = FlowGeometry.Metrics()
      metrics.inset = referenced(
        asked?.collectionView(owner, layout: self, insetForSectionAt: section) ?? sectionInset,
        owner)
      metrics.lineSpacing =
        asked?.collectionView(owner, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      metrics.itemSpacing =
        asked?.collectionView(owner, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      metrics.header =
        asked?.collectionView(owner, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      metrics.footer =
        asked?.collectionView(owner, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
      made.add((0..<count).map { size($0, section, asked, owner) }, metrics)
    }
    return made
  }

  private final func size(
    _ item: Int, _ section: Int, _ asked: (any UICollectionViewDelegateFlowLayout)?,
    _ owner: UICollectionView
  ) -> CGSize {
    let path = IndexPath(item: item, section: section)
    if estimatedItemSize != .zero {
      if let known = measured[path] { return known }
      return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }
    let size = asked?.collectionView(owner, layout: self, sizeForItemAt: path) ?? itemSize
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      owner.session.record(
        "UICollectionViewFlowLayout", "\(size) is no size of item \(item) in section \(section)")
      return .zero
    }
    return size
  }

  private final func referenced(_ inset: UIEdgeInsets, _ owner: UICollectionView) -> UIEdgeInsets {
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: more = owner.safeAreaOfContent
    case .fromLayoutMargins: more = owner.layoutMargins
    }
    return UIEdgeInsets(
      top: inset.top, left: inset.left + more.left, bottom: inset.bottom,
      right: inset.right + more.right)
  }

  final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result: [UICollectionViewLayoutAttributes] = []
    let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    for (number, section) in flow.sections.enumerated()
    where section.frame.intersects(rect) || pins {
      for (item, frame) in section.items.enumerated() where frame.intersects(rect) {
        let made = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: number))
        made.frame = frame
        result.append(made)
      }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        guard let made = supplement(kind, number), made.frame.intersects(rect) else { continue }
        result.append(made)
      }
    }
    return result
  }

  final func supplement(_ kind: String, _ number: Int) -> UICollectionViewLayoutAttributes? {
    guard flow.sections.indices.contains(number) else { return nil }
    let section = flow.sections[number]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    var frame = isHeader ? section.header : section.footer
    guard frame != .zero, isHeader || kind == UICollectionView.elementKindSectionFooter else {
      return nil
    }
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: number))
    if let owner, isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      frame = pinned(frame, in: section.frame, owner, isHeader)
      made.zIndex = 10
    }
    made.frame = frame
    return made
  }

  /// At the edge of what shows, as long as its section is there.
  private final func pinned(
    _ frame: CGRect, in section: CGRect, _ owner: UICollectionView, _ isHeader: Bool
  ) -> CGRect {
    var frame = frame
    let shown = owner.bounds.inset(by: owner.adjustedContentInset)
    if scrollDirection == .vertical {
      frame.origin.y =
        isHeader
        ? max(frame.minY, min(shown.minY, section.maxY - frame.height))
        : min(frame.minY, max(shown.maxY - frame.height, section.minY))
    } else {
      frame.origin.x =
        isHeader
        ? max(frame.minX, min(shown.minX, section.maxX - frame.width))
        : min(frame.minX, max(shown.maxX - frame.width, section.minX))
    }
    return frame
  }
}
