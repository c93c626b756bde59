import Foundation

extension NSLayoutConstraint {
  /// The constraints that a picture of a row or column describes, in reading order.
  ///
  /// A dash alone is 8 points between views, and the superview's margin at its edges. They are not
  /// active yet.
  /// - Parameters:
  ///   - metrics: numbers by the names the format uses.
  ///   - views: views or guides by the names the format uses.
  /// - Precondition: the format can be parsed and its names are known, as on iOS.
  /// - Source: Apple's Auto Layout Guide, Visual Format Language.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let parsed = try VisualFormatParser.parse(format)
      return try VisualFormatReading(
        format: format, options: opts, metrics: metrics ?? [:], views: views
      ).constraints(of: parsed)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// Turns a parsed format into constraints.
@MainActor
struct VisualFormatReading {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints(
    of parsed: VisualFormat
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let (start, end) = sides(isVertical: parsed.isVertical)
    let isByBaseline = parsed.isVertical && options.contains(.spacingBaselineToBaseline)
    var items: [AnyObject] = []
    for element in parsed.elements { items.append(try item(element.view)) }
    var result: [NSLayoutConstraint] = []
    if let leading = parsed.leading {
      let edge = try superview(of: items[0], parsed.elements[0].view)
      let outer = leading == .standard ? start.margin : start
      result += try distances(leading, from: (edge, outer), to: (items[0], start), standard: 0)
    }
    for (index, element) in parsed.elements.enumerated() {
      let length: NSLayoutConstraint.Attribute = parsed.isVertical ? .height : .width
      for predicate in element.predicates {
        result.append(try size(items[index], length, predicate))
      }
      guard index < parsed.connections.count else { continue }
      result += try distances(
        parsed.connections[index], from: (items[index], isByBaseline ? .lastBaseline : end),
        to: (items[index + 1], isByBaseline ? .firstBaseline : start), standard: 8)
      for attribute in try alignments(isVertical: parsed.isVertical) {
        result.append(
          NSLayoutConstraint(
            item: items[index], attribute: attribute, relatedBy: .equal,
            toItem: items[index + 1], attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    if let trailing = parsed.trailing, let last = items.last, let name = parsed.elements.last {
      let edge = try superview(of: last, name.view)
      let outer = trailing == .standard ? end.margin : end
      result += try distances(trailing, from: (last, end), to: (edge, outer), standard: 0)
    }
    return result
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private func sides(isVertical: Bool) -> (Attribute, Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  /// `second − first (relation) distance`; from right to left it is the other way round.
  private func distances(
    _ connection: VisualFormat.Connection, from: (AnyObject, Attribute),
    to: (AnyObject, Attribute), standard: CGFloat
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let predicates: [VisualFormat.Predicate]
    switch connection {
    case .none: predicates = [VisualFormat.Predicate(object: .number(0))]
    case .standard: predicates = [VisualFormat.Predicate(object: .number(standard))]
    case .predicates(let list): predicates = list
    }
    // Lengths are positive in the reading direction, and coordinates count from the left.
    let flips = options.contains(.directionRightToLeft) && !from.1.isVertical
    var result: [NSLayoutConstraint] = []
    for predicate in predicates {
      let (first, second) = flips ? (from, to) : (to, from)
      let constraint = NSLayoutConstraint(
        item: first.0, attribute: first.1, relatedBy: predicate.relation, toItem: second.0,
        attribute: second.1, multiplier: 1, constant: try number(predicate.object))
      try prioritise(constraint, predicate)
      result.append(constraint)
    }
    return result
  }

  private func size(
    _ item: AnyObject, _ length: Attribute, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.object, metrics[name] == nil, let other = views[name] {
      constraint = NSLayoutConstraint(
        item: item, attribute: length, relatedBy: predicate.relation, toItem: other,
        attribute: length, multiplier: 1, constant: 0)
    } else {
      constraint = NSLayoutConstraint(
        item: item, attribute: length, relatedBy: predicate.relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: try number(predicate.object))
    }
    try prioritise(constraint, predicate)
    return constraint
  }

  private func prioritise(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    guard let priority = predicate.priority else { return }
    constraint.priority = UILayoutPriority(Float(try number(priority)))
  }

  // MARK: Names

  private func item(_ name: String) throws(VisualFormatError) -> AnyObject {
    if let item = views[name] { return item as AnyObject }
    throw error("\(name) is not a key in the views dictionary.", at: name)
  }

  private func superview(of item: AnyObject, _ name: String) throws(VisualFormatError) -> UIView {
    let owner = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    if let owner { return owner }
    throw error(
      "Unable to interpret '|' character, because the related view doesn't have a superview.",
      at: "|")
  }

  private func number(_ object: VisualFormat.Object) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let value): return CGFloat(value)
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default: throw error("\(name) is not a key in the metrics dictionary.", at: name)
      }
    }
  }

  private func error(_ message: String, at text: String) -> VisualFormatError {
    let place = format.range(of: text)?.lowerBound ?? format.startIndex
    return VisualFormatError(
      message: message, format: format,
      position: format.distance(from: format.startIndex, to: place))
  }

  /// What neighbours share across the direction of the format.
  private func alignments(isVertical: Bool) throws(VisualFormatError) -> [Attribute] {
    let table: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let wanted = table.filter { options.contains($0.0) }.map(\.1)
    if wanted.contains(where: { $0.isVertical == isVertical }) {
      throw VisualFormatError(
        message: "Options mask required views to be aligned on an edge that is parallel to layout "
          + "direction, which is not allowed.", format: format, position: 0)
    }
    return wanted
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same side of the margins.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
