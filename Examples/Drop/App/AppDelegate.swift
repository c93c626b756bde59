import UIKit

/// Builds the screens of the app, as its delegate does and as the scenes that film it do.
public enum DropApp {
    @MainActor
    public static func makeRoot(_ entrance: Entrance) -> UINavigationController {
        let settings = SettingsViewController(entrance: entrance)
        return UINavigationController(rootViewController: settings)
    }
}

public class AppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = DropApp.makeRoot(.drop)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
