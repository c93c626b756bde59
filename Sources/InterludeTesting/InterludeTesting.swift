// Who tests on a stage wants the stage: one import is enough.
@_exported public import InterludeStage
