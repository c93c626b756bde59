import Foundation

/// A row or column of views, as the visual format language writes it.
///
///     H:|-[icon(24)]-8-[title(>=60@750)]-(<=20)-|
struct VisualFormat: Equatable {
  /// What a distance or a length is compared with.
  enum Object: Equatable {
    case number(Double)
    /// A metric's name, or another view's.
    case name(String)
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// What lies between two neighbours.
  enum Connection: Equatable {
    /// They touch.
    case none
    /// A dash alone: the standard distance.
    case standard
    case predicates([Predicate])
  }

  struct Element: Equatable {
    var view: String
    var predicates: [Predicate] = []
  }

  var isVertical = false
  /// From the superview's edge to the first view; nil where the format does not begin at it.
  var leading: Connection?
  var elements: [Element] = []
  /// Between each view and the next: one less than there are views.
  var connections: [Connection] = []
  /// From the last view to the superview's edge.
  var trailing: Connection?
}

/// What is wrong with a format, and where.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  let message: String
  let format: String
  /// In characters.
  let position: Int

  var description: String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}
