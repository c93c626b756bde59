public import QuartzCore

/// The screen of a stage.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  private unowned let session: InterfaceSession

  init(session: InterfaceSession) {
    self.session = session
    super.init()
  }

  /// The current stage's screen.
  public static var main: UIScreen { InterfaceSession.current.screen }

  /// In points.
  public var bounds: CGRect { session.device.bounds }
  /// Pixels a point.
  public var scale: CGFloat { session.device.scale }
  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var nativeScale: CGFloat { scale }
  public var maximumFramesPerSecond: Int { session.tickRate }
  public var traitCollection: UITraitCollection { session.traits }
}
