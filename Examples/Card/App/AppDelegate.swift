import UIKit

/// Builds the screens of the app, as its delegate does and as the scenes that film it do.
public enum CardApp {
    @MainActor
    public static func makeRoot(transition: CardTransition) -> UINavigationController {
        let message = MessageViewController(message: .sample, transition: transition)
        let navigation = PortraitNavigationController(rootViewController: message)
        navigation.navigationBar.isTranslucent = true
        return navigation
    }
}

/// The app is upright on phones.
final class PortraitNavigationController: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

public class AppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = CardApp.makeRoot(transition: CardTransition())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
