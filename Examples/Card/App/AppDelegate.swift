import UIKit

/// Builds the screens of the app, as its delegate does and as the scenes that film it do.
public enum CardApp {
    @MainActor
    public static func makeRoot(transition: CardTransition) -> UINavigationController {
        let message = MessageViewController(message: .sample, transition: transition)
        let navigation = UINavigationController(rootViewController: message)
        navigation.navigationBar.isTranslucent = true
        return navigation
    }
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
