public import Foundation
package import InterludeGeometry
package import InterludeScene

extension CGContext {
  // MARK: Paths

  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(takePath(), rule.rule)
  }

  public func strokePath() { paintLine(takePath()) }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill: paint(path, .nonZero)
    case .eoFill: paint(path, .evenOdd)
    case .stroke: paintLine(path)
    case .fillStroke:
      paint(path, .nonZero)
      paintLine(path)
    case .eoFillStroke:
      paint(path, .evenOdd)
      paintLine(path)
    }
  }

  // MARK: Rectangles and ellipses

  public func fill(_ rect: CGRect) { paint(based(.rect(rect)), .nonZero) }

  public func fill(_ rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(based(.rect(rect))) }
    paint(path, .nonZero)
  }

  public func stroke(_ rect: CGRect) { paintLine(based(.rect(rect))) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = before
  }

  public func fillEllipse(in rect: CGRect) { paint(based(.oval(in: rect)), .nonZero) }

  public func strokeEllipse(in rect: CGRect) { paintLine(based(.oval(in: rect))) }

  /// Each pair of points is a line of its own.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: state.transform.apply(points[index]))
      path.line(to: state.transform.apply(points[index + 1]))
    }
    paintLine(path)
  }

  // MARK: Nodes

  /// Draws nodes that lie in the current user space, under the context's clip, alpha and shadow.
  ///
  /// `area` is what they are meant to cover, drawn on or not; blending by `copy` and its like
  /// changes all of it. Without it they cover what they draw on.
  package func append(_ nodes: [PictureNode], covering area: CGRect? = nil) {
    guard !nodes.isEmpty else { return }
    let cover = area.map { [PictureNode.fill(based(.rect($0)), .nonZero, .black)] }
    if state.transform == .identity, state.alpha == 1, state.shadow == nil,
      state.blendMode == .normal
    {
      for node in nodes { emit(node) }
    } else {
      var group = PictureGroup(opacity: state.alpha, children: nodes)
      group.transform = Matrix4(state.transform)
      emit(.group(group), covering: cover)
    }
  }

  /// A node in base space, its colour's alpha being the context's already.
  ///
  /// `cover` is the opaque shape of it, and `paint` what fills the shape without an edge of its own.
  func emit(_ node: PictureNode, covering cover: [PictureNode]? = nil, paint: PictureNode? = nil) {
    var node = node
    if let shadow = state.shadow {
      node = .group(PictureGroup(shadow: shadow, children: [node]))
    }
    if let mode = state.blendMode.blending {
      levels[levels.count - 1].usesBlending = true
      if state.blendMode.needsCover, let cover {
        node = .group(PictureGroup(mask: cover, blend: mode, children: [paint ?? node]))
      } else {
        node = .group(PictureGroup(blend: mode, children: [node]))
      }
    }
    levels[levels.count - 1].append(node, clip: state.clip)
    drawIntoMemory()
  }

  private func paint(_ path: Path, _ rule: FillRule) {
    guard !path.isEmpty else { return }
    let color = faded(state.fillColor)
    // An opaque colour is copied by being put over; that needs nothing drawn apart.
    let mode = state.blendMode
    if mode == .copy, color.alpha >= 1 { state.blendMode = .normal }
    defer { state.blendMode = mode }
    emit(
      .fill(path, rule, color), covering: [.fill(path, rule, .black)],
      paint: .rectangle(path.bounds.insetBy(dx: -1, dy: -1), color))
  }

  /// A line of the current width, as user space has it: under a shear its ends lean.
  private func paintLine(_ path: Path) {
    guard !path.isEmpty, state.line.width > 0 else { return }
    let color = faded(state.strokeColor)
    let transform = state.transform
    if transform.isUniformScale {
      return emit(.stroke(path, state.line.scaled(by: transform.a), color))
    }
    guard let inverse = transform.inverse else { return }
    let line = PictureNode.stroke(path.transformed(by: inverse), state.line, color)
    var group = PictureGroup(children: [line])
    group.transform = Matrix4(transform)
    emit(.group(group))
  }

  func faded(_ color: RGBA) -> RGBA {
    var color = color
    color.alpha *= state.alpha
    return color
  }

  private func takePath() -> Path {
    defer { currentPath = Path() }
    return currentPath
  }

  private func based(_ path: Path) -> Path { path.transformed(by: state.transform) }
}

extension CGPathFillRule {
  package var rule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

extension Affine {
  fileprivate var isUniformScale: Bool { b == 0 && c == 0 && a == d && a > 0 }
}

extension StrokeStyle {
  fileprivate func scaled(by factor: Double) -> StrokeStyle {
    guard factor != 1 else { return self }
    var style = self
    style.width *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}

extension CGBlendMode {
  /// nil for the mode that needs nothing drawn apart.
  fileprivate var blending: BlendMode? {
    switch self {
    case .normal: nil
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }

  /// Nothing drawn changes what is there too, so it matters how far the drawing reaches.
  fileprivate var needsCover: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
