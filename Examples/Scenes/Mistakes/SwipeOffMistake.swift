import InterludeStage
import InterludeStudio
import UIKit

/// With an animator for pops the system's swipe is off, and nothing is put in its place.
@MainActor
enum SwipeOffMistake {
  static let scene = FilmScene(
    "mistake-swipe-off", "swiping back from the edge does nothing",
    rule: "D19",
    root: { MistakeStand.pushing(NavigationDelegate()) },
    script: MistakeStand.open.drag(at: 1.2, over: 0.4) { stage in
      let height = stage.window.bounds.height / 2
      return (CGPoint(x: 4, y: height), CGPoint(x: stage.window.bounds.width * 0.8, y: height))
    })
}
