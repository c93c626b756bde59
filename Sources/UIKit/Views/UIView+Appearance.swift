public import QuartzCore

extension UIView {
  /// 0…1; multiplies everything in the view.
  public final var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(1, max(0, newValue))) }
  }

  public final var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  public final var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  public final var backgroundColor: UIColor? {
    get { storedBackgroundColor ?? layer.backgroundColor.map(UIColor.init(cgColor:)) }
    set {
      storedBackgroundColor = newValue
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }

  final func tintChanged() {
    tintColorDidChange()
    for view in subviewList where view.storedTintColor == nil { view.tintChanged() }
  }
}
