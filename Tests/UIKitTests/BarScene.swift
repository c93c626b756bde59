import InterludeScene
import QuartzCore
@testable import UIKit

/// A window with a navigation controller whose screens have titles, colours and nothing else.
@MainActor
final class BarScene {
  let session: InterfaceSession
  let window: UIWindow
  let navigation: UINavigationController

  init(
    _ titles: String..., device: DeviceMetrics = .phone,
    style: UIUserInterfaceStyle = .light, prepare: (UINavigationController) -> Void = { _ in }
  ) {
    let session = InterfaceSession(device: device, userInterfaceStyle: style)
    session.media.activate()
    self.session = session
    (window, navigation) = session.media.run {
      (UIWindow(frame: session.screen.bounds), UINavigationController())
    }
    turn {
      prepare(navigation)
      navigation.viewControllers = titles.map { screen($0) }
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
  }

  func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.loadViewIfNeeded()
    controller.view.backgroundColor = .systemBackground
    return controller
  }

  var bar: UINavigationBar { navigation.navigationBar }

  func turn(_ body: () -> Void) { session.loop.perform(body) }
  func advance(by seconds: Double) { session.loop.advance(by: seconds) }

  /// What shows now, as text.
  var picture: String {
    session.media.run {
      session.media.picture(
        of: window.layer, at: session.clock.now, scale: session.device.scale
      ).description
    }
  }

  func touch(_ x: CGFloat, _ y: CGFloat, _ phase: UITouch.Phase) {
    turn {
      session.touches.send([.init(finger: 0, location: CGPoint(x: x, y: y), phase: phase)])
    }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(x, y, .began)
    advance(by: 1.0 / 60)
    touch(x, y, .ended)
  }
}

extension UIView {
  /// As the view shows now.
  var shownAlpha: Float { (layer.presentation() ?? layer).opacity }
  var shownShift: CGFloat { (layer.presentation() ?? layer).affineTransform().tx }
}
