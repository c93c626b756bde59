import Foundation

/// A file under a passing name in the folder of the one it is to become.
///
/// Where a device or a pipe has the name already it is written to as it is, and stays.
struct TemporaryFile {
  private let descriptor: Int32
  /// nil when there is nothing to rename.
  private let temporaryPath: String?
  private let path: String
  private var isOpen = true

  init(beside path: String) throws(ImagingError) {
    self.path = path
    var state = stat()
    if stat(path, &state) == 0, state.st_mode & S_IFMT != S_IFREG {
      temporaryPath = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .system("write", path) }
      return
    }
    // Two processes may write into one folder; the first free number is taken.
    var number = 0
    while true {
      let candidate = "\(path).\(getpid())-\(number).part"
      let opened = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if opened >= 0 {
        descriptor = opened
        temporaryPath = candidate
        return
      }
      guard errno == EEXIST, number < 1_000 else { throw .system("write", path) }
      number += 1
    }
  }

  func append(_ bytes: [UInt8]) throws(ImagingError) {
    let code: Int32 = bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress
        let count = write(descriptor, base, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    if code != 0 { throw .system("write", path, code: code) }
  }

  /// Closes the file and gives it its name, in one step for whoever looks.
  mutating func commit() throws(ImagingError) {
    isOpen = false
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw .system("write", path) }
    guard let temporaryPath else { return }
    guard rename(temporaryPath, path) == 0 else { throw .system("write", path) }
  }

  mutating func discard() {
    if isOpen { close(descriptor) }
    isOpen = false
    if let temporaryPath { unlink(temporaryPath) }
  }
}
