import InterludeDoctor
public import InterludeStage
public import UIKit

extension Stage {
  /// Tells the doctor what is meant, so that it is not taken for a mistake.
  /// ```swift
  /// stage.doctor.adopt(miniPlayer)           // stays over the screens when the transition is over
  /// stage.doctor.ignore("D11", dial)         // snaps to its marks
  /// stage.doctor.strict = true               // stops at the first error
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

  /// What a rule says of an object is meant, and not said: neither in ``Stage/findings`` nor by
  /// ``Stage/expectHealthy(allowing:)``.
  ///
  /// It may be said before or after the transition.
  ///
  /// - Parameters:
  ///   - rule: its number or name: `"D11"`, `"visual-jump"`.
  ///   - object: a view or layer that a finding names; a controller, animator, driver or root view of
  ///     a transition, for all that is said of that transition. nil is whatever the rule speaks of.
  public func ignore(
    _ rule: String, _ object: AnyObject? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let number = Stage.rule(named: rule, at: place) else { return }
    stage.recorder?.ignore(number, object)
  }

  /// An error is a trap: the process stops at it, with the finding as its last words.
  ///
  /// An app in a debugger stands where it went wrong, and in a long script nothing runs on over a dead
  /// screen. An error is found when its transition is over, when one has been open for five seconds,
  /// and by ``Stage/expectHealthy(allowing:)``. What is ignored or adopted before is none.
  public var strict: Bool {
    get { stage.recorder?.errorFound != nil }
    nonmutating set {
      stage.recorder?.errorFound = newValue ? { preconditionFailure("\($0)") } : nil
    }
  }
}
