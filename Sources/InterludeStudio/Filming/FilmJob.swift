import Foundation
import InterludeScene
package import InterludeStage

/// What to film, and into which folder.
package struct FilmJob: Sendable {
  package var output: String
  package var framesPerSecond = 60.0
  package var from = 0.0
  /// nil is to the scene's end.
  package var through: Double?
  /// Pixels a point; nil is the device's.
  package var scale: Double?
  package var threads = 1

  package init(output: String) { self.output = output }
}

/// What was made.
package struct FilmReport: Equatable, Sendable {
  package var frames: Int
  package var bytes: Int
  /// In pixels.
  package var width: Int
  package var height: Int
  /// The time of the last frame.
  package var through: Double
  package var issues: [String]
}

extension FilmScene {
  /// Scenes that have no end of their own are given up after this many seconds.
  package static let patience = 60.0

  /// When the scene is over: its own length, or when everything has come to rest.
  package func end(on device: Device) throws(Failure) -> Double {
    if let length { return length }
    let stage = mount(on: device)
    guard stage.settle(limit: Self.patience) else {
      throw Failure(
        .scene,
        "\(name) is still moving after \(Int(Self.patience)) seconds; give --to a time in seconds")
    }
    return stage.time
  }

  /// Films the scene, one PNG a frame: frame-00000.png and on.
  ///
  /// Frames are made in order and written by up to `threads` threads; what they show depends on neither.
  package func film(
    _ job: FilmJob, on device: Device, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(Failure) -> FilmReport {
    let through: Double
    if let given = job.through { through = given } else { through = try end(on: device) }
    let times = FrameTimes(
      from: job.from, through: through, framesPerSecond: job.framesPerSecond)
    let stage = mount(on: device)
    let folder = try FrameFolder(job.output)
    let painter = FramePainter(threads: job.threads)
    var report = FilmReport(
      frames: 0, bytes: 0, width: 0, height: 0, through: times[times.count - 1], issues: [])
    var index = 0
    while index < times.count {
      let batch = min(painter.threads, times.count - index)
      var pictures: [Picture] = []
      for offset in 0..<batch {
        stage.advance(to: times[index + offset])
        pictures.append(stage.picture(scale: job.scale))
      }
      report.bytes += try painter.paint(pictures, firstIndex: index, into: folder)
      (report.width, report.height) = pictures[0].pixelSize
      index += batch
      report.frames = index
      progress(index, times.count)
    }
    report.issues = stage.issues + painter.issues.sorted()
    return report
  }
}
