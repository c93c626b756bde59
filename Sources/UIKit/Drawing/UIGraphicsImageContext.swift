public import QuartzCore
import InterludeGeometry
import InterludeScene

/// Opens a drawing whose image has one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens a drawing of an image; a scale of 0 is the screen's. An opaque image starts black.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let drawing = ImageDrawing(size: size, scale: scale, ground: opaque ? .opaque : .clear)
  let stack = GraphicsStack.current
  stack.imageDrawings.append(drawing)
  stack.push(drawing.context)
}

/// What was drawn since the innermost beginning; nil without one, or without any area.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.imageDrawings.last?.image
}

public func UIGraphicsEndImageContext() {
  let stack = GraphicsStack.current
  guard stack.imageDrawings.popLast() != nil else { return }
  stack.pop()
}

/// A drawing that becomes the pixels of an image.
final class ImageDrawing {
  /// What lies under the drawing.
  enum Ground {
    case clear
    /// Black, as memory that has no alpha begins.
    case opaque
  }

  let context: CGContext
  let area: CGRect
  let scale: CGFloat
  private let ground: Ground

  convenience init(size: CGSize, scale: CGFloat, ground: Ground) {
    self.init(area: CGRect(origin: .zero, size: size), scale: scale, ground: ground)
  }

  init(area: CGRect, scale: CGFloat, ground: Ground) {
    let isUsable =
      area.origin.x.isFinite && area.origin.y.isFinite && area.width.isFinite
      && area.height.isFinite
    self.area = isUsable ? area.standardized : .zero
    self.scale = scale.isFinite && scale > 0 ? scale : MediaSession.current.screenScale
    self.ground = ground
    context = CGContext(recordingIn: self.area)
    context.recordingScale = self.scale
    context.issueHandler = { MediaSession.current.record($0, $1) }
  }

  /// The pixels of what was drawn so far; sides are rounded up to whole ones.
  var image: UIImage? {
    let width = (area.width * scale).rounded(.up) / scale
    let height = (area.height * scale).rounded(.up) / scale
    guard area.width > 0, area.height > 0 else { return nil }
    let longest = CGFloat(Picture.longestSide)
    guard width * scale <= longest, height * scale <= longest else {
      MediaSession.current.record(
        "UIImage", "an image of \(Int(width))×\(Int(height)) points is too large to be drawn")
      return nil
    }
    let whole = CGRect(origin: area.origin, size: CGSize(width: width, height: height))
    var nodes = context.recordedNodes()
    if case .opaque = ground { nodes.insert(.rectangle(whole, .black), at: 0) }
    let pixels = CGImage(.drawing(Drawing(area: whole, nodes: nodes), scale: scale)).bitmap
    return UIImage(source: CGImage(pixels), size: area.size, scale: scale)
  }
}
