import Foundation

/// Why a picture could not be read or written.
package enum ImagingError: Error, Equatable, CustomStringConvertible {
  /// The system refused: what was tried, on which path, its number and its words.
  case system(action: String, path: String, code: Int32, reason: String)
  /// The bytes are not a picture or film that can be read.
  case malformed(String)
  /// A picture without pixels has no file.
  case empty
  case outOfMemory
  /// The format shows at most so many frames a second.
  case tooFast(Int)
  /// The program that writes films is not there.
  case noEncoder(String)
  /// It ended without a film, and said why.
  case encoder(String)

  static func system(_ action: String, _ path: String, code: Int32 = errno) -> ImagingError {
    .system(action: action, path: path, code: code, reason: String(cString: strerror(code)))
  }

  package var description: String {
    switch self {
    case .system(let action, let path, _, let reason): "cannot \(action) '\(path)': \(reason)"
    case .malformed(let reason): "not a readable picture: \(reason)"
    case .empty: "a picture without pixels cannot be written"
    case .outOfMemory: "not enough memory for the picture"
    case .tooFast(let rate): "the format shows at most \(rate) frames a second"
    case .noEncoder(let name):
      "\(name) is not installed; install it (apt-get install \(name)), or film into a .gif, an .apng "
        + "or a folder"
    case .encoder(let reason): "ffmpeg wrote no film: \(reason)"
    }
  }
}
