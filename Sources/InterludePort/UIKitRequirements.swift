/// Optional methods of UIKit's and QuartzCore's protocols whose calls carry no label.
enum UIKitRequirements {
  static let names: Set<String> = [
    "animationDidStart", "animationEnded", "display", "scrollViewDidScroll", "scrollViewDidZoom",
    "scrollViewWillBeginDragging", "scrollViewWillBeginDecelerating",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
    "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
    "scrollViewDidChangeAdjustedContentInset", "gestureRecognizerShouldBegin",
    "gestureRecognizer", "navigationControllerSupportedInterfaceOrientations",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss", "textFieldShouldBeginEditing",
    "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing",
    "textFieldShouldClear", "textFieldShouldReturn", "textFieldDidChangeSelection",
    "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewShouldEndEditing",
    "textViewDidEndEditing", "textViewDidChange", "textViewDidChangeSelection",
    "applicationDidFinishLaunching", "applicationDidBecomeActive", "applicationWillResignActive",
    "applicationDidEnterBackground", "applicationWillEnterForeground", "applicationWillTerminate",
    "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
    "sceneWillEnterForeground", "sceneDidDisconnect", "searchBarSearchButtonClicked",
    "searchBarCancelButtonClicked", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
    "popoverPresentationControllerDidDismissPopover", "dynamicAnimatorDidPause",
    "dynamicAnimatorWillResume",
  ]
}
