import Foundation

/// The files and folders of this process that are not whole yet, and the children that write them.
///
/// An interrupted command takes them away before it ends. Names are entered and struck under one
/// lock, so that no file can be half finished between the two.
package enum UnfinishedFiles {
  private final class Register: @unchecked Sendable {
    private let lock = NSLock()
    private var paths: Set<String> = []
    private var children: Set<pid_t> = []

    func locked<Result>(_ body: (inout Set<String>, inout Set<pid_t>) -> Result) -> Result {
      lock.withLock { body(&paths, &children) }
    }
  }

  private static let register = Register()

  /// Makes a new file and enters it. Returns its descriptor, or what the system said.
  static func create(_ path: String) -> (descriptor: Int32, code: Int32) {
    register.locked { paths, _ in
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { return (-1, errno) }
      paths.insert(path)
      return (descriptor, 0)
    }
  }

  /// Makes a new folder and enters it. Returns 0, or what the system said.
  ///
  /// One whose name ends in `.part` goes with all that is in it, others only where nothing is.
  package static func createFolder(_ path: String) -> Int32 {
    register.locked { paths, _ in
      guard mkdir(path, 0o777) == 0 else { return errno }
      paths.insert(path)
      return 0
    }
  }

  /// Folders that have come to stay.
  package static func strike(_ folders: [String]) {
    register.locked { paths, _ in paths.subtract(folders) }
  }

  /// Takes away the folders that are empty, the last first.
  package static func removeEmpty(_ folders: [String]) {
    register.locked { paths, _ in
      for folder in folders.reversed() where paths.remove(folder) != nil { rmdir(folder) }
    }
  }

  /// Removes a file, a folder that is empty, or one that has a passing name with all that is in it.
  static func remove(_ path: String) {
    if unlink(path) == 0 || rmdir(path) == 0 || !path.hasSuffix(".part") { return }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Runs `body`, which gives the file its name or removes it, and strikes it.
  static func striking<Result>(_ path: String, _ body: () -> Result) -> Result {
    register.locked { paths, _ in
      paths.remove(path)
      return body()
    }
  }

  /// Runs `body`, which starts a child; the child is known before an interruption is heard.
  static func starting(_ body: () -> (child: pid_t, code: Int32)) -> (child: pid_t, code: Int32) {
    register.locked { _, children in
      let started = body()
      if started.code == 0 { children.insert(started.child) }
      return started
    }
  }

  static func ended(_ child: pid_t) {
    register.locked { _, children in _ = children.remove(child) }
  }

  /// Ends the children, removes the files, and ends the process before anybody makes others.
  package static func removeForGood(then end: () -> Never) -> Never {
    register.locked { paths, children in
      for child in children { kill(child, SIGKILL) }
      for child in children { waitpid(child, nil, 0) }
      // What lies in a folder goes before the folder.
      for path in paths.sorted(by: { $0.utf8.count > $1.utf8.count }) { remove(path) }
      end()
    }
  }

  /// What is unfinished in a folder.
  package static func paths(in folder: String) -> [String] {
    register.locked { paths, _ in paths.filter { $0.hasPrefix(folder) }.sorted() }
  }
}
