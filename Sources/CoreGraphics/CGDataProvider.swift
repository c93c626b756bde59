public import Foundation

/// Bytes, where Core Graphics takes them from.
/// - Source: Apple's CGDataProvider reference.
public final class CGDataProvider: Sendable {
  package let bytes: Data

  /// nil for no bytes.
  public init?(data: CFData) {
    guard !data.isEmpty else { return nil }
    bytes = data
  }

  /// nil where there is no such file, or nothing in it.
  public init?(url: CFURL) {
    guard url.isFileURL, let bytes = FileManager.default.contents(atPath: url.path),
      !bytes.isEmpty
    else { return nil }
    self.bytes = bytes
  }

  /// nil where there is no such file, or nothing in it.
  public init?(filename: UnsafePointer<CChar>) {
    guard let bytes = FileManager.default.contents(atPath: String(cString: filename)),
      !bytes.isEmpty
    else { return nil }
    self.bytes = bytes
  }

  public var data: CFData? { bytes }
}

/// Foundation's own type, as Core Foundation names it.
public typealias CFData = Data

/// Foundation's own type, as Core Foundation names it.
public typealias CFURL = URL

/// Foundation's own type, as Core Foundation names it.
public typealias CFError = NSError
