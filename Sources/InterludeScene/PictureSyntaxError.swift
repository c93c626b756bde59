/// Why a text is not a picture.
package struct PictureSyntaxError: Error, Equatable, CustomStringConvertible {
  /// From 1.
  package var line: Int
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  package var description: String { "line \(line): \(message)" }
}
