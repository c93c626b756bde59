public import QuartzCore

/// Something that points can be told in: a view, or the screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  // From view to view it is the way of the layers: calls with a view may come here.
  public final func convert(
    _ point: CGPoint, to coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    let view = coordinateSpace as? UIView
    if view != nil { return convert(point, to: view) }
    return CoordinatePlace(coordinateSpace).fromWindow(CoordinatePlace(self).toWindow(point))
  }
  public final func convert(
    _ point: CGPoint, from coordinateSpace: any UICoordinateSpace
  ) -> CGPoint {
    let view = coordinateSpace as? UIView
    if view != nil { return convert(point, from: view) }
    return coordinateSpace.convert(point, to: self as any UICoordinateSpace)
  }
  public final func convert(
    _ rect: CGRect, to coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    let view = coordinateSpace as? UIView
    if view != nil { return convert(rect, to: view) }
    return CoordinatePlace(coordinateSpace).fromWindow(CoordinatePlace(self).toWindow(rect))
  }
  public final func convert(
    _ rect: CGRect, from coordinateSpace: any UICoordinateSpace
  ) -> CGRect {
    let view = coordinateSpace as? UIView
    if view != nil { return convert(rect, from: view) }
    return coordinateSpace.convert(rect, to: self as any UICoordinateSpace)
  }
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinatePlace(coordinateSpace).fromWindow(point)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinatePlace(coordinateSpace).fromWindow(rect)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

/// A space, and the way from it to the screen and back.
@MainActor
struct CoordinatePlace {
  /// nil is the screen itself.
  private let view: UIView?
  private let fixed: FixedCoordinateSpace?
  private let origin: CGPoint

  init(_ space: any UICoordinateSpace) {
    view = space as? UIView
    fixed = space as? FixedCoordinateSpace
    origin = view?.window?.frame.origin ?? .zero
  }

  func toWindow(_ point: CGPoint) -> CGPoint {
    if let fixed { return point.applying(fixed.toScreen) }
    guard let view else { return point }
    let inWindow = view.convert(point, to: nil)
    return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
  }

  func fromWindow(_ point: CGPoint) -> CGPoint {
    if let fixed { return point.applying(fixed.toScreen.inverted()) }
    guard let view else { return point }
    return view.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
  }

  func toWindow(_ rect: CGRect) -> CGRect {
    if let fixed { return rect.applying(fixed.toScreen) }
    return view?.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y) ?? rect
  }

  func fromWindow(_ rect: CGRect) -> CGRect {
    if let fixed { return rect.applying(fixed.toScreen.inverted()) }
    return view?.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil) ?? rect
  }
}
