import QuartzCore

extension UICollectionView {
  final func reload() {
    for (key, view) in elements { recycle(view, key) }
    elements = [:]
    selection = []
    highlighted = nil
    updates.cancel()
    loading = .needed
    load()
    setNeedsLayout()
  }

  final func reloadLater() {
    loading = .needed
    collectionViewLayout.isPrepared = false
    setNeedsLayout()
  }

  /// Asks the data source for numbers, once.
  final func load() {
    guard case .needed = loading else { return }
    loading = .running
    counts = askCounts()
    loading = .done
    collectionViewLayout.invalidateLayout()
  }

  final func askCounts() -> [Int] {
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    return (0..<sections).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
  }

  /// Numbers, layout and content size; no views.
  final func prepareLayout() {
    load()
    guard !collectionViewLayout.isPrepared else { return }
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter { exists($0) }
  }

  /// A layout of another day may answer with places that are gone.
  private final func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      return counts.indices.contains(path.section) && path.item >= 0
        && path.item < counts[path.section]
    case .supplementaryView, .decorationView: return true
    }
  }

  /// Brings views and what shows together.
  final func tile() {
    if knownBounds.size != bounds.size { collectionViewLayout.isPrepared = false }
    knownBounds = bounds
    load()
    guard bounds.width > 0, bounds.height > 0 else { return }
    var rounds = 0
    repeat {
      prepareLayout()
      rounds += 1
      // A cell that sizes itself moves others in or out.
    } while showElements() && rounds < 20
    backgroundView?.frame = bounds
  }

  /// True when a cell wanted another size than the layout gave it.
  private final func showElements() -> Bool {
    let shown = attributes(in: bounds)
    if !updates.isRunning {
      let wanted = Set(shown.map(\.key))
      for (key, view) in elements where !wanted.contains(key) {
        elements[key] = nil
        recycle(view, key)
      }
    }
    for attributes in shown {
      if let known = elements[attributes.key] {
        if !updates.isRunning { known.take(attributes) }
        placeInList(known, attributes.indexPath)
        continue
      }
      guard let view = makeElement(attributes) else { continue }
      if resize(view, attributes) { return true }
    }
    return false
  }

  private final func resize(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let wanted = view.preferredLayoutAttributesFitting(attributes)
    guard wanted.size != attributes.size,
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
    else { return false }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes))
    return true
  }

  final func makeElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    UIView.unanimated {
      guard let view = ask(attributes) else { return nil }
      elements[attributes.key] = view
      view.take(attributes)
      let path = attributes.indexPath
      if let cell = view as? UICollectionViewCell {
        cell.collection = self
        placeInList(cell, path)
        cell.isSelected = selection.contains(path)
        cell.isHighlighted = highlighted == path
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      } else if attributes.representedElementCategory == .supplementaryView {
        collectionDelegate?.collectionView(
          self, willDisplaySupplementaryView: view,
          forElementKind: attributes.representedElementKind ?? "", at: path)
      }
      put(view, attributes.representedElementCategory)
      return view
    }
  }

  private final func placeInList(_ view: UICollectionReusableView, _ path: IndexPath) {
    guard let cell = view as? UICollectionViewListCell,
      let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let place = layout.rowPlace(path)
    else { return }
    cell.place = place
  }

  /// Decorations at the back, then cells, then headers.
  private final func put(_ view: UICollectionReusableView, _ category: ElementCategory) {
    let back = backgroundView == nil ? 0 : 1
    switch category {
    case .decorationView: insertSubview(view, at: back)
    case .supplementaryView: addSubview(view)
    case .cell:
      let last = subviews.lastIndex {
        $0 is UICollectionViewCell
          || $0 is UICollectionReusableView && $0.layer.zPosition < 0
      }
      insertSubview(view, at: last.map { $0 + 1 } ?? back)
    }
  }

  private final func ask(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    let before = session.newElement
    defer { session.newElement = before }
    session.newElement = (path, attributes.frame)
    switch attributes.representedElementCategory {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "", at: path)
    case .decorationView:
      let kind = attributes.representedElementKind ?? ""
      if let waiting = pool.take("decoration " + kind) as? UICollectionReusableView {
        waiting.prepareForReuse()
        return waiting
      }
      guard let type = collectionViewLayout.decorations[kind] else {
        session.record("UICollectionViewLayout", "no decoration view of kind \(kind) is registered")
        return nil
      }
      return UIView.make(type, identifier: kind, in: session) as? UICollectionReusableView
    }
  }

  final func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    switch key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      cell.collection = nil
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      if let identifier = cell.reuseIdentifier { pool.put(cell, "cell " + identifier) }
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
      if let identifier = view.reuseIdentifier {
        pool.put(view, "supplement \(key.kind) \(identifier)")
      }
    case .decorationView: pool.put(view, "decoration " + key.kind)
    }
  }
}
