public import UIKit

extension UIView {
  /// Names a view that is the same thing on two screens, for ``ScreenTransition/sharedElements(_:)``.
  public var transitionIdentifier: String? {
    get { elementName[self]?.value }
    set { elementName[self] = newValue.map { Kept($0) } }
  }
}

@MainActor private let elementName = Keeping<Kept<String>>()

extension ScreenTransition {
  /// Views with the same `transitionIdentifier` on both screens fly from one place to the other.
  ///
  /// Frame, corners and shadow go over into each other, pictures are cropped and text is sized evenly,
  /// so that nothing is stretched. All other views do what the transition does. Without names, all that
  /// match fly; a view that is hidden or out of sight does not. A ``zoom(from:)`` does so by itself with
  /// what is in its view.
  public func sharedElements(_ names: String...) -> ScreenTransition {
    var result = self
    let recipe = recipe
    result.recipe = { stage in
      let motions = recipe(stage)
      let pairs = SharedElement.pairs(names, on: stage).filter { pair in
        !motions.contains { $0.isAbout(pair.closed) }
      }
      return motions + pairs.flatMap { $0.motions(on: stage) }
    }
    return result
  }
}

/// One thing that is on both screens.
@MainActor
struct SharedElement {
  let closed: UIView
  let open: UIView

  /// The pairs that can be seen, in the order in which they lie on the screen behind.
  /// - Parameter source: the view in which they are there.
  static func pairs(
    _ names: [String] = [], in source: UIView? = nil, on stage: TransitionStage
  ) -> [SharedElement] {
    guard let front = stage.front, let back = stage.back else { return [] }
    let coming = named(in: front)
    return named(in: source ?? back).compactMap { entry in
      guard names.isEmpty || names.contains(entry.name),
        let match = coming.first(where: { $0.name == entry.name })
      else { return nil }
      return SharedElement(closed: entry.view, open: match.view)
    }
  }

  private static func named(in root: UIView) -> [(name: String, view: UIView)] {
    var found: [(name: String, view: UIView)] = []
    func look(in view: UIView) {
      guard !view.isHidden, view.alpha > 0.01 else { return }
      if let name = view.transitionIdentifier, !view.bounds.isEmpty { found.append((name, view)) }
      view.subviews.forEach(look)
    }
    look(in: root)
    return found
  }

  /// The flight, as props over both screens.
  func motions(on stage: TransitionStage) -> [TransitionMotion] {
    let start = closed.convert(closed.bounds, to: stage.container)
    let end = open.convert(open.bounds, to: stage.container)
    let room = stage.bounds
    guard start.intersects(room), end.intersects(room) else { return [] }
    let radii = (corners(of: closed).radius, corners(of: open).radius)
    var motions: [TransitionMotion] = [
      .part(closed, closed: .alpha(0), open: .alpha(0)),
      .part(open, closed: .alpha(0), open: .alpha(0)),
    ]
    func fly(_ view: UIView, rounded: Bool) {
      motions.append(.prop(view, .above, closed: .placed(start), open: .placed(end)))
      guard rounded, radii.0 > 0 || radii.1 > 0 else { return }
      motions.append(.prop(view, .above, closed: .rounded(radii.0), open: .rounded(radii.1)))
    }
    for shadow in shadows {
      fly(shadow.view, rounded: false)
      motions.append(
        .prop(shadow.view, .above, closed: .alpha(shadow.closed), open: .alpha(shadow.open)))
    }
    if let image = sharedImage {
      fly(image, rounded: true)
      return motions
    }
    return motions + crossFade(start, end, on: stage)
  }

  /// One picture that both show, cropped as its frame changes.
  private var sharedImage: UIImageView? {
    guard let from = closed as? UIImageView, let to = open as? UIImageView, let image = to.image,
      from.image != nil, from.contentMode == to.contentMode
    else { return nil }
    let copy = UIImageView(image: image)
    copy.contentMode = to.contentMode
    let shown = [corners(of: from), corners(of: to)].filter { $0.radius > 0 }
    copy.clipsToBounds = from.clipsToBounds || to.clipsToBounds || !shown.isEmpty
    copy.tintColor = to.tintColor
    if let first = shown.first { copy.layer.maskedCorners = first.which }
    copy.backgroundColor = to.backgroundColor
    return copy
  }

  /// The corners it shows with: its own, or those of a card it reaches to the corners of.
  private func corners(of view: UIView) -> (radius: CGFloat, which: CACornerMask) {
    if view.layer.cornerRadius > 0 { return (view.layer.cornerRadius, view.layer.maskedCorners) }
    var around = view.superview
    while let card = around {
      if card.clipsToBounds, card.layer.cornerRadius > 0 {
        let which = view.convert(view.bounds, to: card).cornersShared(with: card.bounds)
          .intersection(card.layer.maskedCorners)
        if !which.isEmpty { return (card.layer.cornerRadius, which) }
      }
      around = card.superview
    }
    return (0, [])
  }

  /// Both looks, each sized evenly, one fading into the other.
  private func crossFade(
    _ start: CGRect, _ end: CGRect, on stage: TransitionStage
  ) -> [TransitionMotion] {
    guard let from = stage.picture(of: closed, isBehind: true),
      let to = stage.picture(of: open, isBehind: false)
    else { return [] }
    let texts = (closed as? UILabel).flatMap { first in
      (open as? UILabel).map { SharedText($0, after: first, isRightToLeft: stage.isRightToLeft) }
    }
    let fromEnd = texts?.end(of: start, in: end) ?? start.evenly(filling: end)
    let toStart = texts?.start(of: end, in: start) ?? end.evenly(filling: start)
    // One comes before the other one goes, so that what both show never pales. Texts are quick about
    // it: letters of two weights do not lie on each other.
    let isText = texts != nil
    return [
      .prop(from, .above, closed: .placed(start), open: .placed(fromEnd)),
      .prop(to, .above, closed: .placed(toStart), open: .placed(end)),
      .prop(from, .above, closed: .alpha(1), open: .alpha(0), during: isText ? 0.3...0.6 : 0.5...1),
      .prop(to, .above, closed: .alpha(0), open: .alpha(1), during: isText ? 0.1...0.4 : 0...0.6),
    ]
  }

  /// The shadows under it: at either end its own, and one where both are the same.
  private var shadows: [(view: UIView, closed: CGFloat, open: CGFloat)] {
    let (first, second) = (closed.layer, open.layer)
    let isSame =
      first.shadowOpacity == second.shadowOpacity && first.shadowRadius == second.shadowRadius
      && first.shadowOffset == second.shadowOffset && first.shadowColor == second.shadowColor
    var found: [(view: UIView, closed: CGFloat, open: CGFloat)] = []
    if first.shadowOpacity > 0 { found.append((shadow(of: closed), 1, isSame ? 1 : 0)) }
    if second.shadowOpacity > 0, !isSame { found.append((shadow(of: open), 0, 1)) }
    return found
  }

  /// A view that casts the same shadow and is covered by what flies over it.
  private func shadow(of caster: UIView) -> UIView {
    let view = UIView()
    view.backgroundColor = caster.backgroundColor ?? .white
    view.layer.cornerRadius = max(closed.layer.cornerRadius, open.layer.cornerRadius)
    view.layer.shadowColor = caster.layer.shadowColor
    view.layer.shadowOffset = caster.layer.shadowOffset
    view.layer.shadowRadius = caster.layer.shadowRadius
    view.layer.shadowOpacity = caster.layer.shadowOpacity
    return view
  }
}

extension CGRect {
  fileprivate func cornersShared(with other: CGRect) -> CACornerMask {
    func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.5 }
    let (left, right) = (near(minX, other.minX), near(maxX, other.maxX))
    let (top, bottom) = (near(minY, other.minY), near(maxY, other.maxY))
    var corners: CACornerMask = []
    if left, top { corners.insert(.layerMinXMinYCorner) }
    if right, top { corners.insert(.layerMaxXMinYCorner) }
    if left, bottom { corners.insert(.layerMinXMaxYCorner) }
    if right, bottom { corners.insert(.layerMaxXMaxYCorner) }
    return corners
  }

  /// This rectangle sized to cover another, about its middle.
  fileprivate func evenly(filling other: CGRect) -> CGRect {
    let scale = max(
      width > 0 ? other.width / width : 1, height > 0 ? other.height / height : 1)
    let size = CGSize(width: width * scale, height: height * scale)
    return CGRect(
      x: other.midX - size.width / 2, y: other.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
