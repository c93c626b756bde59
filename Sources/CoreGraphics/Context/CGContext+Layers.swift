public import Foundation
import InterludeGeometry
import InterludeScene

extension CGContext {
  /// What is drawn until the end is faded, and casts its shadow, as one.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    var level = RecordingLevel()
    level.outerState = state
    level.outerSaves = savedStates
    levels.append(level)
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    // The clip around the layer cuts the whole; what is inside starts without one of its own.
    state.clip = nil
    savedStates = []
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Without a beginning it does nothing.
  public func endTransparencyLayer() {
    guard levels.count > 1, var level = levels.popLast(), let outer = level.outerState else {
      return
    }
    let nodes = level.isolated()
    state = outer
    savedStates = level.outerSaves
    guard !nodes.isEmpty else { return }
    emit(
      .group(PictureGroup(opacity: state.alpha, children: nodes)),
      covering: [.rectangle(baseArea, .black)])
  }
}
