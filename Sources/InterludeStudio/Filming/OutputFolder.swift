import Foundation
import InterludeImaging

/// Folders that results go into.
enum OutputFolder {
  /// Makes a folder, and those above it, where they are missing; one that is there can be written into.
  ///
  /// Returns those that were made, the outer first; they go again when the command is interrupted and they
  /// are empty.
  @discardableResult
  static func make(_ path: String) throws(Failure) -> [String] {
    var made = path.hasPrefix("/") ? "/" : ""
    var new: [String] = []
    do throws(Failure) {
      try make(path, &made, &new)
    } catch {
      UnfinishedFiles.removeEmpty(new)
      throw error
    }
    return new
  }

  private static func make(
    _ path: String, _ made: inout String, _ new: inout [String]
  ) throws(Failure) {
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      var state = stat()
      if stat(made, &state) == 0 {
        guard state.st_mode & S_IFMT == S_IFDIR else {
          throw Failure(
            .cannotCreate,
            made == path || made + "/" == path
              ? "\(path) is a file, not a folder"
              : "cannot make the folder \(path): \(made) is a file")
        }
        continue
      }
      let code = UnfinishedFiles.createFolder(made)
      if code == 0 { new.append(made) }
      guard code == 0 || code == EEXIST else {
        throw Failure(
          .cannotCreate,
          "cannot make the folder \(path): "
            + (code == ENOENT || code == EPERM
              ? "\(Self.parent(of: made)) takes no folders" : String(cString: strerror(code))))
      }
    }
    try checkWritable(path)
  }

  static func checkWritable(_ path: String) throws(Failure) {
    guard access(path, W_OK) == 0 else {
      throw Failure(.cannotCreate, "cannot write into \(path): \(String(cString: strerror(errno)))")
    }
  }

  /// Makes the folder that a file is to lie in. Returns those that were made.
  @discardableResult
  static func make(for file: String) throws(Failure) -> [String] {
    let folder = parent(of: file)
    return folder == "." || folder == "/" ? [] : try make(folder)
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
