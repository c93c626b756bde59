import Foundation

/// A program of the system's that is given bytes and says what went wrong.
///
/// Started without a shell, with our signals as the system has them; waited for in every case, so that
/// no zombie stays. What it says comes through a pipe that is emptied whenever the program is waited for,
/// so that neither side holds the other up, and no folder for passing files is needed.
///
///     write ──▶ input ▶ program ▶ remarks ──▶ kept
///       └ where the program is not ready, what it said is taken first
final class ChildProcess {
  private let child: pid_t
  /// -1 when it is closed.
  private var input: Int32
  private var said: Output
  private var status: Int32?

  /// The pipe that the program writes into, and the end of what came.
  private struct Output {
    /// -1 when the program has closed it.
    var descriptor: Int32
    var bytes: [UInt8] = []

    static let mostBytes = 1 << 14

    /// Takes what is there without waiting for more.
    mutating func take() {
      var buffer = [UInt8](repeating: 0, count: 1 << 12)
      while descriptor >= 0 {
        let count = Foundation.read(descriptor, &buffer, buffer.count)
        if count > 0 {
          bytes += buffer[..<count]
          if bytes.count > 2 * Self.mostBytes { bytes.removeFirst(bytes.count - Self.mostBytes) }
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
          finish()
        } else if errno == EAGAIN {
          return
        }
      }
    }

    mutating func finish() {
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }

  init(_ program: String, _ arguments: [String]) throws(ImagingError) {
    // What the program reads, and its remarks: each with the end that is read from first.
    var ends: [Int32] = []
    for _ in 0..<2 {
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else {
        let code = errno
        ends.forEach { _ = close($0) }
        throw .system("make a pipe for", program, code: code)
      }
      ends += pair
    }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    // Ours never wait; the program's do.
    for end in [ends[1], ends[2]] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    // A program that ends early must not end this one.
    signal(SIGPIPE, SIG_IGN)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[3], 2)
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
    [ends[0], ends[3]].forEach { _ = close($0) }
    guard code == 0 else {
      [ends[1], ends[2]].forEach { _ = close($0) }
      throw .system("start", program, code: code)
    }
    self.child = child
    input = ends[1]
    said = Output(descriptor: ends[2])
  }

  deinit { end(killing: true) }

  /// Returns false when the program takes no more.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        wait(forInput: true)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Waits until the program reads or has said something, and keeps what it said; at most a tenth of a
  /// second, as its end alone would wake nobody.
  private func wait(forInput: Bool) {
    var files = [pollfd(fd: said.descriptor, events: Int16(POLLIN), revents: 0)]
    if forInput { files.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
    _ = poll(&files, nfds_t(files.count), 100)
    said.take()
  }

  /// Closes the program's input and waits for its end. Returns its exit status; signals count from 128.
  @discardableResult
  func end(killing: Bool = false) -> Int32 {
    if let status { return status }
    if input >= 0 { close(input) }
    input = -1
    if killing { kill(child, SIGKILL) }
    var state: Int32 = 0
    while true {
      let isSilent = said.descriptor < 0
      let ended = waitpid(child, &state, isSilent || killing ? 0 : WNOHANG)
      if ended == child || (ended < 0 && errno != EINTR) { break }
      // Another child of this process may hold the pipe too: its end alone is not awaited.
      wait(forInput: false)
    }
    UnfinishedFiles.ended(child)
    said.take()
    said.finish()
    let result = state & 0x7F == 0 ? state >> 8 & 0xFF : 128 + state & 0x7F
    status = result
    return result
  }

  /// The last lines of what the program said.
  var remarks: [String] {
    String(decoding: said.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }
}
