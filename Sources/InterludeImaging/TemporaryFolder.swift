import Foundation

/// A folder of files under a passing name, until all of them are there.
///
///     NAME is not there:  .NAME.4711-0.part ──────────▶ NAME                 in one step
///     NAME is there:      NAME/.frames.4711-0.part ──▶ its files into NAME, for those of before
///
/// A folder that is there stays what it is, with all of its other files: it may be a link, a disk of its
/// own, or where somebody works. Until ``commit(replacing:)`` nothing in it changes, and where that
/// fails everything is put back.
package final class TemporaryFolder: Sendable {
  /// As it was given.
  private let path: String
  /// What it leads to.
  private let destination: String
  private let passing: String
  /// Held for the lock on the folder.
  private let descriptor: Int32

  /// The folder that `path` lies in is there, and so may be one called `path`.
  package init(becoming path: String) throws(ImagingError) {
    self.path = path
    var name = PassingName.followed(path)
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    destination = name
    guard !name.isEmpty else { throw .system("write", path, code: ENOENT) }
    var state = stat()
    let isThere = stat(name, &state) == 0
    PassingName.clear(name, isHidden: true)
    PassingName.clear(name + "/frames", isHidden: true)
    let (made, code) = PassingName.make(isThere ? name + "/frames" : name, isHidden: true) {
      UnfinishedFiles.createFolder($0)
    }
    guard code == 0 else { throw .system("write", path, code: code) }
    passing = made
    descriptor = open(made, O_RDONLY | O_CLOEXEC)
    PassingName.hold(descriptor)
  }

  deinit {
    discard()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Writes a file; threads may write several at once.
  package func write(_ bytes: [UInt8], name: String) throws(ImagingError) {
    let (file, code) = UnfinishedFiles.create("\(passing)/\(name)")
    guard code == 0 else { throw .system("write", path, code: code) }
    let written = TemporaryFile.writeAll(bytes) { Foundation.write(file, $0, $1) }
    // Some file systems report a full disk only here.
    let closed = close(file) == 0 ? 0 : errno
    UnfinishedFiles.striking("\(passing)/\(name)") {}
    guard written == 0, closed == 0 else {
      throw .system("write", path, code: written != 0 ? written : closed)
    }
  }

  /// Gives the files their place; those of before that `replaces` says are gone then.
  ///
  /// An interruption waits: there is no moment at which it would find half of each.
  package func commit(replacing replaces: (String) -> Bool) throws(ImagingError) {
    let code = UnfinishedFiles.striking(passing) {
      let code = exchange(replaces)
      // Here are the files of before, or those that could not be placed.
      UnfinishedFiles.remove(passing)
      return code
    }
    guard code == 0 else { throw .system("write", path, code: code) }
  }

  private func exchange(_ replaces: (String) -> Bool) -> Int32 {
    var state = stat()
    if stat(destination, &state) != 0 {
      return rename(passing, destination) == 0 ? 0 : errno
    }
    let before = passing + "/before"
    guard let new = try? FileManager.default.contentsOfDirectory(atPath: passing),
      let names = try? FileManager.default.contentsOfDirectory(atPath: destination)
    else { return EIO }
    guard mkdir(before, 0o777) == 0 else { return errno }
    let old = names.filter { replaces($0) && Self.isFile("\(destination)/\($0)") }
    let moves =
      old.sorted().map { ("\(destination)/\($0)", "\(before)/\($0)") }
      + new.sorted().map { ("\(passing)/\($0)", "\(destination)/\($0)") }
    for (index, (from, to)) in moves.enumerated() where rename(from, to) != 0 {
      let code = errno
      for (from, to) in moves[..<index].reversed() { rename(to, from) }
      return code
    }
    return 0
  }

  private static func isFile(_ path: String) -> Bool {
    var state = stat()
    return lstat(path, &state) == 0 && state.st_mode & S_IFMT != S_IFDIR
  }

  /// Takes away what was written; after ``commit(replacing:)`` there is nothing.
  package func discard() {
    UnfinishedFiles.striking(passing) { UnfinishedFiles.remove(passing) }
  }
}
