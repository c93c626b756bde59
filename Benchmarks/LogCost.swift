import InterludeDoctor
import InterludeHost
import InterludeStage
import InterludeStudio
import UIKit

/// What the event log and the doctor cost a transition that is run without pixels.
@MainActor
struct LogCost {
  /// As a part of the run: every event of it, asked for while the log is off.
  var off = 0.0
  /// How much longer the run takes with the log on.
  var on = 0.0
  /// How much longer it takes under the doctor's eyes.
  var watched = 0.0

  init(of scene: FilmScene) {
    func run(_ prepare: (Stage) -> Void) {
      let stage = scene.mount(on: .phone)
      prepare(stage)
      stage.settle()
    }
    let (plain, logged) = medians(101, { run { _ in } }, { run { $0.session.log.isOn = true } })
    on = logged / plain - 1
    var recorder: Recorder?
    let (alone, seen) = medians(51, { run { _ in } }, { run { recorder = Recorder($0.session) } })
    watched = seen / alone - 1
    _ = recorder

    let stage = scene.mount(on: .phone)
    stage.session.log.isOn = true
    stage.settle()
    let events = stage.session.log.events
    stage.session.log.isOn = false
    let repetitions = 1000
    let silent = median(21) {
      for _ in 0..<repetitions { for event in events { stage.session.log.record(event.kind) } }
    }
    off = silent / Double(repetitions) / plain
  }
}
