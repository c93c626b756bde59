import Foundation
import InterludeImaging

/// Ctrl-C, a closed terminal and a request to end: what is half written goes, and the process ends by the signal.
///
/// The signals are blocked in every thread, and one thread waits for them: unlike a handler it may take
/// the lock that guards the unfinished files.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Called once, by a process that is a command, before it has other threads.
  static func watch() {
    // A file that grows beyond the limit is an error of its write, which is told.
    signal(SIGXFSZ, SIG_IGN)
    let set = Self.set
    var blocked = set
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    let thread = Thread {
      var set = set
      var number: Int32 = 0
      while sigwait(&set, &number) != 0 {}
      UnfinishedFiles.removeForGood {
        signal(number, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        kill(getpid(), number)
        exit(128 + number)
      }
    }
    thread.start()
  }

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals where signal != SIGHUP || !isHangUpIgnored { sigaddset(&set, signal) }
    return set
  }

  /// nohup asks for it; a blocked signal would be heard all the same.
  private static var isHangUpIgnored: Bool {
    let before = signal(SIGHUP, SIG_IGN)
    signal(SIGHUP, before)
    // Functions cannot be compared, their addresses can.
    return withUnsafeBytes(of: before) { $0.load(as: UInt.self) }
      == withUnsafeBytes(of: SIG_IGN) { $0.load(as: UInt.self) }
  }
}
