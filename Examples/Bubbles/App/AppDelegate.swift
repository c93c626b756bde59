import UIKit

/// Builds the screens of the app, as its delegate does and as the scenes that film it do.
public enum BubblesApp {
    @MainActor
    public static func makeRoot(
        delegate: UINavigationControllerDelegate?
    ) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: BubblesViewController())
        navigation.navigationBar.isTranslucent = true
        // The screens have every colour; blue would be lost on some.
        navigation.navigationBar.tintColor = .label
        navigation.delegate = delegate
        return navigation
    }
}

public class AppDelegate: UIResponder, UIApplicationDelegate {
    public var window: UIWindow?
    /// The navigation controller's delegate is weak; somebody must hold it.
    private let transitions = BubbleTransitionDelegate()

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BubblesApp.makeRoot(delegate: transitions)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
