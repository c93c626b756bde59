package import CoreGraphics
import Foundation
package import InterludeCompositor
import InterludeGeometry
import InterludeScene

/// The clock, the transactions and the committed layers of one stage, or of the app.
///
/// A layer belongs to the session its tree's root is attached to. Free calls (`CATransaction`,
/// `CACurrentMediaTime()`) use ``current``. All use is on the main actor, whatever the thread.
package final class MediaSession: @unchecked Sendable {
  package let clock = VirtualClock()
  /// What pictures are made of.
  package internal(set) var tree = LayerTree()
  package internal(set) var transactions = TransactionStack()
  /// UIKit's half of the session; held here so that one object is the stage's whole state.
  package var interface: AnyObject?
  /// Draws what a text layer says; UIKit's part, as it has the fonts.
  package var typesetter: ((CATextLayer, CGContext) -> Void)?
  /// Sees every media event while the event log is on.
  package var observer: ((MediaEvent) -> Void)?
  /// Other queues may report too, so the list is only touched locked.
  private let issueLock = NSLock()
  private var knownIssues: [CompatibilityIssue] = []

  /// Layers whose committed node is out of date, in the order they changed.
  var dirty: [CALayer] = []
  /// Layers that asked to be drawn again, in the order they asked.
  var undisplayed: [CALayer] = []
  /// Roots of trees that asked for layout.
  var roots: [WeakLayer] = []
  /// How many layers of the tree keep a time of their own; while none does, all have the world's, and
  /// nobody has to go up the tree to know it.
  var timedLayers = 0
  /// Layers that have animations, by name.
  var animated: [LayerID: CALayer] = [:]
  /// Committed layers that have left the tree.
  var departed: Set<LayerID> = []
  /// Callbacks that wait for the completions phase.
  var completions: [() -> Void] = []
  package internal(set) var displayLinks: [CADisplayLink] = []

  /// Pixels a point of the screen; may be asked from any thread, and does not change once set.
  package nonisolated(unsafe) var screenScale = 1.0

  package init() {}

  // MARK: The current session

  @TaskLocal private static var scoped: MediaSession?
  /// The session of calls outside any scope: the most recently activated, or the app's own.
  private nonisolated(unsafe) static var fallback = MediaSession()

  package static var current: MediaSession { scoped ?? slot?.session ?? fallback }

  /// Makes this session the one free calls mean: in the enclosing isolated stretch, or everywhere.
  package func activate() {
    if let slot = Self.slot { slot.session = self } else { Self.fallback = self }
  }

  /// Where an isolated stretch of code keeps its current session.
  private final class Slot: @unchecked Sendable {
    var session = MediaSession()
  }

  @TaskLocal private static var slot: Slot?

  /// Runs `body` so that sessions made in it are current in it alone.
  package static func isolated(_ body: () async throws -> Void) async throws {
    try await $slot.withValue(Slot()) { try await body() }
  }

  /// Runs `body` with this session as the current one.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    // Mostly it is the current one already.
    if Self.scoped === self { return try body() }
    return try Self.$scoped.withValue(self, operation: body)
  }

  /// The end of a stage: what waits is forgotten, what runs is let go.
  package func retire() {
    clock.forgetAll()
    for layer in animated.values { layer.forgetAnimations() }
    completions = []
    displayLinks = []
    animated = [:]
    dirty = []
    undisplayed = []
    departed = []
    roots = []
    tree = LayerTree()
    observer = nil
    interface = nil
  }

  // MARK: Compatibility

  package var issues: [CompatibilityIssue] { issueLock.withLock { knownIssues } }

  /// Notes an issue, once however often it happens; from any thread.
  package func record(_ issue: CompatibilityIssue) {
    issueLock.withLock { if !knownIssues.contains(issue) { knownIssues.append(issue) } }
  }

  package func record(_ subject: String, _ message: String) {
    record(CompatibilityIssue(subject: subject, message: message))
  }
}

struct WeakLayer {
  weak var layer: CALayer?
}
