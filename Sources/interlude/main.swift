import ExampleScenes
import Foundation
import InterludePort
import InterludeStudio

CommandLineTool(scenes: ExampleScenes.all, verbs: [.port]).runProcess(
  Array(CommandLine.arguments.dropFirst()))
