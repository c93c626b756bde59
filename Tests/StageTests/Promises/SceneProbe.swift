import InterludeScene
import InterludeStage
import InterludeStudio
import QuartzCore
import UIKit

/// Runs a scene and looks at it, also just before something happens.
@MainActor
final class SceneProbe {
  let scene: FilmScene
  let stage: Stage

  init(_ scene: FilmScene, on setting: SceneSetting = SceneSetting()) {
    self.scene = scene
    stage = scene.mount(on: setting)
  }

  /// The end of a scene that ends, else its length.
  func finish() {
    if let length = scene.length { stage.advance(to: length) } else { stage.settle() }
  }

  /// What the layers committed so far would show at `time` if nothing happened until then.
  func forecast(at time: Double, scale: Double = 1) -> Bitmap {
    stage.session.media.picture(of: stage.window.layer, at: time, scale: scale).rasterized()
  }

  /// What shows when nothing moves: no animation, and everything laid out anew.
  func rest() -> Bitmap {
    stage.run { still(stage.window) }
    return stage.bitmap(scale: 1)
  }

  /// Whether what shows now changes although no code runs any more.
  var isMoving: Bool {
    [0.1, 1, 10].contains { forecast(at: stage.time + $0) != forecast(at: stage.time) }
  }

  private func still(_ view: UIView) {
    still(view.layer)
    view.setNeedsLayout()
    for subview in view.subviews { still(subview) }
  }

  private func still(_ layer: CALayer) {
    layer.removeAllAnimations()
    for sublayer in layer.sublayers ?? [] { still(sublayer) }
  }

  // MARK: When something happens

  /// A moment at which code ran.
  struct Moment {
    var time: Double
    /// A finger came down or moved, and what it touches moved or changed with it.
    var isFinger = false
    /// An animator was asked to animate.
    var begins = false
  }

  /// All moments of a scene, from a run of its own.
  static func moments(of scene: FilmScene) -> [Moment] {
    let probe = SceneProbe(scene)
    probe.stage.session.log.isOn = true
    probe.finish()
    var moments: [Moment] = []
    for event in probe.stage.session.log.events where event.time > 0 {
      if moments.last?.time != event.time {
        moments.append(Moment(time: event.time))
      }
      switch event.kind {
      case .touch(_, .began), .touch(_, .moved): moments[moments.count - 1].isFinger = true
      case .transition(let record) where record.event == .animatorCalled:
        moments[moments.count - 1].begins = true
      default: break
      }
    }
    return moments
  }

  // MARK: The model

  /// The values of every layer and the answers of every view under the window, as text.
  var model: [String] {
    var lines: [String] = []
    note(stage.window.layer, 0, &lines)
    note(stage.window, &lines)
    return lines
  }

  /// Not its time: a container that was held goes on later than it would have (F97).
  private func note(_ layer: CALayer, _ depth: Int, _ lines: inout [String]) {
    let path = (layer as? CAShapeLayer)?.path.map { "\($0)" } ?? ""
    lines.append(
      """
      \(depth) \(type(of: layer)) \(layer.bounds) \(layer.position) \(layer.anchorPoint) \
      \(layer.zPosition) \(layer.transform) \(layer.isHidden) \(layer.opacity) \
      \(layer.masksToBounds) \(layer.cornerRadius) \(layer.maskedCorners) \(layer.borderWidth) \
      \(layer.shadowOpacity) \(layer.backgroundColor?.components ?? []) \(path) \
      \(layer.speed) \(layer.animationKeys() ?? []) \(layer.mask != nil)
      """)
    if let mask = layer.mask { note(mask, depth + 1, &lines) }
    for sublayer in layer.sublayers ?? [] { note(sublayer, depth + 1, &lines) }
  }

  private func note(_ view: UIView, _ lines: inout [String]) {
    lines.append("\(type(of: view)) \(view.isUserInteractionEnabled) \(view.safeAreaInsets)")
    for subview in view.subviews { note(subview, &lines) }
  }
}
