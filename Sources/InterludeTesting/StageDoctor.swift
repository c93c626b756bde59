import InterludeDoctor
public import InterludeStage
public import UIKit

extension Stage {
  /// Tells the doctor what is meant, so that it is not taken for a mistake.
  /// ```swift
  /// stage.doctor.adopt(miniPlayer)  // stays over the screens when the transition is over
  /// ```
  /// Without effect where nobody watches: see ``watch()``.
  public var doctor: StageDoctor { StageDoctor(stage: self) }
}

/// The doctor of a stage that is watched.
@MainActor
public struct StageDoctor {
  let stage: Stage

  /// A view that was added for a transition and is to stay after it: D09 and D10 leave it alone.
  public func adopt(_ view: UIView) { stage.recorder?.adopt(view) }

  /// An object that is to live on after its transition, as a screen that is shown again: D22 leaves it
  /// alone.
  public func keep(_ object: AnyObject) { stage.recorder?.keep(object) }
}
