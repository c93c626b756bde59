import ExampleScenes
import Foundation
import InterludeHost
import InterludeRaster
import InterludeScene
import InterludeStage
import InterludeStudio

/// The words after the command choose what is measured: frame, push, log, layout, films. None is all.
let words = CommandLine.arguments.dropFirst()
@MainActor func asked(for word: String) -> Bool { words.isEmpty || words.contains(word) }

var figures: [String: Double] = [:]
@MainActor func row(
  _ name: String, _ key: String, _ figure: Double, _ value: String, _ goal: String
) {
  print(name.padding(toLength: 44, withPad: " ", startingAt: 0) + value + "   goal " + goal)
  figures[key] = figure
}

guard let push = ExampleScenes.all.first(where: { $0.name == "bubbles-push" }) else {
  fatalError("the scene bubbles-push is not there")
}

// One whole phone frame of the push, one thread, on a frame buffer that is used again.
if asked(for: "frame") {
  let (width, height) = (1179, 2556)
  let source = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
  let target = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
  memset(source, 1, width * height * 4)
  memset(target, 2, width * height * 4)
  let copy = median(31) { memcpy(target, source, width * height * 4) }
  let stage = push.mount(on: .phone)
  var pictures: [Picture] = []
  for frame in 6...36 {
    stage.advance(to: Double(frame) / 60)
    pictures.append(stage.picture())
  }
  let rasterizer = PictureRasterizer()
  var bitmap = Bitmap(width: width, height: height)
  for picture in pictures { rasterizer.rasterize(picture, into: &bitmap, threads: 1) }
  var index = 0
  let frame = median(pictures.count * 3) {
    rasterizer.rasterize(pictures[index % pictures.count], into: &bitmap, threads: 1)
    index += 1
  }
  print(String(format: "one frame copied: %.2f ms", copy * 1000))
  figures["copy_ms"] = copy * 1000
  row(
    "bubbles-push, a frame, one thread", "push_frame_copies", frame / copy,
    String(format: "%6.1f copies", frame / copy), "≤ 25")
}

// The whole push without a pixel.
if asked(for: "push") {
  let advance = median(101) {
    let stage = push.mount(on: .phone)
    stage.settle()
  }
  row(
    "bubbles-push from start to rest, no pixels", "push_advance_ms", advance * 1000,
    String(format: "%6.2f ms", advance * 1000), "≤ 2")
}

if asked(for: "log") {
  let log = LogCost(of: push)
  row(
    "its events while the log is off", "log_off", log.off,
    String(format: "%6.3f %%", log.off * 100), "< 1")
  row(
    "the same with the log on", "log_on", log.on, String(format: "%+6.2f %%", log.on * 100), "< 5")
  row(
    "the same under the doctor's eyes", "watched", log.watched,
    String(format: "%+6.0f %%", log.watched * 100), "none")
}

if asked(for: "layout") {
  let layout = LayoutCost()
  row(
    "1,000 constraints, from nothing to frames", "constraints_ms", layout.whole * 1000,
    String(format: "%6.2f ms", layout.whole * 1000), "≤ 16")
  row(
    "one constant of them changed", "constant_ms", layout.change * 1000,
    String(format: "%6.3f ms", layout.change * 1000), "< 0.5")
}

// Everything the demo films.
if asked(for: "films") {
  let folder =
    NSTemporaryDirectory() + "interlude-bench-\(ProcessInfo.processInfo.processIdentifier)"
  let whole = WallClock()
  for scene in ExampleScenes.all {
    var job = FilmJob(output: folder + "/" + scene.name)
    job.threads = ProcessInfo.processInfo.activeProcessorCount
    do throws(Failure) {
      _ = try scene.film(job, on: .phone)
    } catch {
      print("\(scene.name): \(error)")
      exit(error.status.rawValue)
    }
  }
  let films = whole.seconds
  try? FileManager.default.removeItem(atPath: folder)
  row("all scenes filmed to PNG", "films_s", films, String(format: "%6.1f s", films), "< 60")
}

let lines = figures.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
try? "{\(lines.joined(separator: ", "))}\n".write(
  toFile: "out/bench.json", atomically: true, encoding: .utf8)
