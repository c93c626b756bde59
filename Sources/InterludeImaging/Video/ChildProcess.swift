import Foundation

/// A program of the system's that is given bytes and says what went wrong.
///
/// Started without a shell, with our signals as the system has them; waited for in every case, so that
/// no zombie stays.
final class ChildProcess {
  private let child: pid_t
  /// -1 when it is closed.
  private var input: Int32
  /// What the program says goes into a file without a name: a full pipe cannot hold it up.
  private let remarks: Int32
  private var status: Int32?

  init(_ program: String, _ arguments: [String]) throws(ImagingError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system("start", program) }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    var name = Array((NSTemporaryDirectory() + "interlude-remarks-XXXXXX").utf8CString)
    remarks = mkstemp(&name)
    guard remarks >= 0 else {
      let code = errno
      ends.forEach { close($0) }
      throw .system("start", program, code: code)
    }
    _ = fcntl(remarks, F_SETFD, FD_CLOEXEC)
    unlink(name)
    // A program that ends early must not end this one.
    signal(SIGPIPE, SIG_IGN)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, remarks, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // A group of its own: the terminal's Ctrl-C comes to us, and we end it.
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    let (child, code) = UnfinishedFiles.starting {
      var child = pid_t()
      let code = posix_spawn(&child, program, &actions, &attributes, words, environ)
      return (child, code)
    }
    close(ends[0])
    guard code == 0 else {
      close(ends[1])
      close(remarks)
      throw .system("start", program, code: code)
    }
    self.child = child
    input = ends[1]
  }

  deinit {
    end(killing: true)
    close(remarks)
  }

  /// Returns false when the program takes no more.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Closes the program's input and waits for its end. Returns its exit status; signals count from 128.
  @discardableResult
  func end(killing: Bool = false) -> Int32 {
    if let status { return status }
    if input >= 0 { close(input) }
    input = -1
    if killing { kill(child, SIGKILL) }
    var state: Int32 = 0
    while waitpid(child, &state, 0) < 0, errno == EINTR {}
    UnfinishedFiles.ended(child)
    let result = state & 0x7F == 0 ? state >> 8 & 0xFF : 128 + state & 0x7F
    status = result
    return result
  }

  /// The last line the program said.
  var lastRemark: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let size = lseek(remarks, 0, SEEK_END)
    let count = pread(remarks, &bytes, bytes.count, max(0, size - off_t(bytes.count)))
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    return lines.last.map(String.init) ?? "it said nothing"
  }
}
