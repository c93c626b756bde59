import InterludeStudio
import UIKit

/// Errors of transitions in a small app, each with the rule that names it.
@MainActor
enum Mistakes {
  static let all: [FilmScene] = [
    MissingCompletionMistake.scene,
    FinishedGateMistake.scene,
    DoubleCompletionMistake.scene,
    WrongFlagMistake.scene,
    CutShortMistake.scene,
    WrongDurationMistake.scene,
    InvisibleMistake.scene,
    BlackAfterDismissMistake.scene,
    PresenterHijackedMistake.scene,
    MissingViewMistake.scene,
    WrongFrameMistake.scene,
    CancelLeavesTraceMistake.scene,
    MaskLeftMistake.scene,
    TransformLeftMistake.scene,
    SourceHiddenMistake.scene,
    SnapshotLeftMistake.scene,
    InputBlockedMistake.scene,
    EndFlashesMistake.scene,
    IrisFallsBackMistake.scene,
    KeptByFillMistake.scene,
    DelayFlashMistake.scene,
    RunsAheadMistake.scene,
    OvalToSquareMistake.scene,
    LateUpdatesMistake.scene,
    NoGestureMistake.scene,
    EarlyLiftMistake.scene,
    DoublePushMistake.scene,
    SwipeOffMistake.scene,
    LostDelegateMistake.scene,
    PausedAtEndMistake.scene,
    KeptContextMistake.scene,
    AppearanceByHandMistake.scene,
    UncheckedCancelMistake.scene,
    LayoutInFlightMistake.scene,
    FrameUnderTransformMistake.scene,
    EmptySnapshotMistake.scene,
    UnreadableBarMistake.scene,
  ]
}
