import Foundation
import InterludeImaging
import InterludeStage
import InterludeStudio
import InterludeTesting
import Testing

@MainActor
@Suite(.stage) struct FrameTimesTests {
  private func times(_ from: Double, _ through: Double, _ rate: Double) -> [Double] {
    let times = FrameTimes(from: from, through: through, framesPerSecond: rate)
    return (0..<times.count).map { times[$0] }
  }

  @Test("Frames come at index / rate; the last shows the end, also between two frames")
  func ends() {
    #expect(times(0, 0.5, 4) == [0, 0.25, 0.5])
    #expect(times(0, 0.6, 4) == [0, 0.25, 0.5, 0.6])
    #expect(times(0.1, 0.5, 4) == [0.1, 0.35, 0.5])
    #expect(times(0.25, 0.5, 4) == [0.25, 0.5])
    #expect(times(2, 2, 60) == [2])
    #expect(times(2, 1, 60) == [2])
    #expect(times(0, 67.0 / 60, 0.6) == [0, 67.0 / 60])
  }

  @Test(
    "The default GIF's rate, television's, a thousand and a time lapse end where the scene does",
    arguments: [60.0, 50, 24, 29.97, 1000, 60 / 0.07, 60.0 / 100])
  func rates(rate: Double) {
    let end = 67.0 / 60
    let all = times(0, end, rate)
    #expect(all.last == end)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 <= 1 / rate + 1e-9 })
    // No frame is lost and none is there twice.
    #expect(abs(Double(all.count - 1) - end * rate) < 1)
    for (index, time) in all.dropLast().enumerated() { #expect(time == Double(index) / rate) }
  }

  @Test("Frames at the stage's rate are its ticks to the last bit")
  func ticks() {
    for tick in 1...400 {
      #expect(times(0, Double(tick) / 60, 60) == (0...tick).map { Double($0) / 60 })
    }
  }

  @Test(
    "The last frame of a film is the resting screen, whatever the rate",
    arguments: ["50", "24", "7"])
  func rest(rate: String) throws {
    // It ends at 0.5 s, between two frames of some of these.
    try Tool.inFolder { (folder: String) throws in
      let path = folder + "/a.apng"
      let result = Tool.run([
        "film", "slide", "--device", Scenes.small, "-o", path, "--fps", rate, "--speed", "0.9",
      ])
      #expect(result.out.contains(", to 0.5 s"))
      let stage = Scenes.slide.mount(on: try #require(Device(named: Scenes.small)))
      stage.advance(to: 0.5)
      #expect(try Tool.frames(path).last?.bitmap == stage.bitmap())
    }
  }
}
