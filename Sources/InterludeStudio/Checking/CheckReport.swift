import InterludeDoctor
import UIKit

/// How a check's findings are written.
enum CheckFormat: Sendable {
  /// For people, as they are found.
  case text
  case json
  /// What build servers read.
  case junit
  /// Lines that GitHub shows beside a pull request.
  case github
}

extension SceneCheck {
  /// `bubbles-pop: ok`, or how many findings there are.
  var summary: String {
    guard !isHealthy else { return "\(scene): ok" }
    let errors = complaints.filter { $0.severity == .error }.count
    let warnings = complaints.count - errors
    func count(_ number: Int, _ word: String) -> String? {
      number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let counts = [
      count(errors, "error"), count(warnings, "warning"),
      misuses.isEmpty ? nil : "its script did not run as it is written",
    ].compactMap(\.self)
    return "\(scene): \(counts.joined(separator: ", "))"
  }

  var json: JSON {
    .object([
      ("scene", .text(scene)), ("seconds", .number(end)),
      ("healthy", .flag(isHealthy)), ("findings", .list(findings.map(\.json))),
      ("issues", .texts(issues)),
    ])
  }
}

extension SceneCheck {
  func gitHubLine(misuse: String) -> String {
    "::error title=\(gitHubTitle("\(scene) script"))::\(gitHubText(misuse))"
  }
}

private func gitHubText(_ text: String) -> String {
  text.replacingAll(["%": "%25", "\r": "%0D", "\n": "%0A"])
}

private func gitHubTitle(_ text: String) -> String {
  gitHubText(text).replacingAll([":": "%3A", ",": "%2C"])
}

extension Finding {
  var json: JSON {
    .object([
      ("rule", .text(rule)), ("name", .text(name)), ("severity", .text(severity.rawValue)),
      ("time", .number(time)),
      ("transition", transition.map { .text($0.description) } ?? .none),
      ("evidence", .text(evidence)), ("consequence", .text(consequence)), ("cure", .text(cure)),
      ("originator", originator.map { .text($0.rawValue) } ?? .none),
    ])
  }

  /// `::error title=…::…`: in GitHub's words a notice, a warning or an error.
  func gitHubLine(scene: String) -> String {
    "::\(severity.rawValue) title=\(gitHubTitle("\(scene) \(rule)"))::\(gitHubText(description))"
  }
}

/// JUnit's XML: a suite, a case for each scene, a failure for each error or warning.
enum JUnitReport {
  static func text(_ checks: [SceneCheck]) -> String {
    let failures = checks.filter { !$0.isHealthy }.count
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      "<testsuites name=\"interlude check\" tests=\"\(checks.count)\" failures=\"\(failures)\">",
      "  <testsuite name=\"interlude check\" tests=\"\(checks.count)\" failures=\"\(failures)\" "
        + "errors=\"0\" skipped=\"0\">",
    ]
    for check in checks {
      let head =
        "    <testcase classname=\"interlude.check\" name=\"\(escaped(check.scene))\" "
        + "time=\"\(Numerals.short(check.end))\""
      let words = check.misuses + check.complaints.map(\.description)
      guard let first = words.first else {
        lines.append(head + "/>")
        continue
      }
      lines.append(head + ">")
      // One element for all: most readers show the first alone.
      let type = check.misuses.isEmpty ? check.complaints[0].rule : "script"
      lines.append(
        "      <failure message=\"\(escaped(first))\" type=\"\(escaped(type))\">")
      lines += words.map(escaped)
      lines.append("      </failure>")
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    let allowed = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      // XML 1.0 has no words for other control characters.
      default: scalar.value < 0x20 ? " " : String(scalar)
      }
    }
    return allowed.joined()
  }
}

extension String {
  /// Each of some characters as something else.
  fileprivate func replacingAll(_ table: [Character: String]) -> String {
    map { table[$0] ?? String($0) }.joined()
  }
}
