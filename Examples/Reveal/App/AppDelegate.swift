import UIKit

/// Builds the screens of the app, as its delegate does and as the scenes that film it do.
public enum RevealApp {
    @MainActor
    public static func makeRoot(
        _ variant: RevealTransitionDelegate.Variant = .right
    ) -> UINavigationController {
        let navigation = RevealNavigationController(rootViewController: LogoViewController())
        // Below an opaque bar, screens begin below it.
        navigation.navigationBar.isTranslucent = false
        navigation.transitions = RevealTransitionDelegate(variant)
        return navigation
    }
}

/// The holder of its delegate, which it only knows weakly itself.
final class RevealNavigationController: UINavigationController {
    var transitions: RevealTransitionDelegate? {
        didSet { delegate = transitions }
    }
}

public class AppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = RevealApp.makeRoot()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
