import Foundation

/// What lies in a folder of sources and below: files, and what stays behind though somebody may miss it.
struct SourceFolder {
  enum Entry {
    /// Its path from the folder; a link to a file counts as the file.
    case file(String)
    case left(SourceIssue)
  }

  /// In the order of their paths. Hidden files and folders are not among them.
  private(set) var entries: [Entry] = []

  private let root: String

  init(_ root: String) throws(PortError) {
    self.root = root
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: root)
    } catch {
      throw .unreadable(path: root, reason: SourceFile.reason(error))
    }
    var found: [(String, Entry)] = []
    for name in names { add(name, &found) }
    entries = found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func add(_ path: String, _ found: inout [(String, Entry)]) {
    guard path.split(separator: "/").last?.hasPrefix(".") == false else { return }
    let full = root.hasSuffix("/") ? root + path : "\(root)/\(path)"
    var state = stat()
    guard lstat(full, &state) == 0 else {
      return found.append((path, left(full, .error, String(cString: strerror(errno)))))
    }
    switch state.st_mode & S_IFMT {
    case S_IFREG: found.append((path, .file(path)))
    case S_IFDIR:
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: full) {
          add("\(path)/\(name)", &found)
        }
      } catch {
        let reason = "this folder cannot be read: \(SourceFile.reason(error))"
        found.append((path, left(full, .error, reason)))
      }
    case S_IFLNK: found.append((path, link(path, full)))
    default: found.append((path, left(full, .warning, "this is no file; it stays behind")))
    }
  }

  private func link(_ path: String, _ full: String) -> Entry {
    var state = stat()
    guard stat(full, &state) == 0 else {
      return left(full, .warning, "this link leads to nothing; it stays behind")
    }
    if state.st_mode & S_IFMT == S_IFREG { return .file(path) }
    // What it leads to may lie outside, or hold this folder.
    return left(full, .warning, "this link leads to no file; it stays behind")
  }

  private func left(
    _ path: String, _ severity: SourceIssue.Severity, _ message: String
  ) -> Entry {
    .left(SourceIssue(path: path, line: 1, column: 1, severity: severity, message: message))
  }
}
