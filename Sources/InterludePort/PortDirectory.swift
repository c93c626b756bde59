import Foundation

/// Adapts a folder of iOS sources once, into another folder.
///
/// The same adaptation as in a build, for reading and committing: no padding, no directives.
package enum PortDirectory {
  /// Adapts every `.swift` file under `source` and copies the others to the same places.
  ///
  /// Hidden files and folders stay behind, and so does what is no file, which is told. The destination must be new or empty and apart from the
  /// source, which is only read. Sources with errors are written too, as far as they are adapted.
  package static func run(from source: String, to destination: String) throws(PortError)
    -> PortReport
  {
    let root = URL(fileURLWithPath: source).resolvingSymlinksInPath().standardizedFileURL
    let target = URL(fileURLWithPath: destination).resolvingSymlinksInPath().standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .noDirectory(path: source) }
    if contains(root, target) || contains(target, root) {
      throw .overlapping(source: root.path, destination: target.path)
    }
    if FileManager.default.fileExists(atPath: target.path) {
      let present: [String]
      do {
        present = try FileManager.default.contentsOfDirectory(atPath: target.path)
      } catch {
        throw .unwritable(path: target.path, reason: "it is not a folder")
      }
      guard present.isEmpty else { throw .destinationInUse(path: target.path) }
    }
    return try adapt(try SourceFolder(root.path).entries, from: root, to: target)
  }

  private static func adapt(
    _ entries: [SourceFolder.Entry], from root: URL, to target: URL
  ) throws(PortError) -> PortReport {
    var adapter = SourceAdapter(layout: .tidy)
    var sources: [String: String] = [:]
    var unreadable: [String: SourceIssue] = [:]
    for case .file(let file) in entries where file.hasSuffix(".swift") {
      do throws(PortError) {
        let text = try SourceFile.read(root.appending(path: file).path)
        sources[file] = text
        adapter.index = adapter.index.merging(TargetIndex(of: text))
      } catch {
        // Others can be adapted all the same.
        guard case .notText(let issue) = error else { continue }
        unreadable[file] = issue
      }
    }
    var report = PortReport()
    try makeFolder(target)
    for entry in entries {
      guard case .file(let file) = entry else {
        if case .left(let issue) = entry { report.issues.append(issue) }
        continue
      }
      let place = target.appending(path: file)
      try makeFolder(place.deletingLastPathComponent())
      guard let source = sources[file] else {
        if let issue = unreadable[file] { report.issues.append(issue) }
        do throws(PortError) {
          try copy(root.appending(path: file), to: place)
          report.copied.append(file)
        } catch {
          guard case .unreadable(let path, let reason) = error else { throw error }
          report.issues.append(
            SourceIssue(
              path: path, line: 1, column: 1, severity: .error,
              message: "this cannot be read: \(reason)"))
        }
        continue
      }
      let adaptation = try adapter.adapt(source, path: root.appending(path: file).path)
      try SourceFile.write(adaptation.text, to: place.path)
      report.issues += adaptation.issues
      if adaptation.text == source {
        report.unchanged.append(file)
      } else {
        report.adapted.append(file)
      }
    }
    return report
  }

  /// Of a link what it leads to: the link itself may lead nowhere from the new place.
  private static func copy(_ file: URL, to place: URL) throws(PortError) {
    guard access(file.path, R_OK) == 0 else {
      throw .unreadable(path: file.path, reason: String(cString: strerror(errno)))
    }
    do {
      try FileManager.default.copyItem(at: file.resolvingSymlinksInPath(), to: place)
    } catch {
      throw .unwritable(path: place.path, reason: SourceFile.reason(error))
    }
  }

  private static func makeFolder(_ folder: URL) throws(PortError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder.path, reason: SourceFile.reason(error))
    }
  }

  private static func contains(_ folder: URL, _ other: URL) -> Bool {
    let outer = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return (other.path + "/").hasPrefix(outer)
  }
}

/// What ``PortDirectory`` did. Paths are relative to the folder, sorted.
package struct PortReport: Equatable, Sendable {
  /// Sources with something to adapt.
  package var adapted: [String] = []
  /// Sources that compile as they are.
  package var unchanged: [String] = []
  /// All other files.
  package var copied: [String] = []
  /// What is not adapted, in the order of the files.
  package var issues: [SourceIssue] = []

  package init() {}

  package var hasErrors: Bool { issues.contains { $0.severity == .error } }
}
