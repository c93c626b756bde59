public import UIKit

extension ScreenTransition {
  /// The next screen grows out of a view, and shrinks back into it; it can be dragged and pinched away.
  ///
  /// The view's picture fades into the screen while both grow, so that nothing is stretched. What in it
  /// has a `transitionIdentifier` that is on the screen too flies there by itself:
  /// ```
  ///  closed ┌──────┐  the screen as wide as the view, cut to its height, with its corners
  ///         │ view │  and over it the view's picture
  ///         └──────┘
  ///  open   the whole screen, the picture as wide, at its top, and faded out
  /// ```
  /// The view is held weakly. Where it is gone or out of sight, the screen grows out of the middle.
  public static func zoom(from view: UIView) -> ScreenTransition {
    let anchor = TransitionAnchor(view)
    var value = ScreenTransition { stage in
      guard let source = anchor.view, let rect = anchor.rect(on: stage) else {
        return [.front(.scaled(0.86)), .front(.alpha(0), during: 0...0.6), .shade(0.2)]
      }
      return zoom(source, rect, on: stage)
    }
    value.gestures = [.pullDown, .edgePan, .pinch]
    value.followsFinger = true
    return value.spring(response: 0.42)
  }

  private static func zoom(
    _ source: UIView, _ rect: CGRect, on stage: TransitionStage
  ) -> [TransitionMotion] {
    let frame = stage.frame
    let scale = rect.width / max(frame.width, 1)
    let radius = source.layer.cornerRadius
    let shared = SharedElement.pairs(in: source, on: stage).filter { $0.closed !== source }
      .map { (view: $0.closed, motions: $0.motions(on: stage)) }.filter { !$0.motions.isEmpty }
    let picture = stage.picture(of: source, isBehind: true, without: shared.map(\.view))
    let window = UIView(frame: CGRect(origin: .zero, size: frame.size))
    window.backgroundColor = .black
    // The screen's middle, when its upper left corner lies on the view's.
    let middle = CGPoint(
      x: rect.minX + frame.width * scale / 2, y: rect.minY + frame.height * scale / 2)
    let cut = CGRect(x: 0, y: 0, width: frame.width, height: rect.height / scale)
    let grown = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: rect.height / scale)
    var motions: [TransitionMotion] = [
      .front(.scaled(scale), .moved(x: middle.x - frame.midX, y: middle.y - frame.midY)),
      .prop(
        window, .maskOfFront, closed: .placed(cut),
        open: .placed(CGRect(origin: .zero, size: frame.size))),
      .prop(window, .maskOfFront, closed: .rounded(radius / scale), open: .rounded(0)),
      .part(source, closed: .alpha(0), open: .alpha(0)),
      .shade(0.2),
    ]
    if let picture {
      motions += [
        .prop(picture, .above, closed: .placed(rect), open: .placed(grown)),
        .prop(
          picture, .above, closed: .alpha(1), open: .alpha(0),
          during: shared.isEmpty ? 0...0.3 : 0.2...0.5),
        // Where it covers a part of a pixel only, the screen under it would show.
        .front(.alpha(0), during: 0...0.1),
      ]
    }
    return motions + shared.flatMap(\.motions)
  }
}

extension TransitionStage {
  /// A view's picture as it is now, whether or not it is on the screen already.
  ///
  /// - Parameter isBehind: it belongs to the screen behind, which forward is on the screen: that needs
  ///   no drawing.
  /// - Parameter parts: what is not to be in it.
  func picture(of view: UIView, isBehind: Bool, without parts: [UIView] = []) -> UIView? {
    let bounds = view.bounds
    guard !bounds.isEmpty, bounds.width < 10_000, bounds.height < 10_000 else { return nil }
    if isBehind, direction == .forward, parts.isEmpty,
      let picture = view.snapshotView(afterScreenUpdates: false)
    {
      return picture
    }
    view.layoutIfNeeded()
    let alphas = parts.map(\.alpha)
    for part in parts { part.alpha = 0 }
    let image = UIGraphicsImageRenderer(bounds: bounds).image {
      view.layer.render(in: $0.cgContext)
    }
    for (part, alpha) in zip(parts, alphas) { part.alpha = alpha }
    let picture = UIImageView(image: image)
    picture.contentMode = .scaleToFill
    return picture
  }
}
