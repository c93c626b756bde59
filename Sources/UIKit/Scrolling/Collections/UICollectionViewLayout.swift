public import QuartzCore

/// Says where the elements of a collection are.
/// ```
/// invalid ──prepare()──▶ prepared ──attributes are asked for──▶ …
///    ▲                       │
///    └──invalidateLayout(), a bounds change that matters, a reload
/// ```
/// - Source: Apple's UICollectionViewLayout reference.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  final weak var owner: UICollectionView?
  final var isPrepared = false
  final var decorations: [String: AnyClass] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  open var collectionView: UICollectionView? { owner }
  open var collectionViewContentSize: CGSize { .zero }
  /// Computes what the others answer; called before them, once after each invalidation.
  open func prepare() {}
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  open func invalidateLayout() { forget() }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { forget() }
  private func forget() {
    isPrepared = false
    owner?.setNeedsLayout()
  }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// A cell that sizes itself wants another size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  // MARK: Scrolling

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  /// What an item is animated from when it appears; nil is its own attributes, transparent.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decorations

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Prepares once after an invalidation.
  final func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}

/// What of a layout is to be computed anew; here it is always all of it.
@MainActor @preconcurrency
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// One of the changes of a batch, as layouts are told of it.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }
  open var indexPathBeforeUpdate: IndexPath? { before }
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }
  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    self.action = action
    self.before = before
    self.after = after
    super.init()
  }
}
