import Foundation
import InterludeImaging

extension Command {
  /// Accepts what tests saw.
  static let bless = Command(
    "bless", "accept what failed comparisons saw as the new goldens", operands: "[DIR…]",
    details: """
      A comparison that fails leaves NAME.actual.png or NAME.actual.txt beside its golden, in a folder
      __Films__. This makes them the goldens, in DIR and below, and takes the pictures of the
      differences away.
      """,
    options: [
      Option("--dry-run", short: "-n", "say what would be done, and do nothing"), .quiet, .json,
    ]
  ) { tool, arguments throws(Failure) in
    let folders = arguments.operands.isEmpty ? ["."] : arguments.operands
    var blessed: [String] = []
    var seen: Set<String> = []
    for folder in folders {
      // A folder may be named twice, or lie in another.
      for path in try GoldenSweep(folder).bless(isRehearsal: arguments.has("--dry-run"))
      where seen.insert(URL(fileURLWithPath: path).standardizedFileURL.path).inserted {
        blessed.append(path)
      }
    }
    if arguments.has("--json") {
      tool.console.print(
        JSON.object([
          ("dryRun", .flag(arguments.has("--dry-run"))), ("blessed", .texts(blessed)),
        ]).lines)
    } else if !arguments.has("--quiet") {
      let verb = arguments.has("--dry-run") ? "would bless" : "blessed"
      for path in blessed { tool.console.print("\(verb) \(path)") }
      if blessed.isEmpty {
        tool.console.print("nothing to bless in \(folders.joined(separator: ", "))")
      }
    }
    return 0
  }
}

/// The `__Films__` folders in a folder and below.
struct GoldenSweep {
  private let root: String

  init(_ root: String) throws(Failure) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue
    else { throw Failure(.noInput, "\(root) is no folder") }
    self.root = root
  }

  /// Makes every actual picture the golden. Returns the goldens' paths.
  func bless(isRehearsal: Bool) throws(Failure) -> [String] {
    var blessed: [String] = []
    for folder in folders {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      for name in names {
        guard let mark = name.range(of: ".actual.", options: .backwards) else { continue }
        let golden = "\(folder)/\(name[..<mark.lowerBound]).\(name[mark.upperBound...])"
        blessed.append(golden)
        if isRehearsal { continue }
        guard rename("\(folder)/\(name)", golden) == 0 else {
          throw Failure(
            .inputOutput, "cannot rename \(folder)/\(name): \(String(cString: strerror(errno)))")
        }
        unlink("\(folder)/\(name[..<mark.lowerBound]).diff.png")
      }
    }
    return blessed
  }

  /// Those that tests have; build folders and hidden ones are left alone.
  private var folders: [String] {
    if root.hasSuffix("__Films__") || root.hasSuffix("__Films__/") { return [root] }
    var found: [String] = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where !name.hasPrefix(".") && name != "out" {
        let path = folder == "." ? name : "\(folder)/\(name)"
        var state = stat()
        guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFDIR else { continue }
        if name == "__Films__" { found.append(path) } else { waiting.append(path) }
      }
    }
    return found.sorted()
  }
}
