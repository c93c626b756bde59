import Foundation

/// Names that something has until it is whole: `film.gif.4711-0.part`, `.film.4711-0.part`.
///
/// The number is the process's. What a process that is gone has left is cleared by the next that writes
/// to the same place.
enum PassingName {
  /// Makes something under the first free passing name beside `path`. Returns the name, or what was
  /// wrong; `body` returns 0 or a number of the system's.
  static func make(
    _ path: String, isHidden: Bool, _ body: (String) -> Int32
  ) -> (name: String, code: Int32) {
    // Two films of one process may go to one place; the first free number is taken.
    var number = 0
    while true {
      let (folder, prefix) = parts(path, isHidden: isHidden)
      let name = "\(folder)\(prefix)\(getpid())-\(number).part"
      let code = body(name)
      guard code == EEXIST, number < 1_000 else { return (name, code) }
      number += 1
    }
  }

  /// Says to other processes that what was opened is being written: the lock goes with this process.
  static func hold(_ descriptor: Int32) {
    // Where a file system knows no locks the number of the process alone speaks.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  /// Removes what processes that are gone have left beside `path`.
  ///
  /// A number says little where processes do not see each other, as in containers: a lock that
  /// is held says that somebody writes.
  static func clear(_ path: String, isHidden: Bool) {
    let (folder, prefix) = parts(path, isHidden: isHidden)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for name in names ?? [] where name.hasPrefix(prefix) && name.hasSuffix(".part") {
      let numbers = name.dropFirst(prefix.count).dropLast(5).split(separator: "-")
      guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0,
        Int(numbers[1]) != nil, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      let descriptor = open(folder + name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK {
        UnfinishedFiles.remove(folder + name)
      }
      close(descriptor)
    }
  }

  /// The folder with its slash, and what the names begin with.
  private static func parts(_ path: String, isHidden: Bool) -> (folder: String, prefix: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return (String(path[..<start]), (isHidden ? "." : "") + path[start...] + ".")
  }

  /// Where a chain of symbolic links leads, even where nothing is yet; other paths as they are.
  static func followed(_ path: String) -> String {
    var path = path
    // As many as the system itself follows.
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &buffer, buffer.count)
      guard count > 0 else { break }
      let target = String(
        decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }
}
