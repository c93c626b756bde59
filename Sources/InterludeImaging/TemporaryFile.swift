import Foundation

/// A file under a passing name in the folder of the one it is to become.
///
/// Where a device or a pipe has the name already it is written to as it is, and stays; a symbolic link
/// stays too, and what it leads to is written.
struct TemporaryFile {
  private let descriptor: Int32
  /// nil when there is nothing to rename.
  let temporaryPath: String?
  /// As it was given.
  private let path: String
  /// What it leads to.
  private let destination: String
  private var isOpen = true
  /// How much was appended.
  private(set) var byteCount = 0

  init(beside path: String) throws(ImagingError) {
    self.path = path
    destination = PassingName.followed(path)
    guard !path.isEmpty else { throw .system("write", path, code: ENOENT) }
    var state = stat()
    if stat(path, &state) == 0, state.st_mode & S_IFMT != S_IFREG {
      temporaryPath = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .system("write", path) }
      return
    }
    PassingName.clear(destination, isHidden: false)
    var opened: Int32 = -1
    let (candidate, code) = PassingName.make(destination, isHidden: false) {
      let made = UnfinishedFiles.create($0)
      opened = made.descriptor
      return made.code
    }
    guard code == 0 else { throw .system("write", path, code: code) }
    PassingName.hold(opened)
    (temporaryPath, descriptor) = (candidate, opened)
  }

  mutating func append(_ bytes: [UInt8]) throws(ImagingError) {
    let code = Self.writeAll(bytes) { Foundation.write(descriptor, $0, $1) }
    if code != 0 { throw .system("write", path, code: code) }
    byteCount += bytes.count
  }

  /// Writes over what was appended before; a pipe cannot be.
  func replace(_ bytes: [UInt8], at offset: Int) throws(ImagingError) {
    var position = off_t(offset)
    let code = Self.writeAll(bytes) {
      let count = pwrite(descriptor, $0, $1, position)
      position += off_t(max(0, count))
      return count
    }
    if code != 0 { throw .system("write", path, code: code) }
  }

  static func writeAll(
    _ bytes: [UInt8], with call: (UnsafeRawPointer?, Int) -> Int
  ) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = call(UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  /// Closes the file and gives it its name, in one step for whoever looks.
  mutating func commit() throws(ImagingError) {
    isOpen = false
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw .system("write", path) }
    guard let temporaryPath else { return }
    let code = UnfinishedFiles.striking(temporaryPath) {
      rename(temporaryPath, destination) == 0 ? 0 : errno
    }
    guard code == 0 else {
      unlink(temporaryPath)
      throw .system("write", path, code: code)
    }
  }

  mutating func discard() {
    if isOpen { close(descriptor) }
    isOpen = false
    if let temporaryPath {
      UnfinishedFiles.striking(temporaryPath) { _ = unlink(temporaryPath) }
    }
  }
}
