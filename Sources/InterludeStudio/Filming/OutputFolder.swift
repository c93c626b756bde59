import Foundation

/// Folders that results go into.
enum OutputFolder {
  /// Makes a folder, and those above it, where they are missing; one that is there can be written into.
  static func make(_ path: String) throws(Failure) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      var state = stat()
      if stat(made, &state) == 0 {
        guard state.st_mode & S_IFMT == S_IFDIR else {
          throw Failure(
            .cannotCreate,
            made == path || made + "/" == path
              ? "\(path) is a file; a film needs a folder"
              : "cannot make the folder \(path): \(made) is a file")
        }
        continue
      }
      guard mkdir(made, 0o777) == 0 || errno == EEXIST else {
        throw Failure(
          .cannotCreate,
          "cannot make the folder \(path): "
            + (errno == ENOENT || errno == EPERM
              ? "\(Self.parent(of: made)) takes no folders" : String(cString: strerror(errno))))
      }
    }
    guard access(path, W_OK) == 0 else {
      throw Failure(.cannotCreate, "cannot write into \(path): \(String(cString: strerror(errno)))")
    }
  }

  /// Makes the folder that a file is to lie in.
  static func make(for file: String) throws(Failure) {
    let folder = parent(of: file)
    if folder != ".", folder != "/" { try make(folder) }
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
