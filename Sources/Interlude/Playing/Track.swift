import UIKit

/// All motions of one view, and how they add up at any place between closed and open.
@MainActor
final class Track {
  let view: UIView
  private let motions: [TransitionMotion]
  /// How the view is by itself.
  private let rest: Rest

  private struct Rest {
    let alpha: CGFloat
    let transform: CGAffineTransform
    let cornerRadius: CGFloat
    let clips: Bool
    let color: UIColor?
  }

  init(_ view: UIView, _ motions: [TransitionMotion]) {
    self.view = view
    self.motions = motions
    rest = Rest(
      alpha: view.alpha, transform: view.transform, cornerRadius: view.layer.cornerRadius,
      clips: view.clipsToBounds, color: view.backgroundColor)
    if aspects.contains(.corners) { view.clipsToBounds = true }
  }

  private lazy var aspects: [Aspect] = {
    let all = Set(motions.flatMap { $0.closed.map(\.aspect) })
    return Aspect.allCases.filter(all.contains)
  }()

  /// Where something begins or ends to move, between the two ends.
  private func stops(of aspect: Aspect) -> [CGFloat] {
    let ends = motions.filter { $0.closed.contains { $0.aspect == aspect } }
      .flatMap { [$0.span.lowerBound, $0.span.upperBound] }
    return Set(ends + [0, 1]).filter { $0 >= 0 && $0 <= 1 }.sorted()
  }

  /// Takes the looks of one end.
  func place(at position: CGFloat) {
    for aspect in aspects { apply(aspect, at: position) }
  }

  /// Moves to an end, inside an animation block.
  func move(to end: TransitionEnd) {
    for aspect in aspects {
      let stops = stops(of: aspect)
      guard stops.count > 2 else {
        apply(aspect, at: end.position)
        continue
      }
      walk(aspect, through: end == .open ? stops : stops.reversed())
    }
  }

  private func walk(_ aspect: Aspect, through stops: [CGFloat]) {
    let first = stops[0]
    UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
      for (from, to) in zip(stops, stops.dropFirst()) {
        UIView.addKeyframe(
          withRelativeStartTime: abs(from - first), relativeDuration: abs(to - from)
        ) { self.apply(aspect, at: to) }
      }
    }
  }

  /// Everything as the view is by itself.
  func restore() {
    for aspect in aspects {
      switch aspect {
      case .alpha: view.alpha = rest.alpha
      case .transform: view.transform = rest.transform
      case .corners: view.layer.cornerRadius = rest.cornerRadius
      case .place: break
      case .color: view.backgroundColor = rest.color
      }
    }
    if aspects.contains(.corners) { view.clipsToBounds = rest.clips }
  }

  /// How far the view is moved between the two ends.
  var travel: CGVector {
    let (from, to) = (transform(looks(.transform, 0)), transform(looks(.transform, 1)))
    return CGVector(dx: to.tx - from.tx, dy: to.ty - from.ty)
  }

  // MARK: Adding up

  private func looks(_ aspect: Aspect, _ position: CGFloat) -> [TransitionLook] {
    motions.flatMap { $0.looks(of: aspect, at: position) }
  }

  private func apply(_ aspect: Aspect, at position: CGFloat) {
    let looks = looks(aspect, position)
    switch aspect {
    case .alpha: view.alpha = rest.alpha * looks.reduce(1) { $0 * $1.number }
    case .transform: view.transform = transform(looks)
    case .corners:
      view.layer.cornerRadius = max(rest.cornerRadius, looks.map(\.number).max() ?? 0)
    case .place: if case .placed(let rect)? = looks.last { stand(in: rect) }
    case .color: if case .colored(let color)? = looks.last { view.backgroundColor = color }
    }
  }

  /// Sizes and turns about the middle, then moves; the view's own transform comes first.
  private func transform(_ looks: [TransitionLook]) -> CGAffineTransform {
    var (scaleX, scaleY, angle) = (CGFloat(1), CGFloat(1), CGFloat(0))
    var (x, y) = (CGFloat(0), CGFloat(0))
    for look in looks {
      switch look {
      case .scaled(let factorX, let factorY):
        scaleX *= factorX
        scaleY *= factorY
      case .turned(let radians): angle += radians
      case .moved(let dx, let dy):
        x += dx
        y += dy
      default: break
      }
    }
    var result = rest.transform
    if scaleX != 1 || scaleY != 1 {
      result = result.concatenating(
        CGAffineTransform(scaleX: scaleX.awayFromZero, y: scaleY.awayFromZero))
    }
    if angle != 0 { result = result.concatenating(CGAffineTransform(rotationAngle: angle)) }
    if x != 0 || y != 0 {
      result = result.concatenating(CGAffineTransform(translationX: x, y: y))
    }
    return result
  }

  /// By bounds and center, so that a transform does not disturb it.
  private func stand(in rect: CGRect) {
    view.bounds = CGRect(origin: view.bounds.origin, size: rect.size)
    view.center = CGPoint(x: rect.midX, y: rect.midY)
  }
}

/// One of the two ends of a transition.
enum TransitionEnd {
  case closed, open

  var position: CGFloat { self == .closed ? 0 : 1 }
  var opposite: TransitionEnd { self == .closed ? .open : .closed }
}

extension TransitionMotion {
  /// Its looks of one kind at a place between closed (0) and open (1).
  fileprivate func looks(of aspect: Aspect, at position: CGFloat) -> [TransitionLook] {
    let length = span.upperBound - span.lowerBound
    let part =
      length > 0
      ? min(1, max(0, (position - span.lowerBound) / length))
      : (position >= span.upperBound ? 1 : 0)
    return zip(closed, open).filter { $0.0.aspect == aspect }.map { $0.mixed(with: $1, part) }
  }
}

extension TransitionLook {
  /// The one number of looks that are one.
  fileprivate var number: CGFloat {
    switch self {
    case .alpha(let number), .turned(let number), .rounded(let number): number
    case .moved, .scaled, .placed, .colored: 0
    }
  }
}

extension CGFloat {
  /// A scale that can be undone.
  fileprivate var awayFromZero: CGFloat {
    magnitude < 0.000_01 ? (self < 0 ? -0.000_01 : 0.000_01) : self
  }
}
