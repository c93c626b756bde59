extension UIKitRequirements {
  /// Protocols whose methods Apple requires, and which the system's own objects conform to.
  static let whole: Set<String> = [
    "UIContentContainer", "UICoordinateSpace", "UIKeyInput", "UITextInput", "UITextInputTraits",
    "UITimingCurveProvider", "UITraitEnvironment", "UIViewAnimating",
    "UIViewControllerContextTransitioning", "UIViewControllerTransitionCoordinator",
    "UIViewControllerTransitionCoordinatorContext", "UIViewImplicitlyAnimating",
  ]

  /// Protocols with optional methods, which have defaults here.
  static let partial: Set<String> = [
    "CAAction", "CAAnimationDelegate", "CALayerDelegate",
    "UIAdaptivePresentationControllerDelegate",
    "UIApplicationDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
    "UICollectionViewDelegateFlowLayout", "UIGestureRecognizerDelegate", "UINavigationBarDelegate",
    "UINavigationControllerDelegate", "UIPageViewControllerDataSource",
    "UIPageViewControllerDelegate", "UIPopoverPresentationControllerDelegate", "UISceneDelegate",
    "UIScrollViewDelegate", "UISheetPresentationControllerDelegate",
    "UISplitViewControllerDelegate", "UITabBarControllerDelegate", "UITabBarDelegate",
    "UITableViewDataSource", "UITableViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
    "UIToolbarDelegate", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerInteractiveTransitioning", "UIViewControllerTransitioningDelegate",
    "UIWindowSceneDelegate",
  ]
}
