package import QuartzCore

/// A model value as it was before an animation block changed it (F9).
package struct ModelChange {
  package let layer: CALayer
  /// The block that made the change.
  package let state: ViewAnimationState
  package let restore: () -> Void
}

/// Notes the model changes of animation blocks while a transition's animator runs.
@MainActor
final class ModelRecorder {
  private(set) var changes: [ModelChange] = []

  func note(_ change: ModelChange) { changes.append(change) }
}

extension InterfaceSession {
  /// Runs `body` and returns every model change that animation blocks in it made to views' layers.
  package func recordingModelChanges(_ body: () -> Void) -> [ModelChange] {
    let outer = modelRecorder
    let recorder = ModelRecorder()
    modelRecorder = recorder
    body()
    modelRecorder = outer
    for change in recorder.changes { outer?.note(change) }
    return recorder.changes
  }
}
