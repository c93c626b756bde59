public import QuartzCore

/// The root of a hierarchy of views, as large as the screen.
@MainActor @preconcurrency
open class UIWindow: UIView {
  private var session: InterfaceSession { InterfaceSession.current }
  private var attachedSession: InterfaceSession?
  public private(set) final var isKeyWindow = false
  open var windowLevel = Level.normal
  public final var screen: UIScreen { (attachedSession ?? session).screen }

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
    for window in session.windows { window.isKeyWindow = false }
    isKeyWindow = true
    becomeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  /// Hidden until it is shown.
  package func show() {
    guard !isShown else { return }
    isShown = true
    let session = session
    attachedSession = session
    if frame.isEmpty { frame = session.screen.bounds }
    layer.attach(to: session.media)
    layer.isHidden = false
    session.windows.append(self)
    knownSafeArea = session.device.safeAreaInsets
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
  }

  private func install() {
    guard let controller = rootViewController, let view = controller.view else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    controller.beginAppearance(true, animated: false)
    addSubview(view)
    // The first screen has appeared when it has been laid out and shown.
    (attachedSession ?? session).media.afterCommit { [weak controller] in
      MainActor.assumeIsolated { controller?.endAppearance() }
    }
  }

  open override var window: UIWindow? { isShown ? self : nil }

  open override var next: UIResponder? { UIApplication.shared }

  /// Delivers touches to recognizers first, then to views.
  open func sendEvent(_ event: UIEvent) {
    (attachedSession ?? session).touches.deliver(event, in: self)
  }

}
