package import Foundation

/// Lines and curves, in one or more subpaths.
package struct Path: Equatable, Hashable, Sendable {
  package enum Element: Equatable, Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// Control point, end.
    case quad(CGPoint, CGPoint)
    /// Two control points, end.
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  package private(set) var elements: [Element] = []
  /// Where the subpath that is being drawn began.
  private var start: CGPoint?
  package private(set) var currentPoint: CGPoint?

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    start = point
    currentPoint = point
  }

  /// Without a current point a line begins where it ends, as on iOS.
  package mutating func line(to point: CGPoint) {
    guard currentPoint != nil else { return move(to: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  package mutating func quad(_ control: CGPoint, to point: CGPoint) {
    if currentPoint == nil { move(to: control) }
    elements.append(.quad(control, point))
    currentPoint = point
  }

  package mutating func cubic(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
    if currentPoint == nil { move(to: first) }
    elements.append(.cubic(first, second, point))
    currentPoint = point
  }

  package mutating func close() {
    guard let start, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  package mutating func append(_ other: Path) {
    for element in other.elements { append(element) }
  }

  package mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let point): quad(control, to: point)
    case .cubic(let first, let second, let point): cubic(first, second, to: point)
    case .close: close()
    }
  }

  package func transformed(by transform: Affine) -> Path {
    if transform.isIdentity { return self }
    return map { transform.apply($0) }
  }

  /// The same elements with every point replaced.
  package func map(_ change: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move(let point): result.move(to: change(point))
      case .line(let point): result.line(to: change(point))
      case .quad(let control, let point): result.quad(change(control), to: change(point))
      case .cubic(let first, let second, let point):
        result.cubic(change(first), change(second), to: change(point))
      case .close: result.close()
      }
    }
    return result
  }

  /// Every point of every element, control points included, in order.
  package var points: [CGPoint] {
    var result: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): result.append(point)
      case .quad(let control, let point): result += [control, point]
      case .cubic(let first, let second, let point): result += [first, second, point]
      case .close: break
      }
    }
    return result
  }

  package var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  /// Subpaths run the other way round; their order is reversed too.
  package func reversed() -> Path {
    var result = Path()
    for subpath in subpaths.reversed() {
      guard let last = subpath.segments.last else {
        result.move(to: subpath.start)
        continue
      }
      result.move(to: last.end)
      for (index, segment) in subpath.segments.enumerated().reversed() {
        let target = index > 0 ? subpath.segments[index - 1].end : subpath.start
        switch segment {
        case .line: result.line(to: target)
        case .quad(let control, _): result.quad(control, to: target)
        case .cubic(let first, let second, _): result.cubic(second, first, to: target)
        }
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }
}
