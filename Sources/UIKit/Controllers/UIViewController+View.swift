import QuartzCore

extension UIViewController {
  final func loadOnce() {
    switch viewState {
    case .loaded: return
    case .loading:
      // On iOS reading `view` inside `loadView` before assigning it never ends.
      if storedView == nil {
        session.record(
          "UIViewController.loadView", "`view` was read in loadView before it was assigned")
        loadDefaultView()
      }
    case .unloaded:
      viewState = .loading
      loadView()
      if storedView == nil {
        session.record(
          "UIViewController.loadView", "no view was assigned; an empty one is used")
        loadDefaultView()
      }
      viewState = .loaded
      session.logAppearance(self, .viewDidLoad)
      viewDidLoad()
    }
  }

  /// An empty view of the screen's size that resizes with its superview.
  final func loadDefaultView() {
    let view = UIView(frame: session.device.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    replaceView(by: view)
  }

  final func replaceView(by view: UIView?) {
    guard view !== storedView else { return }
    storedView?.viewController = nil
    storedView = view
    view?.viewController = self
    if view == nil {
      viewState = .unloaded
    } else if viewState == .unloaded {
      viewState = .loaded
      session.logAppearance(self, .viewDidLoad)
      viewDidLoad()
    }
  }

  /// Something that bounds the safe area has changed.
  final func safeAreaChanged() {
    viewIfLoaded?.safeAreaMayHaveChanged()
  }

  /// Whether the view reaches under bars has changed.
  final func extentChanged() {
    enclosingNavigation?.view.setNeedsLayout()
  }
}
