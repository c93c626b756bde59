package import InterludeImaging
import InterludeScene
package import InterludeStage

/// What is to be filmed, how, and into what.
package struct FilmJob: Sendable {
  /// A folder for PNG files where there is no format, else a file.
  package var output: String
  package var format: FilmFormat?
  /// Whether the folder that the output lies in is made where it is missing.
  package var makesFolder = false
  package var framesPerSecond = 60.0
  /// Seconds of the scene in a second of film: 0.25 is slow motion.
  package var speed = 1.0
  package var from = 0.0
  /// nil is to the scene's end.
  package var through: Double?
  /// Pixels a point; nil is the device's.
  package var scale: Double?
  package var threads = 1

  package init(output: String, format: FilmFormat? = nil) {
    self.output = output
    self.format = format
  }
}

/// What was made.
package struct FilmReport: Equatable, Sendable {
  package struct Size: Equatable, Sendable, CustomStringConvertible {
    package var width = 0
    package var height = 0
    package var description: String { "\(width)×\(height)" }
  }

  package var frames: Int
  /// How many of them the file holds: a GIF or an APNG keeps a frame that stands still once.
  package var stored: Int
  /// What was filmed, in pixels: a video may be a pixel wider and higher.
  package var picture: Size
  package var bytes: Int
  /// In pixels.
  package var width: Int
  package var height: Int
  /// The time of the last frame, in the scene.
  package var through: Double
  package var issues: [String]
}

extension FilmScene {
  /// Scenes that have no end of their own are given up after this many seconds.
  package static let patience = 60.0

  /// Ends are told with four digits; who repeats one means the end, even where it was rounded up.
  package static let rounding = 0.000_05

  /// Refuses times after the scene's end: there is nothing of it to show, unless somebody says until when.
  func refuse(
    _ option: String, after times: [Double], to given: Double?, on setting: SceneSetting
  ) throws(Failure) {
    guard let last = times.max() else { return }
    let time = Numerals.short(last)
    if let given {
      guard last > given + Self.rounding else { return }
      throw Failure(.usage, "\(option) \(time) lies after --to \(Numerals.short(given))")
    }
    guard let end = end(before: last, on: setting) else { return }
    throw Failure(
      .usage,
      "\(option) \(time) lies after the end of \(name), which is at \(Numerals.short(end)) s; "
        + "give --to as well")
  }

  /// When the scene was over at a time; nil where it was not.
  ///
  /// It is played only as far as is asked for: it may go on for ever.
  func end(before time: Double, on setting: SceneSetting) -> Double? {
    let end: Double
    if let length {
      end = length
    } else {
      let stage = mount(on: setting)
      guard stage.settle(limit: time) else { return nil }
      end = stage.time
    }
    return time > end + Self.rounding ? end : nil
  }

  /// When the scene is over: its own length, or when everything has come to rest.
  package func end(on setting: SceneSetting) throws(Failure) -> Double {
    if let length { return length }
    let stage = mount(on: setting)
    guard stage.settle(limit: Self.patience) else {
      throw Failure(
        .scene,
        "\(name) is still moving after \(Int(Self.patience)) seconds; give --to a time in seconds")
    }
    return stage.time
  }

  package func end(on device: Device) throws(Failure) -> Double {
    try end(on: SceneSetting(device: device))
  }

  /// Where a stretch that begins at `from` ends: at `given`, or with the scene.
  ///
  /// After the end there is nothing of the scene to show, unless somebody says until when.
  package func end(
    from: Double, to given: Double?, on setting: SceneSetting
  ) throws(Failure) -> Double {
    let end: Double
    if let given { end = given } else { end = try self.end(on: setting) }
    guard from <= end + Self.rounding else {
      let (from, end) = (Numerals.short(from), Numerals.short(end))
      throw Failure(
        .usage,
        given == nil
          ? "--from \(from) lies after the end of \(name), which is at \(end) s; give --to as well"
          : "--to \(end) lies before --from \(from)")
    }
    return end
  }

  /// Films the scene: one PNG a frame, frame-00000.png and on, or all frames in one file.
  ///
  /// Frames are made in order and painted by up to `threads` threads; what they show depends on neither.
  /// A picture that stands still is painted once.
  package func film(
    _ job: FilmJob, on setting: SceneSetting, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(Failure) -> FilmReport {
    let through = try end(from: job.from, to: job.through, on: setting)
    let times = FrameTimes(
      from: job.from, through: through, framesPerSecond: job.framesPerSecond / job.speed)
    let stage = mount(on: setting)
    let output = try job.open()
    let painter = FramePainter(threads: job.threads)
    var report = FilmReport(
      frames: 0, stored: 0, picture: .init(), bytes: 0, width: 0, height: 0,
      through: times[times.count - 1], issues: [])
    do throws(Failure) {
      var stretches: [FilmStretch] = []
      func paint() throws(Failure) {
        guard let last = stretches.last else { return }
        report.bytes += try output.take(stretches, painter)
        let size = last.picture.pixelSize
        report.picture = .init(width: size.width, height: size.height)
        (report.width, report.height) = job.format?.size(of: size) ?? size
        report.frames = last.frames.upperBound
        stretches = []
        progress(report.frames, times.count)
      }
      for index in 0..<times.count {
        stage.advance(to: times[index])
        let picture = stage.picture(scale: job.scale)
        if stretches.last?.picture == picture {
          stretches[stretches.count - 1].grow()
        } else {
          if stretches.count == painter.threads { try paint() }
          stretches.append(FilmStretch(picture, from: index))
        }
      }
      try paint()
      report.bytes += try output.finish()
      report.stored = output.storedFrames ?? report.frames
    } catch {
      output.discard()
      throw error
    }
    report.issues = stage.issues + painter.issues.sorted()
    return report
  }
}

extension FilmScene {
  package func film(_ job: FilmJob, on device: Device) throws(Failure) -> FilmReport {
    try film(job, on: SceneSetting(device: device))
  }
}

extension FilmJob {
  fileprivate func open() throws(Failure) -> FilmOutput {
    guard let format else { return .folder(try FrameFolder(output)) }
    do throws(ImagingError) {
      return .file(try format.writer(to: output, rate: FrameRate(framesPerSecond)))
    } catch {
      throw Failure(writing: error)
    }
  }
}
