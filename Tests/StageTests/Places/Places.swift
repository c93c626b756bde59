import UIKit

/// Words and controls of a screen, where they are seen, and what is wrong with their places.
@MainActor
struct Places {
  private struct Part {
    var name: String
    var view: UIView
    /// Of the text where it is text, else of the view; in the window.
    var frame: CGRect
    /// What its scroll view cuts off is seen later.
    var scrolls: Bool
  }

  private var parts: [Part] = []
  private let window: UIWindow

  /// Of the screen in front, with the bars around it.
  init?(inFrontOf front: UIViewController?) {
    var outermost = front
    while let parent = outermost?.parent { outermost = parent }
    guard let view = outermost?.viewIfLoaded, let window = view.window else { return nil }
    self.window = window
    collect(view, scrolls: false)
  }

  /// One line for each thing that is cut, outside, or on something else.
  var problems: [String] { parts.flatMap(cut) + parts.flatMap(outside) + overlaps }

  private mutating func collect(_ view: UIView, scrolls: Bool) {
    guard !view.isHidden, view.alpha > 0.01, view.bounds.width > 0 else { return }
    let scrolls = scrolls || view is UIScrollView
    switch view {
    case let label as UILabel where !(label.text ?? "").isEmpty:
      parts.append(
        Part(
          name: "“\(label.text?.prefix(24) ?? "")”", view: label,
          frame: label.convert(Self.text(of: label), to: window), scrolls: scrolls))
    case is UIButton, is UISwitch:
      parts.append(
        Part(
          name: "\(type(of: view))", view: view, frame: view.convert(view.bounds, to: window),
          scrolls: scrolls))
    default: break
    }
    for subview in view.subviews { collect(subview, scrolls: scrolls) }
  }

  private static func text(of label: UILabel) -> CGRect {
    let size = label.sizeThatFits(label.bounds.size)
    let width = min(size.width, label.bounds.width)
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch label.textAlignment {
      case .center: label.bounds.midX - width / 2
      case .right: label.bounds.maxX - width
      case .natural where isMirrored: label.bounds.maxX - width
      default: 0
      }
    return CGRect(
      x: x, y: label.bounds.midY - size.height / 2, width: width, height: size.height)
  }

  private func cut(_ part: Part) -> [String] {
    guard let label = part.view as? UILabel else { return [] }
    let room =
      label.numberOfLines == 1
      ? CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      : CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    let size = label.sizeThatFits(room)
    let fits = size.width <= label.bounds.width + 0.5 && size.height <= label.bounds.height + 0.5
    return fits ? [] : ["\(part.name) is cut: \(label.bounds.size) of \(size)"]
  }

  private func outside(_ part: Part) -> [String] {
    let safe = window.bounds.inset(by: window.safeAreaInsets)
    var room = safe
    if part.scrolls { room = CGRect(x: safe.minX, y: -1e5, width: safe.width, height: 2e5) }
    // Bars may stand below the home indicator's line.
    let isIn = room.insetBy(dx: -0.5, dy: -0.5).contains(part.frame)
    return isIn ? [] : ["\(part.name) at \(part.frame) is outside of \(room)"]
  }

  private var overlaps: [String] {
    var problems: [String] = []
    for (index, one) in parts.enumerated() {
      for other in parts[(index + 1)...] where one.scrolls == other.scrolls {
        guard !one.view.isDescendant(of: other.view), !other.view.isDescendant(of: one.view)
        else { continue }
        let common = one.frame.intersection(other.frame)
        if !common.isNull, common.width > 1, common.height > 1 {
          problems.append("\(one.name) lies on \(other.name)")
        }
      }
    }
    return problems
  }
}
