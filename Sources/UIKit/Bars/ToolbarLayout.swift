import QuartzCore

/// Where a toolbar's items go, from left to right; lengths in points.
struct ToolbarLayout: Equatable {
  /// Between neighbours with no space of their own between them.
  static let spacing: CGFloat = 16

  enum Part: Equatable {
    case item(CGFloat)
    case fixed(CGFloat)
    case flexible
  }

  /// Start and length of every part, spaces too.
  let spans: [NavigationBarLayout.Span]

  init(_ parts: [Part], width: CGFloat) {
    let margin = NavigationBarLayout.margin(in: width)
    let room = max(0, width - 2 * margin)
    var used: CGFloat = 0
    var flexible = 0
    var gaps: [CGFloat] = []
    for (index, part) in parts.enumerated() {
      gaps.append(index > 0 ? Self.gap(parts[index - 1], part) : 0)
      used += gaps[index]
      switch part {
      case .item(let length), .fixed(let length): used += length
      case .flexible: flexible += 1
      }
    }
    let share = flexible > 0 ? max(0, room - used) / CGFloat(flexible) : 0
    var edge = margin
    spans = zip(parts, gaps).map { part, gap in
      var span = NavigationBarLayout.Span(start: edge + gap, length: share)
      switch part {
      case .item(let length), .fixed(let length): span.length = length
      case .flexible: break
      }
      edge = span.end
      return span
    }
  }

  private static func gap(_ before: Part, _ part: Part) -> CGFloat {
    if case .item = before, case .item = part { return spacing }
    return 0
  }
}
