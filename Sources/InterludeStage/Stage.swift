package import QuartzCore
public import Foundation
public import UIKit
package import InterludeScene
import InterludeRaster

/// A device in virtual time: it shows a controller, moves time when told, touches, and can be looked at.
///
/// ```swift
/// let stage = Stage(.phone, root: navigationController)
/// navigationController.pushViewController(detail, animated: true)
/// stage.advance(by: 0.25)
/// ```
/// Time begins at 0 and nothing happens between two calls. The stage made or used last is the one that
/// free calls (`UIScreen.main`, `CACurrentMediaTime()`, `DispatchQueue.main.asyncAfter`) mean.
@MainActor
public final class Stage {
  package let session: InterfaceSession
  public let device: Device
  private let concurrency: Concurrency
  public let window: UIWindow
  /// The language and region of the device's user, in which the stage was made.
  ///
  /// Its language says which way the interface reads, unless `layoutDirection` does. Foundation has one
  /// `Locale.current` for the whole process, `en_001` on Linux: code that formats for the user takes
  /// the locale as a value.
  public let locale: Locale
  /// Who watches what happens on the stage, for as long as there is one.
  package var watcher: AnyObject?
  /// Calls that made no sense, each once, in the words of ``issues``.
  package internal(set) var misuses: [String] = []
  /// Told of each of them.
  package var misused: ((String) -> Void)?
  /// When the last of the fingers that were asked for in a turn is up.
  var fingersBusyUntil = 0.0
  private let rasterizer = PictureRasterizer()

  /// Mounts `root` and shows its first frame.
  ///
  /// The settings are what the device's user has set, and can be changed while the stage runs;
  /// `safeArea` stands in for the device's own. `tickRate` is how often display links are called, in
  /// Hertz. What is not said is what the test's `.stage(…)` trait says, or what ``StageSettings`` names.
  public convenience init(
    _ device: Device? = nil, root: UIViewController, appearance: UIUserInterfaceStyle? = nil,
    contentSize: UIContentSizeCategory? = nil, locale: Locale? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil, reduceMotion: Bool? = nil,
    safeArea: UIEdgeInsets? = nil, tickRate: Int? = nil, concurrency: Concurrency? = nil
  ) {
    self.init(
      StageSettings(
        device, appearance: appearance, contentSize: contentSize, locale: locale,
        layoutDirection: layoutDirection, reduceMotion: reduceMotion, safeArea: safeArea,
        tickRate: tickRate, concurrency: concurrency)
    ) { root }
  }

  /// Builds the root inside the stage's session: `UIScreen.main` is this stage's.
  public convenience init(
    _ device: Device? = nil, appearance: UIUserInterfaceStyle? = nil,
    contentSize: UIContentSizeCategory? = nil, locale: Locale? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil, reduceMotion: Bool? = nil,
    safeArea: UIEdgeInsets? = nil, tickRate: Int? = nil, concurrency: Concurrency? = nil,
    makeRoot: () -> UIViewController
  ) {
    self.init(
      StageSettings(
        device, appearance: appearance, contentSize: contentSize, locale: locale,
        layoutDirection: layoutDirection, reduceMotion: reduceMotion, safeArea: safeArea,
        tickRate: tickRate, concurrency: concurrency), makeRoot: makeRoot)
  }

  /// The same with settings as one value.
  public init(_ settings: StageSettings, makeRoot: () -> UIViewController) {
    let settings = settings.over(.around)
    let device = settings.device ?? .phone
    let concurrency = settings.concurrency ?? .real
    self.device = device
    self.concurrency = concurrency
    locale = settings.locale ?? Locale(identifier: "en_US")
    let session = InterfaceSession(
      device: device.metrics, tickRate: settings.tickRate ?? 60,
      userInterfaceStyle: settings.appearance ?? .light)
    self.session = session
    session.statusBar.isShown = true
    session.media.activate()
    if concurrency == .virtual { VirtualConcurrency.enter(session.media) }
    session.change {
      $0.preferredContentSizeCategory = settings.contentSize ?? .large
      $0.layoutDirection = settings.direction
    }
    session.change(
      accessibility: AccessibilitySettings(isMotionReduced: settings.reduceMotion ?? false))
    if let safeArea = settings.safeArea { session.change(safeArea: safeArea) }
    window = session.media.run { UIWindow(frame: device.metrics.bounds) }
    StageScope.opened?(self)
    if settings.locale != nil { noteLocale() }
    session.loop.perform {
      window.rootViewController = makeRoot()
      window.makeKeyAndVisible()
    }
  }

  // A suite's value, and the stage in it, may be let go on any thread.
  isolated deinit {
    if concurrency == .virtual { VirtualConcurrency.leave(session.media) }
    session.retire()
  }

  // MARK: Time

  /// The latest time of a stage, in seconds: some eleven days.
  package static let longest = 1_000_000.0

  /// Seconds since the stage was made.
  public var time: Double { session.clock.now }

  /// Moves time on by `seconds`, running everything that is due on the way.
  public func advance(by seconds: Double) {
    guard !(seconds < 0) else {
      return misuse("advance", "time does not move back, by \(seconds) seconds")
    }
    // Sixty steps of a sixtieth are sixty ticks, however they add up.
    advance(to: session.loop.onTick(time + seconds))
  }

  /// Moves time to `time`; an earlier one does nothing.
  public func advance(to time: Double) {
    guard time.isFinite, time <= Self.longest else {
      return misuse("advance", "takes seconds up to \(Self.longest), not \(time)")
    }
    guard canMoveTime("advance") else { return }
    session.loop.advance(to: time)
  }

  /// Advances until nothing finite is left running: no transition, touch, animation or callback.
  ///
  /// Endless animations, repeating timers and display links do not hold it.
  /// - Returns: false when something was still running after `limit` seconds.
  @discardableResult
  public func settle(limit: Double = 60) -> Bool {
    canMoveTime("settle") && session.loop.settle(limit: limit)
  }

  /// Runs `body` as the app's code at this moment, with this stage as the current one.
  @discardableResult
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try session.loop.perform(body)
  }

  // MARK: What happened

  /// What is not there yet or was misused, as `subject: message`, once each.
  public var issues: [String] { session.media.issues.map(\.description) }

  /// What shows now, as a picture of `scale` pixels a point.
  package func picture(scale: Double? = nil) -> Picture {
    session.loop.advance(to: time)
    return session.media.picture(
      of: window.layer, at: time, scale: scale ?? session.device.scale)
  }

  /// What shows now, in pixels.
  package func bitmap(scale: Double? = nil, threads: Int = 1) -> Bitmap {
    var bitmap = Bitmap(width: 0, height: 0)
    let report = rasterizer.rasterize(picture(scale: scale), into: &bitmap, threads: threads)
    for issue in report.issues { session.media.record(issue) }
    return bitmap
  }
}

extension RasterReport {
  /// What could not be drawn as the picture says, in the words of ``Stage/issues``.
  package var issues: [CompatibilityIssue] {
    unsupported.keys.map { kind in
      switch kind {
      case .projectiveTransform:
        CompatibilityIssue(
          subject: "CALayer.transform", message: "perspective is drawn by its affine part only")
      case .missingFace:
        CompatibilityIssue(
          subject: "GlyphRun.face", message: "glyphs of a font that is not installed are left out")
      }
    }
  }
}
