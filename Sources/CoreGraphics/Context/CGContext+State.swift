public import Foundation
import InterludeGeometry
package import InterludeScene

/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

extension CGContext {
  // MARK: Colours

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.rgba
    state.fillSpace = color.colorSpace ?? .srgb
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.rgba
    state.strokeSpace = color.colorSpace ?? .srgb
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The space of ``setFillColor(_:)-components``; the colour becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = .black
  }

  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = .black
  }

  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      state.fillColor = color.rgba
    }
  }

  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      state.strokeColor = color.rgba
    }
  }

  // MARK: Lines

  public func setLineWidth(_ width: CGFloat) {
    if width.isFinite { state.line.width = max(0, width) }
  }

  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.style }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.style }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Lengths of dashes and gaps in turn; none draws whole lines again.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { Double($0) }
    state.line.dashPhase = phase
  }

  // MARK: Compositing

  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 1 : min(1, max(0, alpha))
  }

  /// What ``setAlpha(_:)`` was given last.
  package var globalAlpha: CGFloat { state.alpha }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// A shadow in the context's black at a third; `offset` is in base space, whatever the transform.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Without a colour there is no shadow. The blur is twice the Gaussian's standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, blur.isFinite, offset.width.isFinite, offset.height.isFinite else {
      state.shadow = nil
      return
    }
    // Base space of a bitmap context has its y down, its user's has it up.
    let direction: CGFloat = if case .bitmap = target { -1 } else { 1 }
    state.shadow = Shadow(
      color: color.rgba, opacity: 1,
      offset: CGSize(width: offset.width, height: offset.height * direction),
      radius: max(0, blur) / 2)
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Kept for callers: edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    if !shouldAntialias {
      note("CGContext.setShouldAntialias", "edges are antialiased all the same")
    }
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    setShouldAntialias(allowsAntialiasing)
  }

  /// Curves are exact at any flatness.
  public func setFlatness(_ flatness: CGFloat) {}
}

extension CGLineCap {
  package var style: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  package var style: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
