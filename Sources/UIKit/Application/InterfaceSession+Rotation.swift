import Foundation
import QuartzCore

// Turning the device.
// ```
// device turns ─▶ may the interface? ─▶ willTransition(to: traits), viewWillTransition(to: size)
//                  no: it stays          ─▶ in one animation: traits, window, layout, alongside
//                                        ─▶ completions
// ```
extension InterfaceSession {
  /// Seconds a quarter turn takes; half a turn takes twice as long. Apple does not document it for
  /// today's devices; the status bar's own constant says 0.3.
  static let quarterTurn = 0.3

  /// Turns the device so that `orientation` is upright, and the interface with it, where it may.
  /// - Returns: whether the interface stands as asked, or will when what runs is over.
  @discardableResult
  package func turn(to orientation: UIInterfaceOrientation, animated: Bool = true) -> Bool {
    guard orientation != .unknown else {
      record("rotate", "an unknown orientation is none; ignored")
      return false
    }
    let held = UIDeviceOrientation(orientation)
    if held != deviceOrientation {
      deviceOrientation = held
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: uiDevice)
    }
    guard device.orientation != orientation else { return true }
    guard mayTurn(to: orientation) else { return false }
    return turnInterface(to: orientation, animated: animated)
  }

  /// The allowed orientations have changed: the interface follows the device if it may now, and leaves
  /// an orientation that is not allowed any more.
  func orientationsMayHaveChanged() {
    guard transitions.isEmpty, rotation == nil else {
      turnWaits = true
      return
    }
    let wanted = deviceOrientation.interface
    if wanted != device.orientation, mayTurn(to: wanted) {
      turnInterface(to: wanted, animated: true)
    } else if !allowed.contains(device.orientation.mask),
      let other = UIInterfaceOrientation.inOrder.first(where: { allowed.contains($0.mask) })
    {
      turnInterface(to: other, animated: true)
    }
  }

  /// While screens change the interface stays; a device turned meanwhile turns it at the end.
  func transitionsMayBeOver() {
    guard transitions.isEmpty, rotation == nil else { return }
    if let share = waitingShare {
      waitingShare = nil
      atEndOfTurn { [weak self] in self?.take(share) }
    }
    guard turnWaits else { return }
    turnWaits = false
    atEndOfTurn { [weak self] in self?.orientationsMayHaveChanged() }
  }

  /// A controller that has come to the front may want the interface to stand otherwise.
  func orientationMayFollow(_ controller: UIViewController) {
    // Children stand as their parents do. What is being dismissed is gone at the end of the turn.
    guard controller.parent == nil else { return }
    atEndOfTurn { [weak self, weak controller] in
      guard let self, leadingWindow?.rootViewController?.inFront === controller else { return }
      orientationsMayHaveChanged()
    }
  }

  /// Where the first window's controller cannot stand upright, the device is taken to be held so that it
  /// can: an app that knows landscape only begins in it, and nothing turns.
  func standAsLaunched(_ window: UIWindow) {
    guard windows.isEmpty, window.rootViewController != nil else { return }
    let allowed = allowed(for: window)
    guard !allowed.contains(device.orientation.mask),
      let orientation = UIInterfaceOrientation.inOrder.first(where: { allowed.contains($0.mask) })
    else { return }
    let fills = window.frame == device.bounds || window.frame.size == device.screenSize
    device = device.turned(to: orientation)
    deviceOrientation = UIDeviceOrientation(orientation)
    traits = traits.modifyingTraits { $0.take(from: device) }
    if fills { window.frame = device.bounds }
  }

  private var leadingWindow: UIWindow? { application.keyWindow ?? windows.last }

  private var allowed: UIInterfaceOrientationMask { leadingWindow.map(allowed(for:)) ?? .all }

  /// What the app and the controller in front allow together.
  private func allowed(for window: UIWindow) -> UIInterfaceOrientationMask {
    let app = application.supportedInterfaceOrientations(for: window)
    guard let controller = window.rootViewController?.inFront else { return app }
    return app.intersection(controller.supportedInterfaceOrientations)
  }

  private func mayTurn(to orientation: UIInterfaceOrientation) -> Bool {
    let front = leadingWindow?.rootViewController?.inFront
    return front?.shouldAutorotate ?? true && allowed.contains(orientation.mask)
  }

  @discardableResult
  private func turnInterface(to orientation: UIInterfaceOrientation, animated: Bool) -> Bool {
    guard transitions.isEmpty, rotation == nil else {
      turnWaits = true
      return true
    }
    turnWaits = false
    let turn = orientation.quarters - device.orientation.quarters
    reshape(
      to: device.turned(to: orientation), turn: .quarters(turn),
      duration: Self.quarterTurn * (turn % 2 == 0 ? 2 : 1), animated: animated)
    return true
  }
}

extension UIViewController {
  /// The controller that says how the interface may stand: the last one presented over the whole screen.
  fileprivate var inFront: UIViewController {
    var front = self
    while let next = front.presentation, next.style.fillsScreen { front = next.presented }
    return front
  }
}

extension UIModalPresentationStyle {
  /// Sheets, popovers and presentations of an app's own leave the presenter in charge.
  fileprivate var fillsScreen: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    default: false
    }
  }
}

extension CGAffineTransform {
  /// Exact turns by whole quarters, clockwise on the screen.
  fileprivate static func quarters(_ count: Int) -> CGAffineTransform {
    switch ((count % 4) + 4) % 4 {
    case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .identity
    }
  }
}

extension UIInterfaceOrientation {
  static let inOrder: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// Quarter turns, clockwise, by which the device is turned from its upright place.
  fileprivate var quarters: Int {
    switch self {
    case .unknown, .portrait: 0
    case .landscapeLeft: 1
    case .portraitUpsideDown: 2
    case .landscapeRight: 3
    }
  }
}

extension UIDeviceOrientation {
  /// The interface that stands upright when the device is held so; a device that lies flat says nothing.
  fileprivate var interface: UIInterfaceOrientation {
    switch self {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portrait, .unknown, .faceUp, .faceDown: .portrait
    }
  }
}
