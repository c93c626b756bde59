import ExampleScenes
import Foundation
import InterludePort
import InterludeStudio

exit(
  CommandLineTool(scenes: ExampleScenes.all, verbs: [.port]).run(
    Array(CommandLine.arguments.dropFirst())))
