import Foundation

/// The files of this process that are not whole yet, and the children that write them.
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
      for path in paths { unlink(path) }
      end()
    }
  }

  /// What is unfinished in a folder.
  package static func paths(in folder: String) -> [String] {
    register.locked { paths, _ in paths.filter { $0.hasPrefix(folder) }.sorted() }
  }
}
