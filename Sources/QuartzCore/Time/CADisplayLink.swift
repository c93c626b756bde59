public import Foundation

/// The rates, in frames a second, at which something may be drawn.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// nil, or 0, leaves it to the display.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// The preferred rate, else the highest that is allowed.
  var wantedRate: Double? {
    if let preferred, preferred > 0, preferred.isFinite { return Double(preferred) }
    return maximum > 0 && maximum.isFinite ? Double(maximum) : nil
  }
}

/// A call at every tick of the stage, before its layout and commit.
///
/// Ticks come at whole multiples of the tick's length from the stage's time 0. The target is strong
/// until `invalidate()` (F170).
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private weak var session: MediaSession?

  /// When the frame that is being made began, in media time.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame will show.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The length of a tick, in seconds.
  public private(set) var duration: CFTimeInterval = 0
  public var isPaused = false
  /// 0 is the stage's own rate; otherwise every n-th tick that comes closest from above.
  public var preferredFramesPerSecond = 0
  /// Its preferred rate, where there is one, comes before `preferredFramesPerSecond`.
  public var preferredFrameRateRange = CAFrameRateRange.default
  private var ticksSinceCall = Int.max

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let session = MediaSession.current
    modes.insert(mode)
    guard self.session == nil, target != nil else { return }
    self.session = session
    session.displayLinks.append(self)
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { leave() }
  }

  public func invalidate() {
    leave()
    modes = []
    target = nil
  }

  private func leave() {
    session?.displayLinks.removeAll { $0 === self }
    session = nil
  }

  func tick(at time: Double, length: Double) {
    guard !isPaused, let target else { return }
    let range = preferredFrameRateRange
    let rate = range.wantedRate ?? Double(preferredFramesPerSecond)
    let wanted = rate > 0 ? max(1, Int(min(1e9, 1 / (rate * length) + 1e-9))) : 1
    ticksSinceCall = ticksSinceCall == .max ? wanted : ticksSinceCall + 1
    guard ticksSinceCall >= wanted else { return }
    ticksSinceCall = 0
    timestamp = time
    duration = length
    targetTimestamp = time + length * Double(wanted)
    if !selector.invoke(on: target, self) {
      MediaSession.current.record("CADisplayLink", "\(selector) reaches no method of the target")
    }
  }
}

extension MediaSession {
  /// True while a display link wants ticks.
  package var wantsTicks: Bool { displayLinks.contains { !$0.isPaused } }

  /// Calls every running display link, in the order they were added.
  package func tickDisplayLinks(length: Double) {
    run { for link in displayLinks { link.tick(at: clock.now, length: length) } }
  }
}
