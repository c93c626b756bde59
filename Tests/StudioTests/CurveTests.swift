import Foundation
import InterludeImaging
import InterludeScene
import InterludeStage
import InterludeStudio
import InterludeTesting
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite(.stage) struct CurveTests {
  private let common = ["plot", "slide", "--device", Scenes.small, "--fps", "60"]

  @Test("A curve's values are those of the presentation layer, bit for bit")
  func values() throws {
    let sampler = CurveSampler(
      Scenes.slide, on: SceneSetting(device: try #require(Device(named: Scenes.small))),
      times: FrameTimes(from: 0, through: 0.5, framesPerSecond: 60), layers: ["square"])
    #expect(sampler.curves.map(\.property) == ["position.x", "opacity"])
    let stage = Scenes.slide.mount(on: try #require(Device(named: Scenes.small)))
    let layer = try #require(stage.window.rootViewController?.view.layer.sublayers?.first)
    for (index, time) in sampler.times.enumerated() {
      stage.advance(to: time)
      let shown = try #require(layer.presentation())
      #expect(sampler.curves[0].values[index] == Double(shown.position.x))
      #expect(sampler.curves[1].values[index].map { Float($0) } == shown.opacity)
    }
    #expect(sampler.times.count == 31)
  }

  @Test("CSV has a row a sample and a column a curve; JSON has the same numbers")
  func numbers() throws {
    let csv = Tool.run(common + ["--property", "position.x", "--layer", "square"])
    let rows = csv.out.split(separator: "\n").map { $0.split(separator: ",") }
    #expect(rows.count == 32)
    #expect(rows[0].last?.hasSuffix("square position.x\"") == true)
    #expect(rows[16].map { Double($0) } == [0.25, 50])
    let json = try Tool.json(
      Tool.run(common + ["--property", "position.x", "--layer", "square", "--json"]).out)
    let curves = json["curves"] as? [[String: Any]]
    #expect(curves?.first?["unit"] as? String == "points")
    let values = curves?.first?["values"] as? [Double]
    #expect(values == rows.dropFirst().compactMap { Double($0[1]) })
  }

  @Test("A plot is an SVG with both curves, its axes and legend, and a PNG of the same size")
  func pictures() throws {
    try Tool.inFolder { (folder: String) throws in
      let svg = Tool.run(common + ["-o", folder + "/a.svg"])
      #expect(svg.out == "\(folder)/a.svg: 2 curves, 31 samples each\n")
      let text = String(decoding: try ImageFile.bytes(of: folder + "/a.svg"), as: UTF8.self)
      #expect(text.hasPrefix("<svg xmlns="))
      #expect(text.components(separatedBy: "<polyline").count == 3)
      for part in ["square · position.x", "square · opacity", ">seconds<", ">points<", ">0 to 1<"] {
        #expect(text.contains(part), "\(part)")
      }
      // Well formed: a parser of the system's reads it.
      #expect(text.filter { $0 == "<" }.count == text.filter { $0 == ">" }.count)
      #expect(Tool.run(common + ["-o", folder + "/a.png", "--scale", "1"]).status == 0)
      let bitmap = try ImageFile.read(folder + "/a.png")
      #expect(text.contains("viewBox=\"0 0 \(bitmap.width) \(bitmap.height)\""))
    }
  }

  @Test(
    "Axes have round numbers that hold the range",
    arguments: [
      (0.0, 1.0, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
      (20, 80, ["20", "40", "60", "80"]),
      (-0.3, 0.25, ["-0.4", "-0.2", "0.0", "0.2", "0.4"]),
      (0, 1234, ["0", "500", "1000", "1500"]),
      (5, 5, ["4.0", "4.5", "5.0", "5.5", "6.0"]),
    ])
  func axes(low: Double, high: Double, labels: [String]) {
    let axis = Axis(low, high, about: 5)
    #expect(axis.ticks.map(axis.label) == labels)
    #expect(axis.low <= low && axis.high >= high)
  }
}
