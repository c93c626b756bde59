public import QuartzCore

extension UIApplicationDelegate {
  /// What `@main` calls: launches the app with a delegate of this class.
  ///
  /// No display is opened yet: the app runs in virtual time until nothing finite is left to happen.
  public static func main() { runApplication(self) }
}

/// Launches the app with a delegate whose class is named, as `NSStringFromClass` names it.
/// - Returns: 0, or 1 when there is no such class.
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName else { return 1 }
  guard let type = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type else {
    InterfaceSession.current.record(
      "UIApplicationMain", "\(delegateClassName) is no class of an application's delegate")
    return 1
  }
  runApplication(type)
  return 0
}

@MainActor
private func runApplication(_ type: any UIApplicationDelegate.Type) {
  let session = InterfaceSession.current
  session.launch(type)
  session.loop.settle()
}

extension UIApplication {
  /// In the screen's coordinates; iOS has it at the top of the safe area.
  public final var statusBarFrame: CGRect {
    let device = InterfaceSession.current.device
    return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeAreaInsets.top)
  }

  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

extension UIResponder {
  // There is no keyboard: these are never posted, but code that listens compiles.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
