public import QuartzCore

/// Where an element of a collection is and how it looks there.
/// - Source: Apple's UICollectionViewLayoutAttributes reference.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath: IndexPath
  public final var representedElementCategory: UICollectionView.ElementCategory
  public final var representedElementKind: String?
  open var size = CGSize.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  private init(
    _ indexPath: IndexPath, _ category: UICollectionView.ElementCategory, _ kind: String?
  ) {
    self.indexPath = indexPath
    representedElementCategory = category
    representedElementKind = kind
    super.init()
  }

  /// An element of nothing yet; subclasses are made by it.
  public override convenience init() { self.init(IndexPath(), .cell, nil) }

  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, .cell, nil) }
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { self.init(indexPath, .supplementaryView, elementKind) }
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) { self.init(indexPath, .decorationView, decorationViewKind) }

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The same values in another object, which may be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = UICollectionViewLayoutAttributes(
      indexPath, representedElementCategory, representedElementKind)
    made.size = size
    made.center = center
    made.transform = transform
    made.transform3D = transform3D
    made.alpha = alpha
    made.zIndex = zIndex
    made.isHidden = isHidden
    return made
  }

  final var key: ElementKey {
    ElementKey(
      category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}

/// What an element is: a cell, a header, a decoration, at a place.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let path: IndexPath

  static func cell(_ path: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: "", path: path)
  }
  static func supplement(_ kind: String, _ path: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, path: path)
  }
}
