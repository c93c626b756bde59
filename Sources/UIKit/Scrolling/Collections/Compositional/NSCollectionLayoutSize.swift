public import QuartzCore

/// A width or a height: in points, a part of the container's, or a guess.
@MainActor @preconcurrency
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  let kind: Kind
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init()
  }

  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  public final var isAbsolute: Bool { kind == .absolute }
  public final var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an item, a group or a header.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A distance between items: this one, or at least this one.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  public final let spacing: CGFloat
  public final let isFlexibleSpacing: Bool
  public final var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
