import Foundation

/// Why a picture could not be read or written.
package enum ImagingError: Error, Equatable, CustomStringConvertible {
  /// The system refused: what was tried, on which path, its number and its words.
  case system(action: String, path: String, code: Int32, reason: String)
  /// The bytes are not a PNG that can be read.
  case malformed(String)
  /// A picture without pixels has no file.
  case empty
  case outOfMemory

  static func system(_ action: String, _ path: String, code: Int32 = errno) -> ImagingError {
    .system(action: action, path: path, code: code, reason: String(cString: strerror(code)))
  }

  package var description: String {
    switch self {
    case .system(let action, let path, _, let reason): "cannot \(action) '\(path)': \(reason)"
    case .malformed(let reason): "not a readable PNG: \(reason)"
    case .empty: "a picture without pixels cannot be written"
    case .outOfMemory: "not enough memory for the picture"
    }
  }
}
