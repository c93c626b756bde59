// Who declares scenes wants their scripts and stages: one import is enough.
@_exported public import InterludeStage
