public import QuartzCore

/// Items in lines, one after the other, in sections with headers and footers.
/// ```
/// ┌ header ───────────────┐
/// │ inset                 │
/// │  ▢ ─ at least ─ ▢ ─ ▢ │ line
/// │  │ line spacing       │
/// │  ▢   ▢                │ the last line keeps the columns of the one above
/// └ footer ───────────────┘
/// ```
/// - Source: Apple's UICollectionViewFlowLayout reference; how lines are filled is [S], of pictures.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  final var flow = FlowGeometry()
  final var measured: [IndexPath: CGSize] = [:]
  private final var preparedSize = CGSize.zero

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var minimumLineSpacing: CGFloat = 10 { didSet { changed(oldValue != minimumLineSpacing) } }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(oldValue != minimumInteritemSpacing) }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(oldValue != itemSize) } }
  /// Other than zero, cells are asked for the size they want.
  open var estimatedItemSize = CGSize.zero { didSet { changed(oldValue != estimatedItemSize) } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(oldValue != scrollDirection) }
  }
  open var headerReferenceSize = CGSize.zero { didSet { changed(oldValue != headerReferenceSize) } }
  open var footerReferenceSize = CGSize.zero { didSet { changed(oldValue != footerReferenceSize) } }
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(oldValue != sectionInset) } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(oldValue != sectionInsetReference) }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionHeadersPinToVisibleBounds) }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(oldValue != sectionFootersPinToVisibleBounds) }
  }
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  private func changed(_ isNew: Bool) { if isNew { invalidateLayout() } }

  open override func prepare() {
    super.prepare()
    guard let owner else { return flow = FlowGeometry() }
    if preparedSize != owner.bounds.size { measured = [:] }
    preparedSize = owner.bounds.size
    flow = makeGeometry(owner)
  }

  open override var collectionViewContentSize: CGSize { flow.size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame = flow.frame(of: indexPath) else { return nil }
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.frame = frame
    return made
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplement(elementKind, indexPath.section) }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical
      ? newBounds.width != preparedSize.width : newBounds.height != preparedSize.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, preferredAttributes.representedElementCategory == .cell,
      measured[preferredAttributes.indexPath] != preferredAttributes.size
    else { return false }
    measured[preferredAttributes.indexPath] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }
}

/// Asked for sizes and distances that differ between items and sections; every method is optional.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
