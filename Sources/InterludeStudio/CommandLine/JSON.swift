/// A value that prints as JSON; keys stay in their order.
package indirect enum JSON: Sendable, CustomStringConvertible {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSON])
  case object([(String, JSON)])
  case none

  package static func whole(_ number: Int) -> JSON { .number(Double(number)) }
  package static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }
  package static func optional(_ number: Double?) -> JSON { number.map { .number($0) } ?? .none }

  /// On one line.
  package var description: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number):
      // JSON knows no infinity, and whole numbers have no point.
      !number.isFinite
        ? "null"
        : number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .flag(let flag): flag ? "true" : "false"
    case .list(let list): "[" + list.map(\.description).joined(separator: ", ") + "]"
    case .object(let fields):
      "{" + fields.map { "\(Self.quoted($0)): \($1)" }.joined(separator: ", ") + "}"
    case .none: "null"
    }
  }

  /// A list's elements, or an object's fields, one a line.
  package var lines: String {
    switch self {
    case .list(let list) where !list.isEmpty:
      "[\n" + list.map { "  \($0)" }.joined(separator: ",\n") + "\n]"
    case .object(let fields) where !fields.isEmpty:
      "{\n" + fields.map { "  \(Self.quoted($0)): \($1)" }.joined(separator: ",\n") + "\n}"
    default: description
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
