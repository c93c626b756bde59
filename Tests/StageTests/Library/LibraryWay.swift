import InterludeStage
import QuartzCore
import Testing

@testable import Interlude
@testable import UIKit

/// Where the two screens of a transition are, tick by tick.
@MainActor
final class LibraryWay {
  private(set) var frames: [[(time: Double, frame: CGRect)]]
  private let screens: [UIViewController]
  private var link: CADisplayLink?

  /// Watches from now on, until the views rest.
  init(of played: LibraryCase) {
    screens = played.screens
    frames = screens.map { _ in [] }
    played.stage.run {
      let link = CADisplayLink(target: self, selector: Selector("tick:", LibraryWay.tick))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  func end() { link?.invalidate() }

  private func tick(_ link: CADisplayLink) {
    for (index, screen) in screens.enumerated() {
      guard let view = screen.viewIfLoaded, view.window != nil,
        let frame = view.layer.presentation()?.frame
      else { continue }
      frames[index].append((link.timestamp, frame))
    }
  }

  private static let sides: [KeyPath<CGRect, CGFloat>] = [\.minX, \.minY, \.maxX, \.maxY]

  /// How far each side of each screen goes in all.
  var lengths: [[CGFloat]] {
    frames.map { way in
      Self.sides.map { side in
        let values = way.map { $0.frame[keyPath: side] }
        return (values.max() ?? 0) - (values.min() ?? 0)
      }
    }
  }

  /// The farthest that each side went in a sixtieth of a second.
  var jumps: [[CGFloat]] {
    frames.map { way in
      Self.sides.map { side in
        zip(way, way.dropFirst()).map { before, after in
          abs(after.frame[keyPath: side] - before.frame[keyPath: side])
            / max(1, ((after.time - before.time) * 60).rounded())
        }.max() ?? 0
      }
    }
  }
}

extension LibraryCase {
  /// The screen behind and the one in front.
  var screens: [UIViewController] {
    switch operation {
    case .push, .pop:
      [(root as? UINavigationController)?.viewControllers.first, front].compactMap { $0 }
    case .present, .dismiss: [root, front]
    case .tab: Array((root as? UITabBarController)?.viewControllers?.prefix(2) ?? [])
    }
  }

  /// How much of the way a pull covers in a tick, and how much its recognizer takes at once.
  ///
  /// It goes 0.45 of the screen in 6 ticks, and the recognizer wants 10 points to be sure.
  var pulled: CGFloat {
    let bounds = stage.window.bounds
    let (room, way): (CGFloat, CGFloat)
    switch transition.gestures.first {
    case .pan, .pullDown:
      let rest = transition.placement.frame(of: front, in: stage.window)
      (room, way) = (
        bounds.height,
        operation == .present || operation == .dismiss
          ? bounds.height - rest.minY : bounds.height
      )
    case .edgePan, .pinch, nil: (room, way) = (bounds.width, bounds.width)
    }
    return (0.45 * room / 6 + 10) / max(way, 1)
  }

  /// How far a pull carries a screen that goes along with it, in points and in a tick.
  ///
  /// In the tick of the lift, what was carried in all begins to come back too, critically damped and over
  /// with the rest of the way. That takes at least the 6.91 / ω after which e^(-ωt) is a thousandth, with
  /// ω = 2π / 0.38; (1 + ωt)e^(-ωt) is one at ωt = 9.23. So ω is at most 22.1, and a sixtieth of a second
  /// is 0.053 of the way.
  var carried: CGFloat {
    guard transition.followsFinger else { return 0 }
    let pull = 0.45 * max(stage.window.bounds.width, stage.window.bounds.height)
    return pull / 6 + 10 + 0.053 * pull
  }
}

extension ScreenTransition {
  /// How much of its way it may cover in a second, by itself.
  ///
  /// Ease-in-ease-out is steepest in the middle, 1.72 for a duration of 1; `sharedAxis`'s curve near its
  /// beginning, 4.5. A spring that begins at rest is at most as fast as one without damping would be,
  /// ω = 2π / response; a critically damped one has ω / e.
  var steepest: CGFloat {
    switch timing.pace {
    case .curve: 1.72 / timing.duration
    case .cubic: 4.5 / timing.duration
    case .spring(let response, let fraction):
      2 * .pi / response * (fraction >= 1 ? 0.368 : 1)
    }
  }
}
