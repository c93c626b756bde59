import QuartzCore

/// Asks the controllers on the screen about the status bar, and shows what they say.
///
/// Apps do not draw it, and most tests do not want it: it is off until a stage turns it on. A device
/// whose safe area begins at the edge has none.
@MainActor
package final class StatusBar {
  private unowned let session: InterfaceSession
  private var view: StatusBarView?
  private weak var host: UIWindow?
  private(set) var state = StatusBarState()
  private var isDue = false

  init(session: InterfaceSession) { self.session = session }

  /// Whether it is drawn.
  package var isShown = false {
    didSet { if isShown != oldValue { update() } }
  }

  /// Controllers come and go: they are asked at the end of this turn.
  ///
  /// What a transition changes fades; what comes without animation is there at once.
  func mayHaveChanged() {
    guard !isDue else { return }
    isDue = true
    session.atEndOfTurn { [weak self] in
      guard let self else { return }
      isDue = false
      guard session.transitions.contains(where: \.plan.isAnimated) else { return update() }
      UIView.animate(withDuration: StatusBarView.duration, animations: update)
    }
  }

  /// Asks now. Inside an animation block the change moves with it; else it is made at once.
  func update() {
    let window = session.windows.first { $0.rootViewController != nil } ?? session.windows.first
    if let root = window?.rootViewController { state = Self.state(under: root) }
    guard isShown, let window, let shape = StatusBarShape(session.device) else {
      view?.layer.removeFromSuperlayer()
      view = nil
      return
    }
    if let view, view.shape != shape {
      view.layer.removeFromSuperlayer()
      self.view = nil
    }
    let shown = view ?? makeView(shape, window)
    if host !== window {
      window.layer.addSublayer(shown.layer)
      host = window
    }
    shown.fit(
      window.bounds.width, stretch: session.device.statusBarStretch,
      isMirrored: session.traits.layoutDirection == .rightToLeft)
    shown.show(state)
  }

  private func makeView(_ shape: StatusBarShape, _ window: UIWindow) -> StatusBarView {
    let made = StatusBarView(shape, width: window.bounds.width)
    view = made
    host = nil
    return made
  }

  // MARK: Who is asked

  private static func state(under root: UIViewController) -> StatusBarState {
    var state = StatusBarState()
    let subject = top(of: root)
    let hider = descend(subject) { $0.childForStatusBarHidden }
    state.isHidden = hider.prefersStatusBarHidden
    state.animation = hider.preferredStatusBarUpdateAnimation
    let stylist = descend(subject) { $0.childForStatusBarStyle }
    switch stylist.preferredStatusBarStyle {
    case .lightContent: state.isLight = true
    case .darkContent: state.isLight = false
    case .default:
      let traits = stylist.viewIfLoaded?.traitCollection ?? stylist.session.traits
      state.isLight = traits.userInterfaceStyle == .dark
    }
    return state
  }

  /// The controller that fills the screen: what is presented over all of it, else the presenter.
  private static func top(of root: UIViewController) -> UIViewController {
    var top = root
    while let presentation = top.presentation, presentation.isAskedAboutStatusBar {
      let next = presentation.presented
      let fills = presentation.style == .fullScreen
      guard fills || next.modalPresentationCapturesStatusBarAppearance else { break }
      top = next
    }
    return top
  }

  /// What a screen over everything wants of the bar, and nobody asks it for; nil where it makes no
  /// difference.
  package func unheardWish(of controller: UIViewController) -> String? {
    guard let presentation = controller.presentedBy, presentation.style != .fullScreen,
      !controller.modalPresentationCapturesStatusBarAppearance,
      controller.presentation == nil, let view = controller.viewIfLoaded, let window = view.window,
      view.convert(view.bounds, to: window) == window.bounds
    else { return nil }
    if Self.descend(controller, by: { $0.childForStatusBarHidden }).prefersStatusBarHidden,
      !state.isHidden
    {
      return "prefersStatusBarHidden is true"
    }
    let style = Self.descend(controller) { $0.childForStatusBarStyle }.preferredStatusBarStyle
    return switch style {
    case .lightContent where !state.isLight: "preferredStatusBarStyle is .lightContent"
    case .darkContent where state.isLight: "preferredStatusBarStyle is .darkContent"
    default: nil
    }
  }

  private static func descend(
    _ controller: UIViewController, by child: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var current = controller
    var depth = 0
    while let next = child(current), depth < 100 {
      current = next
      depth += 1
    }
    return current
  }
}
