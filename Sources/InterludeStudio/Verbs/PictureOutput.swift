/// Names of files that a picture goes into.
enum PictureOutput {
  /// Refuses a name that does not end like a PNG's.
  static func check(_ output: String, of thing: String) throws(Failure) {
    guard output.lowercased().hasSuffix(".png") else {
      throw Failure(.usage, "\(thing) is a .png, not \(output)")
    }
  }
}
