public import QuartzCore

extension UIView {
  /// How the corners are rounded; they follow the view's size and its place in its container.
  ///
  /// The layer has one radius for the corners it rounds: where they are to differ, the largest is
  /// drawn, and that is recorded.
  public final var cornerConfiguration: UICornerConfiguration {
    get { storedCorners ?? .none }
    set {
      guard newValue != storedCorners else { return }
      storedCorners = newValue
      roundCorners()
    }
  }

  /// The radius that a corner comes to now; the largest of several.
  public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard storedCorners != nil else {
      let rounded = layer.maskedCorners
      let asked = UIRectCorner.inOrder.filter { corner.contains($0.rect) }
      return asked.contains { rounded.contains($0.layer) } ? layer.cornerRadius : 0
    }
    return zip(UIRectCorner.inOrder, cornerRadii).reduce(0) {
      corner.contains($1.0.rect) ? max($0, $1.1) : $0
    }
  }

  /// The view's size, or that of its container, has changed.
  final func roundCorners() {
    guard storedCorners != nil else { return }
    let radii = cornerRadii
    let largest = radii.max() ?? 0
    var mask: CACornerMask = []
    for (corner, radius) in zip(UIRectCorner.inOrder, radii) where radius > 0 {
      mask.insert(corner.layer)
    }
    if radii.contains(where: { $0 > 0 && abs($0 - largest) > 0.01 }) {
      session.record(
        "UIView.cornerConfiguration", "corners of different radii are drawn with the largest")
    }
    if layer.cornerRadius != largest { layer.cornerRadius = largest }
    if layer.maskedCorners != mask { layer.maskedCorners = mask }
  }

  /// Top left, top right, bottom left, bottom right.
  private final var cornerRadii: [CGFloat] {
    guard let shape = storedCorners?.shape else { return [0, 0, 0, 0] }
    let half = min(bounds.width, bounds.height) / 2
    func each(_ radii: [UICornerRadius?]) -> [CGFloat] {
      zip(0..<4, radii).map { index, radius in
        min(half, max(0, radius.map { resolve($0, corner: index) } ?? 0))
      }
    }
    switch shape {
    case .capsule(let maximum):
      let radius = min(half, maximum ?? half)
      return [radius, radius, radius, radius]
    case .corners(let radii): return each(radii)
    case .uniform(let radius):
      let largest = each([radius, radius, radius, radius]).max() ?? 0
      return [largest, largest, largest, largest]
    case .edges(let first, let second, let isHorizontal):
      if isHorizontal {
        let radii = each([first, first, second, second])
        let (top, bottom) = (max(radii[0], radii[1]), max(radii[2], radii[3]))
        return [top, top, bottom, bottom]
      }
      let radii = each([first, second, first, second])
      let (left, right) = (max(radii[0], radii[2]), max(radii[1], radii[3]))
      return [left, right, left, right]
    }
  }

  private final func resolve(_ radius: UICornerRadius, corner: Int) -> CGFloat {
    switch radius.kind {
    case .fixed(let radius): return radius
    case .concentric(let minimum): return max(minimum ?? 0, concentricRadius(corner: corner))
    }
  }

  /// What the nearest container with round corners has, less the way to its corner.
  private final func concentricRadius(corner index: Int) -> CGFloat {
    var container = superview
    while let current = container, current.storedCorners == nil, current.layer.cornerRadius == 0 {
      container = current.superview
    }
    guard let container else { return 0 }
    let place = container === superview ? layoutFrame : convert(bounds, to: container)
    let outer = container.bounds
    let isRight = index % 2 == 1
    let isBottom = index > 1
    let x = isRight ? outer.maxX - place.maxX : place.minX - outer.minX
    let y = isBottom ? outer.maxY - place.maxY : place.minY - outer.minY
    let corner = UIRectCorner.inOrder[index].rect
    return max(0, container.effectiveRadius(corner: corner) - max(x, y))
  }
}

extension UIRectCorner {
  fileprivate struct Named {
    let rect: UIRectCorner
    let layer: CACornerMask
  }

  fileprivate static let inOrder = [
    Named(rect: .topLeft, layer: .layerMinXMinYCorner),
    Named(rect: .topRight, layer: .layerMaxXMinYCorner),
    Named(rect: .bottomLeft, layer: .layerMinXMaxYCorner),
    Named(rect: .bottomRight, layer: .layerMaxXMaxYCorner),
  ]
}
