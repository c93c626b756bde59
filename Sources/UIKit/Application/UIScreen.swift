public import QuartzCore

/// The screen of a stage.
@MainActor @preconcurrency
public final class UIScreen: NSObject, UITraitEnvironment {
  unowned let session: InterfaceSession

  init(session: InterfaceSession) {
    self.session = session
    super.init()
  }

  /// The current stage's screen.
  public static var main: UIScreen { InterfaceSession.current.screen }

  final var windowsBackToFront: [UIWindow] {
    session.windows.sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
  }

  /// In points; all of it, where the app has a part.
  public var bounds: CGRect { CGRect(origin: .zero, size: session.device.screenSize) }
  /// Pixels a point.
  public var scale: CGFloat { session.device.scale }
  /// In pixels, as the device stands upright, however it is held.
  public var nativeBounds: CGRect {
    let size = session.device.turned(to: .portrait).screenSize
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }
  public var nativeScale: CGFloat { scale }
  public var maximumFramesPerSecond: Int { session.tickRate }
  public var traitCollection: UITraitCollection { session.traits }
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
