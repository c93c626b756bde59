public import Foundation
import QuartzCore

/// The root of a hierarchy of views, as large as the screen.
@MainActor @preconcurrency
open class UIWindow: UIView {
  private var attachedSession: InterfaceSession?
  private var isKey = false
  /// Whom keys go to while the window is the key window.
  weak var firstResponder: UIResponder?
  open var isKeyWindow: Bool { isKey }
  open var windowLevel = Level.normal
  open var screen: UIScreen { home.screen }

  /// The session it is shown in, or the current one.
  private var home: InterfaceSession { attachedSession ?? .current }

  /// What the device's edges take, while the window is shown.
  final var deviceSafeArea: UIEdgeInsets { attachedSession?.device.safeAreaInsets ?? .zero }

  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
    layer.name = "window"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isHidden = true
  }

  /// The window's content; its view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWithRoot()
      if isShown { oldValue?.performAppearance(.disappear(animated: false)) }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isShown { install() }
    }
  }

  private var isShown = false

  /// Shows the window in the current stage and makes it the one keys go to.
  open func makeKeyAndVisible() {
    makeKey()
    show()
  }

  open func makeKey() {
    guard !isKey else { return }
    for window in home.windows where window.isKey {
      window.giveKeyUp()
    }
    isKey = true
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// A window is hidden until it is shown.
  open override var isHidden: Bool {
    get { !isShown }
    set { newValue ? close() : show() }
  }

  private func giveKeyUp() {
    isKey = false
    resignKey()
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  open func becomeKey() {}
  open func resignKey() {}

  /// Hidden until it is shown.
  package func show() {
    guard !isShown else { return }
    let session = InterfaceSession.current
    isShown = true
    attachedSession = session
    session.standAsLaunched(self)
    // Made as large as the screen, it is as large as the app's part of it.
    if frame.isEmpty || frame == session.screen.bounds { frame = session.device.bounds }
    layer.attach(to: session.media)
    layer.isHidden = false
    session.windows.append(self)
    safeAreaMayHaveChanged()
    traitsMayHaveChanged()
    tellDidMoveToWindow()
    install()
  }

  /// Takes the window off the screen.
  package func close() {
    guard isShown else { return }
    isShown = false
    rootViewController?.performAppearance(.disappear(animated: false))
    layer.isHidden = true
    layer.detachFromSession()
    attachedSession?.windows.removeAll { $0 === self }
    attachedSession = nil
    if isKey { giveKeyUp() }
  }

  private func install() {
    guard let controller = rootViewController, let view = controller.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    controller.beginAppearance(true, animated: false)
    addSubview(view)
    controller.sendIsAppearing()
    // The first screen has appeared when it has been laid out and shown.
    home.media.afterCommit { [weak controller] in
      MainActor.assumeIsolated { controller?.endAppearance() }
    }
  }

  open override var window: UIWindow? { isShown ? self : nil }

  open override var next: UIResponder? { home.application }

  /// Delivers touches to recognizers first, then to views.
  open func sendEvent(_ event: UIEvent) {
    home.touches.deliver(event, in: self)
  }
}
