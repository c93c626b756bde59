import InterludeImaging
import InterludeScene
public import InterludeStage
import UIKit

extension Stage {
  /// Films what happens from now on, and compares all frames with a golden: one strip in one PNG,
  /// `__Films__/NAME.png` beside the test's file.
  ///
  /// ```swift
  /// stage.expectFilm(matches: "iris-push") {
  ///   navigationController.pushViewController(detail, animated: true)
  /// }
  /// ```
  /// The first frame shows the stage after `action`, at this moment; then time moves on, until all that
  /// is finite has come to rest or `seconds` are over, and a frame is taken each `interval`. Frames lie at
  /// exact multiples of it. A difference says the first frame that differs, when it shows, its rectangle
  /// in points and the layer that is probably concerned. `NAME.diff.png` is an APNG then: golden, actual
  /// frame and a map of where they differ, side by side.
  ///
  /// - Parameters:
  ///   - interval: seconds between frames, 1/1000 to 60.
  ///   - seconds: the film's length; nil is until rest, 10 seconds at most.
  ///   - scale: pixels a point, 0.1 to 8.
  ///   - action: app code that sets things in motion. Fingers of the stage that are asked for in it
  ///     (`stage.drag`, `stage.tap`) come while the film is taken, one call's after the other's.
  /// - Returns: whether all is the same, or was recorded.
  @discardableResult
  public func expectFilm(
    matches name: String, every interval: Double = 0.05, over seconds: Double? = nil,
    scale: Double = 0.5, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ action: () -> Void = {}
  ) -> Bool {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    func refuse(_ message: String) -> Bool {
      Complaint("\(name): \(message)").tell(at: place)
      return false
    }
    guard (0.001...60).contains(interval) else {
      return refuse("a frame each 0.001 to 60 seconds, not \(interval)")
    }
    guard (0.1...8).contains(scale) else {
      return refuse("scale is 0.1 to 8 pixels a point, not \(scale)")
    }
    if let seconds, !(0...3600).contains(seconds) {
      return refuse("a film is 0 to 3600 seconds long, not \(seconds)")
    }
    guard canRecord(name, at: place) else { return false }
    let size = picture(scale: scale).pixelSize
    let most = Self.mostPixels / max(1, size.width * size.height)
    func refuseSize(_ count: String) -> Bool {
      refuse(
        "\(count) of \(size.width)×\(size.height) pixels, more than the "
          + "\(Self.mostPixels / 1_000_000) million that a golden may have; give a smaller `scale`, a "
          + "longer `every` or a shorter `over`")
    }
    if let seconds, seconds / interval >= Double(most) {
      return refuseSize("\(Int(seconds / interval) + 1) frames")
    }
    run(action)
    let steps = Steps(from: time, every: interval, over: seconds)
    let film = FilmGolden(Golden(name, place), size: size, scale: scale)
    var index = 0
    while index <= steps.last {
      advance(to: steps.time(index))
      film.take(self, at: steps.offset(index))
      if seconds == nil, !isMoving { break }
      index += 1
      guard index < most else { return refuseSize("\(index) frames and no end") }
      guard index < Self.mostFrames else {
        return refuse(
          "\(Self.mostFrames) frames and no end (\(mover)); give `every` or `over` in seconds")
      }
    }
    guard seconds != nil || !isMoving else {
      return refuse(
        "still moving after \(Numbers.short(Steps.patience)) seconds: \(mover); give `over`")
    }
    return film.finish()
  }

  private static var mostFrames: Int { 400 }

  /// All frames are in memory until the last is taken.
  private static var mostPixels: Int { 100_000_000 }
}
