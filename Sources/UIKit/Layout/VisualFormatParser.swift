import Foundation

/// Reads the visual format language.
/// ```
/// format      ::= ("H:" | "V:")? ("|" connection)? view (connection view)* (connection "|")?
/// view        ::= "[" name ("(" predicates ")")? "]"
/// connection  ::= "" | "-" | "-" (simple | "(" predicates ")") "-"
/// simple      ::= name | number
/// predicate   ::= ("==" | ">=" | "<=")? (name | number) ("@" (name | number))?
/// ```
/// - Source: Apple's Auto Layout Guide, Visual Format Language.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if characters.count > 1, characters[1] == ":" {
      switch characters[0] {
      case "H": break
      case "V": result.isVertical = true
      default: throw error("Expected an orientation, H or V.")
      }
      position = 2
    }
    if take("|") { result.leading = try connection() }
    result.elements = [try element()]
    while position < characters.count {
      let between = try connection()
      if take("|") {
        result.trailing = between
        guard position == characters.count else {
          throw error("Nothing may follow the superview's edge.")
        }
        break
      }
      result.connections.append(between)
      result.elements.append(try element())
    }
    return result
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else { throw error("Expected a view: '['.") }
    guard let name = name() else { throw error("Expected the name of a view.") }
    var element = VisualFormat.Element(view: name)
    if take("(") { element.predicates = try predicates() }
    guard take("]") else { throw error("Expected ']'.") }
    return element
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    guard let next = peek, next != "[", next != "|" else {
      if peek == nil { throw error("A view or the superview's edge must follow '-'.") }
      return .standard
    }
    let result: [VisualFormat.Predicate]
    if take("(") {
      result = try predicates()
    } else {
      result = [VisualFormat.Predicate(object: try object())]
    }
    guard take("-") else { throw error("Expected '-' after a distance.") }
    return .predicates(result)
  }

  /// Up to the closing parenthesis.
  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var result: [VisualFormat.Predicate] = []
    repeat {
      var relation = NSLayoutConstraint.Relation.equal
      for (sign, meaning) in Self.relations where take(sign) {
        relation = meaning
        break
      }
      var predicate = VisualFormat.Predicate(relation: relation, object: try object())
      if take("@") { predicate.priority = try object() }
      result.append(predicate)
    } while take(",")
    guard take(")") else { throw error("Expected ')' or ','.") }
    return result
  }

  private static let relations: [(String, NSLayoutConstraint.Relation)] = [
    ("==", .equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
  ]

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Object {
    if let name = name() { return .name(name) }
    guard let number = number() else { throw error("Expected a number or a name.") }
    return .number(number)
  }

  // MARK: Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    let end = position + text.count
    guard end <= characters.count, String(characters[position..<end]) == text else { return false }
    position = end
    return true
  }

  private mutating func name() -> String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func number() -> Double? {
    let start = position
    _ = take("-")
    while let next = peek, next.isASCII, next.isNumber || next == "." { position += 1 }
    guard let value = Double(String(characters[start..<position])), value.isFinite else {
      position = start
      return nil
    }
    return value
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: format, position: position)
  }
}
