public import Foundation
import InterludeGeometry

/// What a piece of a path is; says how many points it has.
public enum CGPathElementType: Int32, Sendable {
  /// One point.
  case moveToPoint = 0
  case addLineToPoint
  /// Two points: the control point, the end.
  case addQuadCurveToPoint
  /// Three points: the two control points, the end.
  case addCurveToPoint
  case closeSubpath
}

/// A piece of a path, while the path is being walked through.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Valid inside the walk's block only.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Called with each element of a path, and what was handed over for it.
public typealias CGPathApplierFunction =
  (
    UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
  ) -> Void

extension CGPath {
  /// Calls `function` with each element, in order, and with `info`.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls `block` with each element, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for element in path.elements {
        var piece = CGPathElement(type: element.type, points: points)
        for (index, point) in element.points.enumerated() { points[index] = point }
        block(&piece)
      }
    }
  }
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .cubic(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }
}
