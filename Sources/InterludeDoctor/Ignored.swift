import UIKit

/// Something that an app means to do, though a rule speaks of it.
package struct Ignored: Equatable, Sendable {
  /// The rule's number.
  package var rule: String
  /// The object's number; nil is whatever the rule speaks of.
  package var object: Int?
  /// A view's own layer, or the layer itself.
  package var layer: UInt64?

  package init(rule: String, object: Int? = nil, layer: UInt64? = nil) {
    self.rule = rule
    self.object = object
    self.layer = layer
  }
}

extension Run {
  /// Whether a finding was said to be meant.
  func ignores(_ finding: Finding) -> Bool {
    ignored.contains { entry in
      guard entry.rule == finding.rule else { return false }
      guard entry.object != nil || entry.layer != nil else { return true }
      return entry.object.map(finding.objects.contains) ?? false
        || entry.layer.map(finding.layers.contains) ?? false
    }
  }

  /// Whether what a rule says of one view was said to be meant, where it tells of several together.
  func ignores(_ view: SessionEvent.Subject, by rule: some Rule) -> Bool {
    ignored.contains { $0.rule == rule.id && $0.object == view.id }
  }
}

extension Finding {
  /// The same, about objects besides those of its transition.
  func about(_ objects: SessionEvent.Subject?...) -> Finding {
    var finding = self
    finding.objects.formUnion(objects.compactMap { $0?.id })
    return finding
  }

  func about(numbers: [Int]) -> Finding {
    var finding = self
    finding.objects.formUnion(numbers)
    return finding
  }

  func about(layer: UInt64) -> Finding {
    var finding = self
    finding.layers.insert(layer)
    return finding
  }
}

extension Passage {
  /// Who takes part, by number: its screens and their views, its animator, its driver.
  var members: Set<Int> {
    let views = [cast?.fromView, cast?.toView, cast?.presentation]
    return Set(([from, to, animator, interaction] + views).compactMap { $0?.id })
  }
}
