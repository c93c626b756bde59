import Foundation
import InterludePort

let status = AdapterCommand.run(Array(CommandLine.arguments.dropFirst())) { line in
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
exit(status)
