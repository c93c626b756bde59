public import QuartzCore

/// Sections of groups of items, each described by itself.
/// - Source: Apple's UICollectionViewCompositionalLayout reference.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private final let provider: UICollectionViewCompositionalLayoutSectionProvider
  private final var sections: [CompositionalSection] = []
  private final var size = CGSize.zero
  private final var measured: [IndexPath: CGFloat] = [:]
  private final var preparedWidth: CGFloat = 0
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }

  public required init?(coder: NSCoder) { nil }

  open override func prepare() {
    super.prepare()
    sections = []
    size = .zero
    guard let owner else { return }
    let inset = owner.adjustedContentInset
    let container = CGSize(
      width: max(0, owner.bounds.width - inset.left - inset.right),
      height: max(0, owner.bounds.height - inset.top - inset.bottom))
    if container.width != preparedWidth { measured = [:] }
    preparedWidth = container.width
    if configuration.scrollDirection == .horizontal {
      owner.session.record(
        "UICollectionViewCompositionalLayout",
        "sections that follow each other sideways stand below")
    }
    let environment = LayoutEnvironment(container, owner.traitCollection)
    var y: CGFloat = 0
    for (number, count) in owner.counts.enumerated() {
      if number > 0 { y += configuration.interSectionSpacing }
      guard let section = provider(number, environment) else {
        sections.append(CompositionalSection())
        continue
      }
      if section.orthogonalScrollingBehavior != .none {
        owner.session.record(
          "NSCollectionLayoutSection.orthogonalScrollingBehavior",
          "a section does not scroll sideways; its groups stand one below the other")
      }
      var placer = GroupPlacer(section, count: count, container: container) { [measured] item in
        measured[IndexPath(item: item, section: number)]
      }
      let placed = placer.place(from: y)
      sections.append(placed)
      y = placed.frame.maxY
    }
    size = CGSize(width: container.width, height: y)
  }

  /// What a row of a list shows because of where it is.
  final func rowPlace(_ path: IndexPath) -> CellPlace? {
    guard sections.indices.contains(path.section), let list = sections[path.section].list else {
      return nil
    }
    var place = CellPlace()
    place.margin = TableLook.margin(in: size.width)
    place.isCard = list.isCard
    place.isGrouped = list.isGrouped
    place.isFirst = path.item == 0
    place.isLast = path.item == sections[path.section].items.count - 1
    place.separator = list.showsSeparators ? .separator : nil
    return place
  }

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var result: [UICollectionViewLayoutAttributes] = []
    for (number, section) in sections.enumerated() where section.frame.intersects(rect) {
      for (item, frame) in section.items.enumerated() where frame.intersects(rect) {
        result.append(cell(IndexPath(item: item, section: number), frame))
      }
      let place = IndexPath(item: 0, section: number)
      let supplements = section.boundaries.compactMap {
        layoutAttributesForSupplementaryView(ofKind: $0.item.elementKind, at: place)
      }
      let decorations = section.backgrounds.compactMap {
        layoutAttributesForDecorationView(ofKind: $0.item.elementKind, at: place)
      }
      result += (supplements + decorations).filter { $0.frame.intersects(rect) }
    }
    return result
  }

  private func cell(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(forCellWith: path)
    made.frame = frame
    return made
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return cell(indexPath, sections[indexPath.section].items[indexPath.item])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let boundary = sections[indexPath.section].boundaries.first(where: {
        $0.item.elementKind == elementKind
      })
    else { return nil }
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    made.frame = boundary.frame
    made.zIndex = boundary.item.zIndex
    if boundary.item.pinToVisibleBounds, let owner {
      let shown = owner.bounds.inset(by: owner.adjustedContentInset)
      let last = sections[indexPath.section].frame.maxY - boundary.frame.height
      made.frame.origin.y = max(boundary.frame.minY, min(shown.minY, last))
    }
    return made
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      let background = sections[indexPath.section].backgrounds.first(where: {
        $0.item.elementKind == elementKind
      })
    else { return nil }
    let made = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    made.frame = background.frame
    made.zIndex = background.item.zIndex
    return made
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sections.contains { $0.boundaries.contains { $0.item.pinToVisibleBounds } }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = preferredAttributes.indexPath
    guard preferredAttributes.representedElementCategory == .cell,
      sections.indices.contains(path.section),
      sections[path.section].isEstimated.indices.contains(path.item),
      sections[path.section].isEstimated[path.item],
      measured[path] != preferredAttributes.size.height
    else { return false }
    measured[path] = preferredAttributes.size.height
    return true
  }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// What sections of all kinds have in common.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public override init() { super.init() }
}

/// The room a section has.
@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section may be made by: its room, and the traits.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

private final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  let contentInsets = NSDirectionalEdgeInsets.zero
  let effectiveContentInsets = NSDirectionalEdgeInsets.zero
  var container: any NSCollectionLayoutContainer { self }

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }
}
