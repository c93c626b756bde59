import QuartzCore

/// Something that moves as a function of time, without an animation of a layer: scrolling.
///
/// It is put in its place at every moment the stage comes to, so that what shows at a time depends on
/// nothing but that time; how often it was put there before makes no difference.
@MainActor
protocol FrameMotion: AnyObject {
  /// When it comes to rest.
  var endTime: Double { get }
  func show(at time: Double)
  /// It has shown its end, and is no longer asked.
  func finish()
}

/// What moves in a session.
@MainActor
final class FrameMotions {
  private var running: [any FrameMotion] = []

  var isEmpty: Bool { running.isEmpty }
  /// The next end.
  var nextEnd: Double? { running.map(\.endTime).min() }

  func add(_ motion: any FrameMotion) {
    remove(motion)
    running.append(motion)
  }

  func remove(_ motion: any FrameMotion) { running.removeAll { $0 === motion } }

  func removeAll() { running = [] }

  /// Places what moves, in the order in which it began; what has come to rest is told so.
  func show(at time: Double) {
    for motion in running {
      // One that came before may have stopped it.
      guard running.contains(where: { $0 === motion }) else { continue }
      motion.show(at: time)
      guard motion.endTime <= time, running.contains(where: { $0 === motion }) else { continue }
      remove(motion)
      motion.finish()
    }
  }
}
