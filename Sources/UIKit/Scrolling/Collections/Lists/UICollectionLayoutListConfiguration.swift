public import QuartzCore

/// How a section of rows looks, as a table's does.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above each header; nil is the appearance's own.
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) { self.appearance = appearance }

  var isCard: Bool { appearance == .insetGrouped }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

extension NSCollectionLayoutSection {
  /// Rows over the whole width, as high as their cells want to be.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableLook.row))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let width = layoutEnvironment.container.contentSize.width
    let side = configuration.isCard ? TableLook.margin(in: width) : 0
    let gap = configuration.isGrouped ? TableLook.groupedGap : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary ? 0 : gap, leading: side,
      bottom: configuration.footerMode == .supplementary ? 0 : gap, trailing: side)
    let height =
      configuration.isGrouped ? TableLook.groupedHeader : TableLook.plainHeader
    func band(_ kind: String, _ alignment: NSRectAlignment) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance == .plain && alignment == .top
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.headerMode == .supplementary {
      band(UICollectionView.elementKindSectionHeader, .top)
    }
    if configuration.footerMode == .supplementary {
      band(UICollectionView.elementKindSectionFooter, .bottom)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Every section a list of one kind.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
