public import QuartzCore

// Deprecated on iOS, and without effect there where controllers decide, as they do here.
extension UIApplication {
  public final var isStatusBarHidden: Bool {
    get { InterfaceSession.current.statusBar.state.isHidden }
    set { noteStatusBar("isStatusBarHidden", "prefersStatusBarHidden") }
  }

  public final var statusBarStyle: UIStatusBarStyle {
    get { InterfaceSession.current.statusBar.state.isLight ? .lightContent : .default }
    set { noteStatusBar("statusBarStyle", "preferredStatusBarStyle") }
  }

  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    noteStatusBar("setStatusBarHidden", "prefersStatusBarHidden")
  }

  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    noteStatusBar("setStatusBarStyle", "preferredStatusBarStyle")
  }

  private final func noteStatusBar(_ call: String, _ cure: String) {
    InterfaceSession.current.record(
      "UIApplication.\(call)", "controllers decide: override \(cure)")
  }

  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
}
