import InterludeGeometry
import QuartzCore

extension UIView {
  /// The session of the window the view is in, or the current one.
  final var session: InterfaceSession {
    layer.session?.interface as? InterfaceSession ?? .current
  }

  final func fade(to alpha: CGFloat) {
    guard isNumber(alpha, of: "alpha") else { return }
    layer.opacity = Float(min(1, max(0, alpha)))
  }

  /// A stack view may keep an arranged view shown until its place is closed.
  final func hide(_ hidden: Bool) {
    guard hidden != isHidden else { return }
    if let parentView { parentView.hide(hidden, subview: self) } else { layer.isHidden = hidden }
  }

  /// What the view was given, unless its layer was given something else since.
  final var shownBackgroundColor: UIColor? {
    guard let shown = layer.backgroundColor else { return nil }
    if let stored = storedBackgroundColor,
      stored.resolvedColor(with: traitCollection).cgColor.rgba == shown.rgba,
      stored.cgColor.tile == shown.tile
    {
      return stored
    }
    return UIColor(cgColor: shown)
  }

  final func fill(with color: UIColor?) {
    storedBackgroundColor = color
    guard let color, color.isDynamic else { return layer.backgroundColor = color?.cgColor }
    let traits = traitCollection
    // What was resolved by these traits has to be again when they change, in a window or not yet.
    if knownTraits == nil { knownTraits = traits }
    layer.backgroundColor = color.resolvedColor(with: traits).cgColor
  }

  final func tintChanged() {
    tintColorDidChange()
    for view in subviewList where view.storedTintColor == nil { view.tintChanged() }
  }
}
