import InterludeMotion
import QuartzCore

extension UIScrollView {
  /// Slower than this, in points a second, content stays where it is let go.
  private static let leastSpeed: CGFloat = 10
  /// Faster than this a page is turned, however little of it shows; Apple's is not documented.
  private static let pageSpeed: CGFloat = 100

  /// After the finger: asks the delegate where to rest, and goes there.
  ///
  /// `velocity` in points a second, in the content's direction. Without a drag that ends, nobody is
  /// asked: content that was held past an edge goes back.
  final func settle(velocity: CGPoint) {
    let wasDragging = isDragging
    if wasDragging { refreshControl?.contentReleased() }
    let speed = CGPoint(x: quiet(velocity.x), y: quiet(velocity.y))
    let natural = naturalTarget(speed)
    var target = natural
    if wasDragging {
      // Points a millisecond.
      let told = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
      scrollDelegate?.scrollViewWillEndDragging(
        self, withVelocity: told, targetContentOffset: &target)
      if !target.x.isFinite || !target.y.isFinite { target = natural }
    }
    if target.y == natural.y { target.y = restBesideLargeTitle(natural.y) }
    let asked = CGPoint(
      x: target.x == natural.x ? .nan : target.x, y: target.y == natural.y ? .nan : target.y)
    let motion = ScrollMotion(
      self, .deceleration, axis(\.x, speed, natural, asked), axis(\.y, speed, natural, asked))
    let moves = motion.endTime > motion.start
    phase = .resting
    if wasDragging {
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
      // The delegate may have gone elsewhere.
      guard case .resting = phase else { return }
    }
    guard moves, window != nil else { return fadeIndicators() }
    if wasDragging { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    start(motion)
  }

  private final func quiet(_ speed: CGFloat) -> CGFloat {
    abs(speed) < Self.leastSpeed || !speed.isFinite ? 0 : speed
  }

  /// Where it rests if nobody says otherwise.
  private final func naturalTarget(_ speed: CGPoint) -> CGPoint {
    if isPagingEnabled { return page(speed) }
    let range = offsetRange
    func end(
      _ place: CGFloat, _ speed: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      let free = place + decay(speed).distance
      return min(max(free, range.lowerBound), range.upperBound)
    }
    return CGPoint(
      x: end(contentOffset.x, speed.x, range.x), y: end(contentOffset.y, speed.y, range.y))
  }

  private final func page(_ speed: CGPoint) -> CGPoint {
    func page(
      _ place: CGFloat, _ speed: CGFloat, _ size: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      guard size > 0, range.upperBound > range.lowerBound else {
        return min(max(place, range.lowerBound), range.upperBound)
      }
      let number = (place - range.lowerBound) / size
      let whole: CGFloat
      if abs(speed) > Self.pageSpeed {
        whole = speed > 0 ? number.rounded(.up) : number.rounded(.down)
      } else {
        whole = number.rounded()
      }
      return min(max(range.lowerBound + whole * size, range.lowerBound), range.upperBound)
    }
    let (range, offset) = (offsetRange, contentOffset)
    return CGPoint(
      x: page(offset.x, speed.x, bounds.width, range.x),
      y: page(offset.y, speed.y, bounds.height, range.y))
  }

  private final func decay(_ speed: CGFloat) -> Decay {
    Decay(velocity: Double(speed), rate: Double(decelerationRate.rawValue))
  }

  /// Half a pixel, in points: nearer than that is there.
  private final var tolerance: Double { 0.5 / Double(pixels) }

  /// One coordinate's way: back to its edge, to a page or a place that was asked for, or as thrown.
  private final func axis(
    _ key: KeyPath<CGPoint, CGFloat>, _ speed: CGPoint, _ natural: CGPoint, _ asked: CGPoint
  ) -> AxisMotion {
    let isHorizontal = key == \CGPoint.x
    let range = isHorizontal ? offsetRange.x : offsetRange.y
    let (place, velocity) = (Double(contentOffset[keyPath: key]), Double(speed[keyPath: key]))
    if !asked[keyPath: key].isNaN || isPagingEnabled {
      let end = asked[keyPath: key].isNaN ? natural[keyPath: key] : asked[keyPath: key]
      if place == Double(end) { return .rest(at: place) }
      return .returning(
        CriticalReturn(
          from: place, to: Double(end), velocity: velocity,
          frequency: CriticalReturn.pageFrequency), tolerance: tolerance)
    }
    return free(place, velocity, range, isHorizontal ? bouncesHorizontally : bouncesVertically)
  }

  private final func free(
    _ place: Double, _ velocity: Double, _ range: ClosedRange<CGFloat>, _ bounces: Bool
  ) -> AxisMotion {
    let span = Double(range.lowerBound)...Double(range.upperBound)
    let edge = min(max(place, span.lowerBound), span.upperBound)
    if edge != place {
      return .returning(
        CriticalReturn(from: place, to: edge, velocity: velocity), tolerance: tolerance)
    }
    guard velocity != 0 else { return .rest(at: place) }
    let throwing = decay(CGFloat(velocity))
    // At an edge already, with nowhere to go but beyond it.
    let isAtEdge =
      velocity > 0 ? place >= span.upperBound : place <= span.lowerBound
    if isAtEdge {
      guard bounces else { return .rest(at: place) }
      return .returning(
        CriticalReturn(from: place, to: place, velocity: velocity), tolerance: tolerance)
    }
    return .thrown(
      from: place, throwing, in: span, bounces: bounces, tolerance: tolerance)
  }

  /// The content has another size: what is thrown goes on from here with the speed it has.
  final func replan(_ motion: ScrollMotion) {
    let now = session.clock.now
    let velocity = motion.velocity(at: now)
    let next = ScrollMotion(
      self, .deceleration,
      free(Double(contentOffset.x), Double(velocity.x), offsetRange.x, bouncesHorizontally),
      free(Double(contentOffset.y), Double(velocity.y), offsetRange.y, bouncesVertically))
    motion.leave()
    phase = .moving(next)
    session.motions.add(next)
  }
}
