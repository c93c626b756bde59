import Foundation
import InterludeImaging

/// Ctrl-C and a request to end: what is half written goes, and the process ends by the signal.
///
/// The signals are blocked in every thread, and one thread waits for them: unlike a handler it may take
/// the lock that guards the unfinished files.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM]

  /// Called once, by a process that is a command, before it has other threads.
  static func watch() {
    var set = Self.set
    pthread_sigmask(SIG_BLOCK, &set, nil)
    let thread = Thread {
      var set = Self.set
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
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
