import QuartzCore

extension UIView {
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .firstBaseline)
  }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(self, .lastBaseline)
  }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The part in which lines of text are not too long to be read.
  public final var readableContentGuide: UILayoutGuide { edgeGuide(.readable) }

  final func edgeGuide(_ kind: EdgeGuide.Kind) -> UILayoutGuide {
    if let known = edgeGuides.first(where: { $0.kind == kind }) { return known }
    let guide = EdgeGuide(kind, of: self)
    edgeGuides.append(guide)
    return guide
  }

  public final var layoutGuides: [UILayoutGuide] { ownGuides }

  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    ownGuides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    letGoConstraints { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
    ownGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}

extension UILayoutGuide {
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
