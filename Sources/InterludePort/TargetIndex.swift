/// What one file must know of the others of its target and its dependencies: the optional methods
/// of their protocols, and the names they override.
///
/// `d?.f?(x)` looks the same for an optional method and for a closure in a property, so the
/// adapter must know the methods. One file of them is written per target, in sorted lines:
/// `// ItemDelegate item(_:didMove:) nothing`. They are Swift comments, because every other output
/// of a build plugin becomes a resource of its target.
package struct TargetIndex: Equatable, Sendable {
  /// What a call gives.
  package enum Result: String, Sendable {
    case nothing
    case value
    /// Already an optional.
    case optional
  }

  package struct Method: Hashable, Sendable {
    package let name: String
    /// `_` for a missing label.
    package let labels: [String]

    package init(name: String, labels: [String]) {
      self.name = name
      self.labels = labels
    }

    package var fullName: String {
      labels.isEmpty ? "\(name)()" : "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }
  }

  package private(set) var methods: [Method: Result] = [:]
  /// Which protocol declares which optional methods.
  package private(set) var protocols: [String: Set<Method>] = [:]

  /// Names of methods and properties that some class overrides.
  package internal(set) var overridden: Set<String> = []

  package init() {}

  package mutating func add(_ method: Method, of name: String, result: Result) {
    methods[method] = result
    protocols[name, default: []].insert(method)
  }

  package func merging(_ other: Self) -> Self {
    var merged = self
    merged.methods.merge(other.methods) { $1 }
    merged.protocols.merge(other.protocols) { $0.union($1) }
    merged.overridden.formUnion(other.overridden)
    return merged
  }

  /// The method that a call with these labels and trailing closures reaches.
  func method(name: String, labels: [String], trailing: Int) -> (Method, Result)? {
    for (method, result) in methods where method.name == name {
      guard method.labels.count == labels.count + trailing else { continue }
      if Array(method.labels.prefix(labels.count)) == labels { return (method, result) }
    }
    return nil
  }

  func contains(name: String) -> Bool { methods.keys.contains { $0.name == name } }

  // MARK: Text

  package init(parsing text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").drop { $0 == "//" }.map(String.init)
      if words.count == 2, words[0] == "override" { overridden.insert(words[1]) }
      guard words.count == 3, let open = words[1].firstIndex(of: "("),
        let result = Result(rawValue: String(words[2]))
      else { continue }
      let labels = words[1][open...].dropFirst().dropLast().split(separator: ":").map(String.init)
      add(
        Method(name: String(words[1][..<open]), labels: labels), of: String(words[0]),
        result: result)
    }
  }

  package var text: String {
    var lines = overridden.map { "// override \($0)\n" }
    for (name, list) in protocols {
      for method in list {
        lines.append("// \(name) \(method.fullName) \((methods[method] ?? .value).rawValue)\n")
      }
    }
    return lines.sorted().joined()
  }
}
