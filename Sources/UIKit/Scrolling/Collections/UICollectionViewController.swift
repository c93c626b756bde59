public import QuartzCore

/// A screen that is a collection, and its data source and delegate.
/// - Source: Apple's UICollectionViewController reference.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let firstLayout: UICollectionViewLayout
  private var ownCollection: UICollectionView?
  /// Whether items are deselected when the screen comes back, as far as it has come.
  open var clearsSelectionOnViewWillAppear = true
  /// Kept; a push shows the next collection by the transition alone.
  open var useLayoutToLayoutNavigationTransitions = false
  open var installsStandardGestureForInteractiveMovement = true

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Over the whole of the screen's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set {
      ownCollection?.removeFromSuperview()
      ownCollection = newValue
      if let newValue, let view = viewIfLoaded {
        newValue.frame = view.bounds
        view.addSubview(newValue)
      }
    }
  }
  public final var collectionViewLayout: UICollectionViewLayout {
    ownCollection?.collectionViewLayout ?? firstLayout
  }

  open override func loadView() {
    super.loadView()
    guard let view = viewIfLoaded else { return }
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: firstLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
    ownCollection = collection
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = ownCollection,
      let paths = collection.indexPathsForSelectedItems, !paths.isEmpty
    else { return }
    func deselect() {
      for path in paths { collection.deselectItem(at: path, animated: animated) }
    }
    guard animated, let coordinator = transitionCoordinator else { return deselect() }
    coordinator.animate(alongsideTransition: { _ in deselect() }) { context in
      guard context.isCancelled else { return }
      for path in paths { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    }
  }

  // MARK: In the class, so that subclasses override them

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
