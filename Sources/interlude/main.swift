import ExampleScenes
import Foundation
import InterludePort
import InterludeStudio

CommandLineTool(scenes: ExampleScenes.all, commands: [.port]).runProcess(
  Array(CommandLine.arguments.dropFirst()))
