public import QuartzCore

/// Changes of a collection that are being collected, and those whose animation runs.
struct CollectionUpdates {
  var list = ListUpdates()
  var depth = 0
  var running = 0
  /// Counts reloads: animations of before have nothing to say afterwards.
  var round = 0

  var isRunning: Bool { running > 0 }

  mutating func cancel() {
    list = ListUpdates()
    running = 0
    round += 1
  }
}

extension UICollectionView {
  // MARK: Collecting

  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    prepareLayout()
    self.updates.depth += 1
    updates?()
    self.updates.depth -= 1
    if self.updates.depth == 0 { commitUpdates(completion) } else { completion?(true) }
  }

  private final func change(_ body: (inout ListUpdates) -> Void) {
    prepareLayout()
    body(&updates.list)
    if updates.depth == 0 { commitUpdates(nil) }
  }

  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }
  public final func reconfigureItems(at indexPaths: [IndexPath]) {
    let shown = indexPaths.filter { cellForItem(at: $0) != nil }
    UIView.unanimated { reloadItems(at: shown) }
  }
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }
  public final func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  public final func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// All changes at once, as the difference of two snapshots has them.
  final func apply(_ list: ListUpdates, _ completion: @escaping (Bool) -> Void) {
    updates.list = list
    commitUpdates(completion)
  }

  // MARK: Showing

  private final func commitUpdates(_ completion: ((Bool) -> Void)?) {
    let list = updates.list
    updates.list = ListUpdates()
    let old = counts
    let new = askCounts()
    switch list.mapping(from: old, to: new) {
    case .failure(let mistake):
      session.record(
        "UICollectionView.performBatchUpdates",
        "\(mistake.sentence); iOS stops the app here, all items are loaded anew")
      reload()
      completion?(false)
    case .success(let mapping):
      let before = oldPlaces()
      counts = new
      collectionViewLayout.invalidateLayout()
      prepareLayout()
      collectionViewLayout.prepare(forCollectionViewUpdates: items(of: list))
      move(from: before, mapping, completion)
    }
  }

  /// Where everything near the screen was.
  private final func oldPlaces() -> [ElementKey: UICollectionViewLayoutAttributes] {
    let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var result: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in attributes(in: near) { result[attributes.key] = attributes }
    return result
  }

  private final func items(of list: ListUpdates) -> [UICollectionViewUpdateItem] {
    var result: [UICollectionViewUpdateItem] = []
    for path in list.deletedItems.sorted() {
      result.append(.init(.delete, before: path, after: nil))
    }
    for path in list.insertedItems.sorted() {
      result.append(.init(.insert, before: nil, after: path))
    }
    for path in list.reloadedItems.sorted() {
      result.append(.init(.reload, before: path, after: path))
    }
    for move in list.movedItems {
      result.append(.init(.move, before: move.from, after: move.to))
    }
    // Sections are index paths without an item.
    for section in list.deletedSections {
      result.append(.init(.delete, before: [section], after: nil))
    }
    for section in list.insertedSections {
      result.append(.init(.insert, before: nil, after: [section]))
    }
    return result
  }

  /// From where everything was to where it is, the comer and the goer by the layout's wish.
  private final func move(
    from before: [ElementKey: UICollectionViewLayoutAttributes], _ mapping: ListMapping,
    _ completion: ((Bool) -> Void)?
  ) {
    let gone = remap(mapping)
    guard window != nil, bounds.height > 0, session.areAnimationsEnabled else {
      for (key, view) in gone { recycle(view, key) }
      collectionViewLayout.finalizeCollectionViewUpdates()
      setNeedsLayout()
      completion?(true)
      return
    }
    updates.running += 1
    let round = updates.round
    UIView.unanimated { bring(before, mapping) }
    UIView.animate(
      withDuration: TableLook.animation, delay: 0, options: .allowUserInteraction,
      animations: {
        self.settleElements()
        for (key, view) in gone { self.takeAway(view, key) }
        self.collectionViewLayout.finalizeCollectionViewUpdates()
      },
      completion: { _ in
        for (key, view) in gone {
          view.alpha = 1
          self.recycle(view, key)
        }
        if self.updates.round == round { self.updates.running -= 1 }
        self.setNeedsLayout()
        completion?(true)
      })
  }

  private final func remap(
    _ mapping: ListMapping
  ) -> [(ElementKey, UICollectionReusableView)] {
    var kept: [ElementKey: UICollectionReusableView] = [:]
    var gone: [(ElementKey, UICollectionReusableView)] = []
    for (key, view) in elements.sorted(by: { $0.key.path < $1.key.path }) {
      let place: IndexPath?
      switch key.category {
      case .cell: place = mapping.newItems[key.path]
      case .supplementaryView, .decorationView:
        place = mapping.newSection(key.path.section).map { section in
          key.path.count > 1 ? IndexPath(item: key.path.item, section: section) : [section]
        }
      }
      if let place {
        kept[ElementKey(category: key.category, kind: key.kind, path: place)] = view
      } else {
        gone.append((key, view))
      }
    }
    elements = kept
    selection = selection.compactMap { mapping.newItems[$0] }
    highlighted = highlighted.flatMap { mapping.newItems[$0] }
    return gone
  }

  /// Makes what will show: where it was before, or as the layout lets it appear.
  private final func bring(
    _ before: [ElementKey: UICollectionViewLayoutAttributes], _ mapping: ListMapping
  ) {
    for new in attributes(in: bounds) where elements[new.key] == nil {
      guard let view = makeElement(new) else { continue }
      let path = new.indexPath
      if new.representedElementCategory == .cell, let old = mapping.oldItems[path] {
        if let place = before[.cell(old)] { view.take(place) }
        continue
      }
      let first =
        new.representedElementCategory == .cell
        ? collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path)
        : collectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(
          ofKind: new.representedElementKind ?? "", at: path)
      if let first { view.take(first) } else { view.alpha = 0 }
    }
  }

  final func settleElements() {
    contentSize = collectionViewLayout.collectionViewContentSize
    for (key, view) in elements {
      let place: UICollectionViewLayoutAttributes?
      switch key.category {
      case .cell: place = collectionViewLayout.layoutAttributesForItem(at: key.path)
      case .supplementaryView:
        place = collectionViewLayout.layoutAttributesForSupplementaryView(
          ofKind: key.kind, at: key.path)
      case .decorationView:
        place = collectionViewLayout.layoutAttributesForDecorationView(
          ofKind: key.kind, at: key.path)
      }
      if let place { view.take(place) }
    }
  }

  private final func takeAway(_ view: UICollectionReusableView, _ key: ElementKey) {
    let last =
      key.category == .cell
      ? collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: key.path)
      : collectionViewLayout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: key.kind, at: key.path)
    if let last { view.take(last) } else { view.alpha = 0 }
  }

  // MARK: Another layout

  final func exchangeLayout(
    _ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    guard new !== old else {
      completion?(true)
      return
    }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    let wasLoaded = loading == .done
    adopt(new)
    setNeedsLayout()
    guard wasLoaded, animated, window != nil, session.areAnimationsEnabled else {
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      completion?(true)
      return
    }
    updates.running += 1
    let round = updates.round
    prepareLayout()
    for (_, view) in elements { view.willTransition(from: old, to: new) }
    UIView.animate(
      withDuration: TableLook.animation, delay: 0, options: .allowUserInteraction,
      animations: { self.settleElements() },
      completion: { _ in
        if self.updates.round == round { self.updates.running -= 1 }
        for (_, view) in self.elements { view.didTransition(from: old, to: new) }
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        self.setNeedsLayout()
        completion?(true)
      })
  }
}
