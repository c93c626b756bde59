public import Foundation
import InterludeGeometry
import InterludeScene

extension CGContext {
  /// What is drawn from now on shows inside the current path only; the path is used up.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    currentPath = Path()
    narrow(to: path, rule.rule)
  }

  public func clip(to rect: CGRect) {
    narrow(to: Path.rect(rect).transformed(by: state.transform), .nonZero)
  }

  /// Inside any of the rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Path.rect(rect).transformed(by: state.transform)) }
    narrow(to: path, .nonZero)
  }

  /// Inside the image's alpha, laid over `rect` as ``draw(_:in:byTiling:)`` would draw it.
  public func clip(to rect: CGRect, mask: CGImage) {
    state.clip = ClipChain(.mask([node(for: mask, in: rect)]), in: state.clip)
  }

  /// Out of any clip made since the beginning.
  public func resetClip() { state.clip = nil }

  /// The box around what can be drawn on, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var box = baseArea
    var chain = state.clip
    while let link = chain {
      switch link.clip {
      case .rect(let rect): box = box.intersection(rect)
      case .path(let path, _): box = box.intersection(path.bounds)
      case .mask: break
      }
      chain = link.outer
    }
    guard let inverse = state.transform.inverse, !box.isNull else { return .null }
    return inverse.apply(box)
  }

  var baseArea: CGRect {
    switch target {
    case .recording(let area): area
    case .bitmap(let bitmap): CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    }
  }

  private func narrow(to path: Path, _ rule: FillRule) {
    guard let rect = path.uprightRectangle else {
      state.clip = ClipChain(.path(path, rule), in: state.clip)
      return
    }
    // Rectangles inside each other are one rectangle.
    if let link = state.clip, case .rect(let before) = link.clip {
      let both = before.intersection(rect)
      state.clip = ClipChain(.rect(both.isNull ? .zero : both), in: link.outer)
    } else {
      state.clip = ClipChain(.rect(rect), in: state.clip)
    }
  }
}

extension Path {
  /// The rectangle that the path is, if it is a single upright one.
  fileprivate var uprightRectangle: CGRect? {
    let box = controlBounds
    guard !box.isNull, self == .rect(box) else { return nil }
    return box
  }
}
