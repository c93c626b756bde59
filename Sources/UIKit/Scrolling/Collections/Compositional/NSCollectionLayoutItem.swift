public import QuartzCore

/// A place for an item in a group, or, as a group, for several.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Taken from its place, all around.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// Items side by side or one below the other, repeated until the items of a section have a place.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Axis {
    case horizontal
    case vertical
  }

  let axis: Axis
  public final let subitems: [NSCollectionLayoutItem]
  /// So many, of equal length; nil takes as many as fit.
  let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ axis: Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil
  ) {
    self.axis = axis
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: size, supplementaryItems: [])
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: max(1, count))
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: max(1, count))
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: max(1, count))
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: max(1, count))
  }
}

/// A view beside an item or a section.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = 1

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A header or a footer of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  open var extendsBoundary = true
  /// Whether it stays at the edge of what shows while its section is there.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
}

/// A view behind a section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// Where a boundary item stands.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Groups one after the other, with insets, headers and a background.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// It is a list of rows.
  final var list: UICollectionLayoutListConfiguration?
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var supplementariesFollowContentInsets = true
  /// Other than `.none` it is told: groups stand one below the other all the same.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
