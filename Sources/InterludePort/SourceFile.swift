import Foundation

/// Text files, read whole and written atomically.
enum SourceFile {
  static func read(_ path: String) throws(PortError) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: reason(error))
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .notText(notText(data, path))
    }
    return text
  }

  /// Where a file stops being UTF-8.
  private static func notText(_ data: Data, _ path: String) -> SourceIssue {
    var (line, column) = (1, 1)
    var decoder = Unicode.UTF8()
    var bytes = data.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += UTF8.width(scalar) }
    }
    return SourceIssue(
      path: path, line: line, column: column, severity: .error,
      message: "this byte is not UTF-8 text; save the file as UTF-8")
  }

  /// Leaves a file that has this text already untouched, so that nothing is compiled again.
  static func write(_ text: String, to path: String) throws(PortError) {
    let data = Data(text.utf8)
    if let old = FileManager.default.contents(atPath: path), old == data { return }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: reason(error))
    }
  }

  /// What the system says, without Foundation's frame around it.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
    switch error.code {
    case CocoaError.Code.fileReadNoSuchFile.rawValue, CocoaError.Code.fileNoSuchFile.rawValue:
      return "no such file"
    case CocoaError.Code.fileReadNoPermission.rawValue,
      CocoaError.Code.fileWriteNoPermission.rawValue:
      return "permission denied"
    case CocoaError.Code.fileWriteOutOfSpace.rawValue: return "no space left"
    default: return error.localizedDescription
    }
  }
}
