/// Any string as one word of the text form: what would part or blur it is written as %XX.
enum PictureWord {
  /// Percent signs, spaces of all kinds and control characters are escaped; "%" alone is nothing.
  static func escaped(_ text: String) -> String {
    if text.isEmpty { return "%" }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar != "%", scalar.value > 32, !scalar.properties.isWhitespace, scalar.value != 127,
        !isJoining(scalar)
      {
        result.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        let hex = String(byte, radix: 16)
        result.append(contentsOf: ("%" + (hex.count == 1 ? "0" : "") + hex).unicodeScalars)
      }
    }
    return String(result)
  }

  /// What would melt into a character before it, so that a word would no longer begin where it does.
  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isGraphemeExtend || scalar.properties.isDefaultIgnorableCodePoint
  }

  static func plain(_ word: String) -> String {
    guard word.utf8.contains(UInt8(ascii: "%")) else { return word }
    if word == "%" { return "" }
    var bytes: [UInt8] = []
    let source = Array(word.utf8)
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%"), index + 2 < source.count,
        let byte = UInt8(String(decoding: source[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
