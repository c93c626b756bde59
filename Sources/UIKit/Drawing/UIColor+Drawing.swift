public import QuartzCore

extension UIColor {
  /// The current context's colour for fills and lines from now on.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() {
    recordPattern("UIColor.setFill")
    CGContext.current(for: "UIColor.setFill")?.setFillColor(cgColor)
  }

  public func setStroke() {
    recordPattern("UIColor.setStroke")
    CGContext.current(for: "UIColor.setStroke")?.setStrokeColor(cgColor)
  }
}

/// Fills in the current context's colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = CGContext.current(for: "UIRectFill") else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// A frame one point wide along the inside, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = CGContext.current(for: "UIRectFrame") else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.beginPath()
  context.addRect(rect)
  if rect.width > 2, rect.height > 2 { context.addRect(rect.insetBy(dx: 1, dy: 1)) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) {
  CGContext.current(for: "UIRectClip")?.clip(to: rect)
}
