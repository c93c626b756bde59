import Foundation
import InterludeImaging
import InterludeScene
import InterludeStage
import UIKit

/// Compares a film with its golden while it is taken, frame by frame.
///
/// The first frame that differs is looked at in its moment: later nobody knows which layers showed.
@MainActor
final class FilmGolden {
  private let golden: Golden
  private let scale: Double
  /// The golden's frames; nil where there is none, or none that can be read.
  private let expected: [Bitmap]?
  private let problem: String?
  private var frames: [(time: Double, bitmap: Bitmap)] = []
  private var hasText = false
  /// The first frame that differs, and what is said of it.
  private var first: (index: Int, what: String)?
  private var last = 0
  private var differing = 0

  init(_ golden: Golden, size: (width: Int, height: Int), scale: Double) {
    self.golden = golden
    self.scale = scale
    let path = "\(golden.folder.path)/\(golden.name).png"
    guard Recording.current == .off, let bytes = try? ImageFile.bytes(of: path) else {
      (expected, problem) = (nil, nil)
      return
    }
    let sheet = try? PNG.decode(bytes)
    let strip = FilmStrip(width: size.width, height: size.height)
    expected = sheet.flatMap { strip.tiles(of: $0) }
    problem =
      expected != nil
      ? nil
      : sheet.map {
        "the golden's \($0.width)×\($0.height) pixels hold no frames of \(size.width)×\(size.height)"
      } ?? "the golden is no picture"
  }

  /// Takes what shows now; `time` counts from the film's start.
  func take(_ stage: Stage, at time: Double) {
    let picture = stage.picture(scale: scale)
    if !hasText { hasText = picture.hasText }
    let bitmap = picture.rasterized()
    let index = frames.count
    frames.append((time, bitmap))
    guard let expected, index < expected.count,
      let difference = PixelDifference(expected[index], bitmap)
    else { return }
    differing += 1
    last = index
    guard first == nil else { return }
    let place = stage.place(difference, scale: scale)
    first = (
      index, "frame \(index), \(Numbers.short(time)) s into the film: \(difference), \(place)"
    )
  }

  /// Says what came of it.
  func finish() -> Bool {
    let strip = FilmStrip(
      width: frames.first?.bitmap.width ?? 0, height: frames.first?.bitmap.height ?? 0)
    let sheet = strip.sheet(frames)
    guard let bytes = try? PNG.encode(sheet, level: 9) else {
      return golden.tell(.different("\(golden.name) has no picture"))
    }
    let outcome = golden.folder.compare(
      bytes, "\(golden.name).png", recording: Recording.current != .off, hasText: hasText
    ) { _ in
      guard let what = difference else { return nil }
      writeFilm()
      return what
    }
    return golden.tell(outcome)
  }

  private var difference: String? {
    if let problem { return problem }
    let count = expected?.count ?? 0
    var sentences: [String] = []
    if let first {
      let common = min(count, frames.count)
      sentences.append(first.what)
      if differing > 1 { sentences.append("\(differing) of \(common) frames differ") }
    }
    if count != frames.count {
      sentences.append(
        "the film has \(frames.count) frames, the golden \(count): it "
          + (frames.count > count ? "takes longer" : "is over sooner"))
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  /// Golden, actual frame and the map of where they differ, for each frame from the first that differs
  /// to the last one. An APNG: browsers play it, what cannot shows the first difference.
  private func writeFilm() {
    guard let expected else { return }
    let count = max(expected.count, frames.count)
    let from = first?.index ?? min(expected.count, frames.count)
    let through = expected.count == frames.count ? last : count - 1
    let path = "\(golden.folder.path)/\(golden.name).diff.png"
    guard from <= through, let writer = try? APNGWriter(to: path, rate: FrameRate(4)) else {
      return
    }
    do throws(ImagingError) {
      for index in from...through {
        let empty = Bitmap(width: frames[0].bitmap.width, height: frames[0].bitmap.height)
        let golden = index < expected.count ? expected[index] : empty
        let actual = index < frames.count ? frames[index].bitmap : empty
        try writer.append(DifferencePicture(golden, actual).bitmap)
      }
      _ = try writer.finish()
    } catch {
      writer.discard()
    }
  }
}
