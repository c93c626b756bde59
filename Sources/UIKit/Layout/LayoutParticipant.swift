import InterludeConstraints
import QuartzCore

/// An item's part in a layout engine.
@MainActor
final class LayoutParticipant {
  /// What gives the item its place.
  enum Kind {
    /// The engine's root: its size is given.
    case root
    /// Its own frame, where autoresizing is translated into constraints.
    case frame
    /// Its owner's edges.
    case edges
    /// Constraints alone.
    case free
  }

  weak var item: (any LayoutItem)?
  /// The item, where it is a view.
  private(set) weak var view: UIView?
  let kind: Kind
  /// Its place among the participants, in the order in which constraints named them.
  let number: Int
  let variables: LayoutVariables
  /// Not narrower than nothing, not lower, and its corner where its content's is.
  var limits: [ConstraintID] = []
  /// x, y, width and height as given; empty where they are free.
  var placing: [ConstraintID] = []
  /// Wider than, narrower than, higher than, lower than its content.
  var content: [(id: ConstraintID, isLeast: Bool, isHorizontal: Bool)] = []
  var isContentStale = true
  /// x, y, width and height as last solved.
  var solved = SIMD4<Double>(repeating: .nan)
  /// Where the engine last put it, in its container's coordinates: the solved place on whole pixels.
  var target = CGRect.zero

  init(_ item: any LayoutItem, kind: Kind, number: Int) {
    self.item = item
    view = item as? UIView
    self.kind = kind
    self.number = number
    variables = LayoutVariables(number: number)
  }

  /// The numbers that are given, in the order of the variables.
  var given: [Double] {
    switch kind {
    case .free: return []
    case .root:
      let size = view?.bounds.size ?? .zero
      return [0, 0, Double(size.width), Double(size.height)]
    case .frame:
      let frame = view?.layoutFrame ?? .zero
      return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    case .edges:
      let insets = (item as? UILayoutGuide)?.insets ?? .zero
      return [insets.left, insets.top, insets.left + insets.right, insets.top + insets.bottom]
        .map { Double($0) }
    }
  }
}

extension UIView {
  /// Where the view lies when its transform is left out, in its superview's coordinates.
  final var layoutFrame: CGRect {
    let (anchor, size, middle) = (layer.anchorPoint, layer.bounds.size, layer.position)
    return CGRect(
      x: middle.x - anchor.x * size.width, y: middle.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Sets it, whatever the transform is.
  final func place(layoutFrame frame: CGRect) {
    guard frame != layoutFrame else { return }
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let anchor = layer.anchorPoint
    let middle = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if center != middle { center = middle }
  }
}
