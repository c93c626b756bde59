import ExampleScenes
import Foundation
import InterludeHost
import InterludeRaster
import InterludeScene
import InterludeStage
import InterludeStudio

let (width, height) = (1179, 2556)
let source = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
let target = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
memset(source, 1, width * height * 4)
memset(target, 2, width * height * 4)
let copy = median(31) { memcpy(target, source, width * height * 4) }

guard let push = ExampleScenes.all.first(where: { $0.name == "bubbles-push" }) else {
  fatalError("the scene bubbles-push is not there")
}

// One whole phone frame of the push, one thread, on a frame buffer that is used again.
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

// The whole push without a pixel.
let advance = median(21) {
  let stage = push.mount(on: .phone)
  stage.settle()
}

let log = LogCost(of: push)
let layout = LayoutCost()

// Everything the demo films.
let folder = NSTemporaryDirectory() + "interlude-bench-\(ProcessInfo.processInfo.processIdentifier)"
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

func row(_ name: String, _ value: String, _ goal: String) {
  print(name.padding(toLength: 44, withPad: " ", startingAt: 0) + value + "   goal " + goal)
}
print(String(format: "one frame copied: %.2f ms", copy * 1000))
row("bubbles-push, a frame, one thread", String(format: "%6.1f copies", frame / copy), "≤ 25")
row("bubbles-push from start to rest, no pixels", String(format: "%6.2f ms", advance * 1000), "≤ 2")
row("its events while the log is off", String(format: "%6.3f %%", log.off * 100), "< 1")
row("the same with the log on", String(format: "%+6.2f %%", log.on * 100), "< 5")
row("the same under the doctor's eyes", String(format: "%+6.0f %%", log.watched * 100), "none")
row(
  "1,000 constraints, from nothing to frames", String(format: "%6.2f ms", layout.whole * 1000),
  "≤ 16")
row("one constant of them changed", String(format: "%6.3f ms", layout.change * 1000), "< 0.5")
row("all scenes filmed to PNG", String(format: "%6.1f s", films), "< 60")
let json = String(
  format: "{\"copy_ms\": %.4f, \"push_frame_copies\": %.3f, \"push_advance_ms\": %.4f, "
    + "\"log_off\": %.5f, \"log_on\": %.4f, \"watched\": %.4f, \"constraints_ms\": %.4f, "
    + "\"constant_ms\": %.5f, \"films_s\": %.3f}",
  copy * 1000, frame / copy, advance * 1000, log.off, log.on, log.watched, layout.whole * 1000,
  layout.change * 1000, films)
try? json.write(toFile: "out/bench.json", atomically: true, encoding: .utf8)
