import QuartzCore

extension UIScreen {
  /// The screen as it is when the device stands upright, however the interface is turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(self) }

  final var orientation: UIInterfaceOrientation { session.device.orientation }
}

/// A space that stays with the device.
/// ```
///   upright     landscapeRight      landscapeLeft      upside down
///   ┌──┐          ┌────┐              ┌────┐             ┌──┐
///   │· │          │    │              │   ·│             │  │
///   │  │          │·   │              │    │             │ ·│       · its origin
///   └──┘          └────┘              └────┘             └──┘
/// ```
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect {
    let size = screen.bounds.size
    return screen.orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
      : CGRect(origin: .zero, size: size)
  }

  /// From here to where the interface counts from.
  var toScreen: CGAffineTransform {
    let size = screen.bounds.size
    switch screen.orientation {
    case .landscapeLeft: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    case .landscapeRight: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
    case .portraitUpsideDown:
      return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case .portrait, .unknown: return .identity
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinatePlace(coordinateSpace).fromWindow(CoordinatePlace(self).toWindow(point))
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinatePlace(coordinateSpace).fromWindow(CoordinatePlace(self).toWindow(rect))
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
