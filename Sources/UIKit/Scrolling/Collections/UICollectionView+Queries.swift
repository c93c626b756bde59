public import QuartzCore

extension UICollectionView {
  public final var numberOfSections: Int {
    load()
    return counts.count
  }

  public final func numberOfItems(inSection section: Int) -> Int {
    load()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// nil while it does not show.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[.cell(indexPath)] as? UICollectionViewCell
  }

  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { elements[.supplement(elementKind, indexPath)] }

  public final func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    elements.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.first { $0.value === cell }?.key.path
  }

  /// In the order of their index paths; Apple's is not documented.
  public final var indexPathsForVisibleItems: [IndexPath] {
    if window != nil, layer.session != nil { tile() }
    return elements.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  public final var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  // MARK: Places, in the content

  public final func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return attributes(in: spot).first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  // MARK: Scrolling

  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else {
      return recordMissing(indexPath, "scrollToItem(at:)")
    }
    let (item, inset) = (attributes.frame, adjustedContentInset)
    let shown = bounds.inset(by: inset)
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = item.minY - inset.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = item.midY - shown.height / 2 - inset.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = item.maxY - shown.height - inset.top
    } else {
      offset.y += step(item.minY, item.maxY, shown.minY, shown.maxY)
    }
    if scrollPosition.contains(.left) {
      offset.x = item.minX - inset.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = item.midX - shown.width / 2 - inset.left
    } else if scrollPosition.contains(.right) {
      offset.x = item.maxX - shown.width - inset.left
    } else {
      offset.x += step(item.minX, item.maxX, shown.minX, shown.maxX)
    }
    move(to: clamped(offset), animated: animated)
    if !animated, window != nil { tile() }
  }

  /// The least way along an axis nothing is said about.
  private final func step(
    _ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    if low < first { return low - first }
    return high > last ? min(high - last, low - first) : 0
  }

  final func recordMissing(_ path: IndexPath, _ call: String) {
    session.record(
      "UICollectionView.\(call)",
      "there is no item \(path.item) in section \(path.section); iOS stops the app here")
  }

  // MARK: Selection by calls; the delegate is not told

  /// From first to last selected; nil where none is.
  public final var indexPathsForSelectedItems: [IndexPath]? { selection }

  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    load()
    guard let path = indexPath else {
      for old in selection { setSelected(false, old) }
      return
    }
    guard counts.indices.contains(path.section), path.item < counts[path.section] else {
      return recordMissing(path, "selectItem(at:)")
    }
    if !allowsMultipleSelection {
      for old in selection where old != path { setSelected(false, old) }
    }
    setSelected(true, path)
    if scrollPosition != [] { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    guard animated, window != nil else { return setSelected(false, indexPath) }
    UIView.animate(withDuration: TableLook.fade, delay: 0, options: .allowUserInteraction) {
      self.setSelected(false, indexPath)
    }
  }

  private final func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    selection.removeAll { $0 == path }
    if isSelected { selection.append(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  // MARK: The finger

  final func touchBegan(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    highlighted = path
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  final func touchEnded(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), highlighted == path else { return }
    unhighlight(path)
    if selection.contains(path), allowsMultipleSelection {
      guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
        return
      }
      setSelected(false, path)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return
    }
    if !allowsMultipleSelection {
      for old in selection where old != path {
        setSelected(false, old)
        collectionDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    setSelected(true, path)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  final func touchCancelled(_ cell: UICollectionViewCell) {
    guard let path = highlighted, cellForItem(at: path) === cell else { return }
    unhighlight(path)
  }

  private final func unhighlight(_ path: IndexPath) {
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }
}
