import QuartzCore

extension UIView {
  /// Beside a view that is none of its subviews: above all of them, or below.
  ///
  /// As AppKit's `addSubview(_:positioned:relativeTo:)` is documented; UIKit's is not, and animators of
  /// published projects rely on it.
  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard subviewList.contains(where: { $0 === sibling }) else {
      return insert(view, at: offset == 0 ? 0 : subviewList.count)
    }
    // The sibling's place after the view itself has been taken out of the list.
    let others = subviewList.filter { $0 !== view }
    insert(view, at: (others.firstIndex { $0 === sibling } ?? 0) + offset)
  }

  /// The one way into a hierarchy: leaves the old place, tells both sides, keeps the layers in step.
  final func insert(_ view: UIView, at index: Int) {
    let session = session
    // iOS raises NSInvalidArgumentException: "Can't add self as subview".
    guard !isDescendant(of: view) else {
      return session.record(
        "addSubview",
        "can't add \(type(of: view)) as a subview of \(view === self ? "itself" : "a view inside it")"
      )
    }
    let isMove = view.parentView === self
    let oldWindow = view.window
    if !isMove {
      view.willMove(toSuperview: self)
      if window !== oldWindow { view.tellWillMove(toWindow: window) }
      if let old = view.parentView {
        view.willLeaveLayout()
        old.willRemoveSubview(view)
        old.subviewList.removeAll { $0 === view }
        session.log.record(.viewRemoved(.init(view), from: .init(old)))
      }
    } else {
      subviewList.removeAll { $0 === view }
    }
    let place = min(max(0, index), subviewList.count)
    subviewList.insert(view, at: place)
    view.parentView = self
    placeLayer(of: view, at: place)
    guard !isMove else { return }
    view.didEnterLayout()
    session.log.record(.viewAdded(.init(view), to: .init(self)))
    view.viewController?.logStraying(into: self)
    view.didMoveToSuperview()
    didAddSubview(view)
    if window !== oldWindow { view.tellDidMoveToWindow() }
    if view.storedTintColor == nil { view.tintChanged() }
    view.safeAreaMayHaveChanged(because: .movement)
    view.traitsMayHaveChanged()
  }

  /// Layers that are no views' stay where they are; the topmost view goes above them all.
  private final func placeLayer(of view: UIView, at place: Int) {
    if place == subviewList.count - 1 {
      layer.addSublayer(view.layer)
    } else if place > 0 {
      layer.insertSublayer(view.layer, above: subviewList[place - 1].layer)
    } else {
      layer.insertSublayer(view.layer, below: subviewList[1].layer)
    }
  }

  final func leaveSuperview() {
    guard let parent = parentView else { return }
    let (session, hadWindow) = (session, window != nil)
    if hadWindow { resignInside() }
    willMove(toSuperview: nil)
    if hadWindow { tellWillMove(toWindow: nil) }
    willLeaveLayout()
    parent.willRemoveSubview(self)
    parent.subviewList.removeAll { $0 === self }
    parentView = nil
    layer.removeFromSuperlayer()
    didLeaveLayout()
    session.log.record(.viewRemoved(.init(self), from: .init(parent)))
    didMoveToSuperview()
    if hadWindow { tellDidMoveToWindow() }
    parent.setNeedsLayout()
  }

  final func tellWillMove(toWindow new: UIWindow?) {
    willMove(toWindow: new)
    viewController?.viewWillMove(toWindow: new)
    for view in subviewList { view.tellWillMove(toWindow: new) }
  }

  /// A gesture whose view leaves its window is cancelled; the touch goes on with the view it began on.
  final func tellDidMoveToWindow() {
    if window == nil { for recognizer in recognizers { recognizer.giveUp() } }
    if window != nil { session.appearances.dress(self) }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: window)
    for view in subviewList { view.tellDidMoveToWindow() }
  }

  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviewList.indices.contains(index1), subviewList.indices.contains(index2),
      index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviewList[low], subviewList[high])
    insert(second, at: low)
    insert(first, at: high)
  }

  public final func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.parentView
    }
    return false
  }

  /// The view itself or the first inside it with the tag.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewList {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Stops with a message when views and layers do not agree about their order.
  final func checkInvariants() {
    let mine = subviewList.map { ObjectIdentifier($0.layer) }
    let theirs = (layer.sublayers ?? []).map { ObjectIdentifier($0) }.filter { mine.contains($0) }
    precondition(mine == theirs, "subviews and sublayers of \(type(of: self)) differ in order")
    for view in subviewList {
      precondition(view.parentView === self, "a subview disowns its superview")
      view.checkInvariants()
    }
  }
}
