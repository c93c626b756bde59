import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Turning the device", .ownStage)
struct RotationTests {
  private final class Screen: UIViewController {
    var name = "screen"
    var log: (String) -> Void = { _ in }
    var allowed = UIInterfaceOrientationMask.allButUpsideDown
    var turns = true
    var coordinators: [any UIViewControllerTransitionCoordinator] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    override var shouldAutorotate: Bool { turns }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log("\(name) traits \(newCollection.verticalSizeClass)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log("\(name) size \(Int(size.width))x\(Int(size.height)) from \(Int(view.bounds.width))")
      coordinators.append(coordinator)
      coordinator.animate(
        alongsideTransition: { [self] _ in log("\(name) alongside \(Int(view.bounds.width))") },
        completion: { [self] _ in log("\(name) completion") })
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log("\(name) changed")
    }
    override func viewDidLayoutSubviews() { log("\(name) layout \(Int(view.bounds.width))") }
  }

  private let scene = ViewScene()
  private let root = Screen()

  private func log(_ screen: Screen) { screen.log = { [scene] in scene.note($0) } }

  private func show() {
    scene.turn { scene.window.rootViewController = root }
    log(root)
  }

  private func turn(_ orientation: UIInterfaceOrientation, animated: Bool = true) -> Bool {
    var answer = false
    scene.turn { answer = scene.session.turn(to: orientation, animated: animated) }
    return answer
  }

  @Test(
    "Controllers are told before, the window turns and is laid out in one animation, then the end")
  func order() {
    show()
    #expect(turn(.landscapeRight))
    #expect(
      scene.events == [
        "screen traits compact", "screen size 852x393 from 393", "screen changed",
        "screen layout 852", "screen alongside 852",
      ])
    #expect(scene.window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    scene.advance(by: 0.29)
    #expect(!scene.events.contains("screen completion"))
    scene.advance(by: 0.02)
    #expect(scene.events.last == "screen completion" && root.transitionCoordinator == nil)
    #expect(scene.session.loop.settle() && scene.issues == [])
  }

  @Test("The coordinator is a real one while it lasts: duration, views, transform, late blocks")
  func coordinator() throws {
    show()
    _ = turn(.landscapeLeft)
    let coordinator = try #require(root.coordinators.first)
    #expect(root.transitionCoordinator === coordinator)
    #expect(coordinator.isAnimated && coordinator.transitionDuration == 0.3)
    #expect(coordinator.containerView === scene.window && !coordinator.isInteractive)
    #expect(
      coordinator.viewController(forKey: .to) === root
        && coordinator.view(forKey: .from) === root.view)
    #expect(coordinator.targetTransform == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    scene.advance(by: 1)
    var ran: [String] = []
    let isOn = coordinator.animate(
      alongsideTransition: { _ in ran.append("alongside") }, completion: { _ in ran.append("end") })
    #expect(!isOn && ran == ["alongside", "end"])
  }

  @Test("At the start the picture lies on its side as it stood before, and turns upright")
  func picture() throws {
    show()
    _ = turn(.landscapeRight)
    let layer = scene.window.layer
    let start = try #require(layer.presentation())
    #expect(start.bounds.size == CGSize(width: 393, height: 852))
    #expect(start.position == CGPoint(x: 426, y: 196.5))
    #expect(start.affineTransform() == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    scene.advance(by: 0.3)
    let end = try #require(layer.presentation())
    #expect(end.bounds.size == CGSize(width: 852, height: 393) && end.affineTransform().isIdentity)
  }

  @Test("Without animation everything is there at once")
  func plain() {
    show()
    #expect(turn(.landscapeLeft, animated: false))
    #expect(scene.events.last == "screen completion" && root.view.bounds.width == 852)
    #expect(root.coordinators.first?.isAnimated == false)
    #expect(scene.session.loop.settle() && scene.session.clock.now == 0)
  }

  @Test(
    "On its side a device has its own edges, bars and size classes",
    arguments: [
      (DeviceMetrics.phone, UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), 32.0, 1, 1),
      (.phoneMax, UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62), 32, 2, 1),
      (.phoneMini, UIEdgeInsets(top: 0, left: 50, bottom: 21, right: 50), 32, 1, 1),
      (.phoneSE, .zero, 32, 1, 1),
      (.tablet11, UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), 50, 2, 2),
    ])
  func landscape(
    device: DeviceMetrics, insets: UIEdgeInsets, bar: Double, horizontal: Int, vertical: Int
  ) {
    let scene = ViewScene(device: device)
    let controller = UIViewController()
    scene.turn { scene.window.rootViewController = controller }
    #expect(controller.view.safeAreaInsets == device.safeAreaInsets)
    scene.turn { scene.session.turn(to: .landscapeLeft, animated: false) }
    #expect(controller.view.safeAreaInsets == insets)
    #expect(scene.session.device.navigationBarHeight == bar)
    #expect(controller.traitCollection.horizontalSizeClass.rawValue == horizontal)
    #expect(controller.traitCollection.verticalSizeClass.rawValue == vertical)
    scene.turn { scene.session.turn(to: .portrait, animated: false) }
    #expect(
      scene.session.device == device && controller.view.safeAreaInsets == device.safeAreaInsets)
  }

  @Test("The controller in front and the app are asked; a refusal leaves the interface as it is")
  func asking() {
    show()
    root.allowed = .portrait
    #expect(!turn(.landscapeLeft))
    scene.turn {
      #expect(UIDevice.current.orientation == .landscapeRight)
      #expect(UIApplication.shared.statusBarOrientation == .portrait)
    }
    #expect(root.view.bounds.width == 393 && scene.issues == [])
    root.allowed = .all
    root.turns = false
    #expect(!turn(.landscapeLeft))
    root.turns = true
    scene.turn { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(
      root.view.bounds.width == 852
        && scene.window.windowScene?.interfaceOrientation == .landscapeLeft)
    scene.advance(by: 1)
    root.allowed = .portrait
    scene.turn { root.setNeedsUpdateOfSupportedInterfaceOrientations() }
    #expect(root.view.bounds.width == 393)
    #expect(!turn(.unknown) && scene.issues.count == 1)
  }

  @Test("A phone does not stand on its head; a tablet does, and half a turn takes twice as long")
  func upsideDown() {
    let tablet = ViewScene(device: .tablet)
    let controller = UIViewController()
    tablet.turn {
      tablet.window.rootViewController = controller
      #expect(tablet.session.turn(to: .portraitUpsideDown))
      #expect(controller.transitionCoordinator?.transitionDuration == 0.6)
    }
    let phone = ViewScene()
    phone.turn {
      phone.window.rootViewController = UIViewController()
      #expect(!phone.session.turn(to: .portraitUpsideDown))
    }
  }

  @Test("Children and presented controllers are told by those around them, with sizes they give")
  func forwarding() {
    final class Half: UIViewController {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    }
    let (half, child, over) = (Half(), Screen(), Screen())
    child.name = "child"
    over.name = "over"
    over.modalPresentationStyle = .fullScreen
    scene.turn {
      scene.window.rootViewController = half
      half.addChild(child)
      half.view.addSubview(child.view)
      half.present(over, animated: false)
    }
    scene.advance(by: 0)
    scene.forget()
    for screen in [child, over] { log(screen) }
    scene.turn { scene.session.turn(to: .landscapeLeft, animated: false) }
    #expect(scene.events.contains("child size 426x393 from 393"))
    #expect(scene.events.contains("over size 852x393 from 393"))
    #expect(over.view.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test("The scene turns the interface when it is asked to, and says when it cannot")
  func geometry() throws {
    show()
    let windowScene = try #require(scene.window.windowScene)
    var errors = 0
    scene.turn {
      windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) { _ in
        errors += 1
      }
    }
    #expect(windowScene.interfaceOrientation == .landscapeRight && errors == 0)
    scene.advance(by: 1)
    scene.turn {
      windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { _ in
        errors += 1
      }
      #expect(UIApplication.shared.connectedScenes == [windowScene])
    }
    #expect(errors == 1 && windowScene.interfaceOrientation == .landscapeRight)
  }

  @Test("Fingers on the screen are taken away when it turns")
  func touches() {
    show()
    let view = scene.show(Witness("view", scene, frame: CGRect(x: 0, y: 0, width: 99, height: 99)))
    scene.touch(10, 10, .began)
    _ = turn(.landscapeLeft)
    #expect(scene.events.contains("view.cancelled(cancelled)") && view.window != nil)
  }

  @Test("The device tells what it is, and posts when it is turned")
  func device() {
    scene.turn {
      let device = UIDevice.current
      #expect(device.model == "iPhone" && device.systemVersion == "18.0")
      #expect(device.userInterfaceIdiom == .phone && device.orientation == .portrait)
    }
    let tablet = ViewScene(device: .tablet)
    tablet.turn { #expect(UIDevice.current.systemName == "iPadOS") }
    var posted: [UIDeviceOrientation] = []
    let id = ObjectIdentifier(scene.session)
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        if ObjectIdentifier(InterfaceSession.current) == id {
          posted.append(UIDevice.current.orientation)
        }
      }
    }
    show()
    _ = turn(.landscapeLeft)
    NotificationCenter.default.removeObserver(token)
    #expect(posted == [.landscapeRight])
  }

  @Test("In the middle of a transition it stays, and turns when that is over")
  func duringTransition() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    scene.turn { scene.window.rootViewController = navigation }
    scene.turn { navigation.pushViewController(UIViewController(), animated: true) }
    #expect(turn(.landscapeLeft) && navigation.view.bounds.width == 393)
    scene.advance(by: 0.3)
    #expect(navigation.view.bounds.width == 393)
    #expect(scene.session.loop.settle() && navigation.view.bounds.width == 852)
    #expect(scene.issues.isEmpty)
    #expect(navigation.topViewController?.view.bounds.width == 852)
    #expect(navigation.navigationBar.frame.maxY <= 44)
  }

  @Test("A controller that knows landscape only begins in it, and is not told of any turning")
  func launch() {
    root.allowed = .landscape
    log(root)
    let session = InterfaceSession(device: .phone)
    session.media.activate()
    let window = session.media.run { UIWindow(frame: DeviceMetrics.phone.bounds) }
    session.loop.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(root.traitCollection.verticalSizeClass == .compact)
    #expect(!scene.events.contains { $0.contains("size") })
  }

  @Test("A full-screen controller that knows landscape only turns the interface, and it turns back")
  func presenting() {
    show()
    let (over, sheet) = (Screen(), Screen())
    over.allowed = .landscape
    over.modalPresentationStyle = .fullScreen
    sheet.allowed = .landscape
    scene.turn { root.present(over, animated: true) }
    #expect(scene.session.loop.settle() && over.view.bounds.width == 852)
    scene.turn { root.dismiss(animated: true) }
    #expect(scene.session.loop.settle() && root.view.bounds.width == 393)
    scene.turn { root.present(sheet, animated: true) }
    #expect(scene.session.loop.settle() && root.view.bounds.width == 393)
    #expect(scene.issues == [])
  }
}
