import UIKit

/// A recipe on a stage: its props stand, its tracks are laid, and it can be taken to either end.
/// ```
/// init ─▶ placed at one end ─▶ moved by an animator ─▶ clear(): everything as it was
///                                                   ├▶ hold(): the screen behind stays as it is
/// ```
@MainActor
final class Performance {
  let stage: TransitionStage
  /// The room it was made for.
  let size: CGSize
  private var tracks: [Track] = []
  private var props: [(view: UIView, place: TransitionPlace)] = []
  /// The masks that the screens had before.
  private var masks: [(view: UIView, mask: UIView?)] = []
  private let companions: [@MainActor (TransitionStage) -> Void]
  /// Where the middle of the screen in front rests, once fingers carry it away.
  private var restCenter: CGPoint?

  init(_ transition: ScreenTransition, on stage: TransitionStage) {
    self.stage = stage
    size = stage.bounds.size
    companions = transition.companions
    let score = transition.score(on: stage)
    stack(score.stacking)
    var order: [ObjectIdentifier] = []
    var motions: [ObjectIdentifier: (view: UIView, motions: [TransitionMotion])] = [:]
    for motion in score.motions {
      guard let view = stand(motion.subject) else { continue }
      let id = ObjectIdentifier(view)
      if motions[id] == nil { order.append(id) }
      motions[id, default: (view, [])].motions.append(motion)
    }
    tracks = order.compactMap { motions[$0] }.map { Track($0.view, $0.motions) }
  }

  /// Which of the two is over the other; one that stays where it is has its place.
  private func stack(_ stacking: ScreenTransition.Stacking) {
    guard let front = stage.front, let back = stage.back, !stage.keepsBack else { return }
    let upper = stacking == .frontAbove ? front : back
    stage.container.bringSubviewToFront(upper)
  }

  /// The view a motion is about; props are put in their places.
  private func stand(_ subject: TransitionMotion.Subject) -> UIView? {
    switch subject {
    case .front: return stage.front
    case .back: return stage.back
    case .part(let view): return view
    case .prop(let view, let place):
      guard !props.contains(where: { $0.view === view }) else { return view }
      if place.isMask {
        guard let masked = place == .maskOfFront ? stage.front : stage.back else { return nil }
        props.append((view, place))
        masks.append((masked, masked.mask))
        masked.mask = view
        return view
      }
      // A presenter that stays in its place is behind the container: nothing lies behind it.
      if place == .behind, stage.keepsBack { return nil }
      if view.bounds.isEmpty {
        view.frame = stage.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      props.append((view, place))
      insert(view, place)
      return view
    }
  }

  private func insert(_ prop: UIView, _ place: TransitionPlace) {
    let container = stage.container
    let screens = container.subviews.filter { $0 === stage.front || $0 === stage.back }
    switch place {
    case .behind: container.insertSubview(prop, at: 0)
    case .between:
      guard let upper = screens.last else { return container.addSubview(prop) }
      container.insertSubview(prop, belowSubview: upper)
    case .above, .maskOfFront, .maskOfBack: container.addSubview(prop)
    }
  }

  // MARK: Playing

  func place(at end: TransitionEnd) {
    for track in tracks { track.place(at: end.position) }
  }

  /// Inside an animation block.
  func move(to end: TransitionEnd) {
    for track in tracks { track.move(to: end) }
    for companion in companions { companion(stage) }
  }

  /// Carries the screen in front, and what is over it, by a distance from where its motions have it.
  ///
  /// By their centers, which motions of screens leave alone.
  func carry(by distance: CGVector) {
    guard let front = stage.front else { return }
    let rest = restCenter ?? front.center
    restCenter = rest
    let (dx, dy) = (rest.x + distance.dx - front.center.x, rest.y + distance.dy - front.center.y)
    let over = props.filter { $0.place == .above }.map(\.view)
    for view in [front] + over {
      view.center = CGPoint(x: view.center.x + dx, y: view.center.y + dy)
    }
  }

  /// By how much it is carried now.
  var carried: CGVector {
    guard let rest = restCenter, let center = stage.front?.center else { return .zero }
    return CGVector(dx: center.x - rest.x, dy: center.y - rest.y)
  }

  /// Whether the screen in front takes the whole room when it rests.
  var fillsRoom: Bool { stage.frame == CGRect(origin: .zero, size: size) }

  /// How far the screen in front moves from open to closed.
  var travel: CGVector {
    let travel = tracks.first { $0.view === stage.front }?.travel ?? .zero
    return CGVector(dx: -travel.dx, dy: -travel.dy)
  }

  /// Everything as it was before.
  func clear() {
    if let restCenter { stage.front?.center = restCenter }
    for track in tracks { track.restore() }
    for (view, mask) in masks { view.mask = mask }
    for prop in props { prop.view.removeFromSuperview() }
    forget()
  }

  /// Open, and to stay so: what is behind the screen in front is as it is, the rest as before.
  ///
  /// `clear()` ends it.
  func hold() {
    let kept = props.filter { $0.place == .behind || $0.place == .between }
    let isKept = { (view: UIView) in
      view === self.stage.back || kept.contains { $0.view === view }
    }
    for track in tracks where !isKept(track.view) { track.restore() }
    tracks.removeAll { !isKept($0.view) }
    for (view, mask) in masks where view !== stage.back { view.mask = mask }
    masks.removeAll { $0.view !== stage.back }
    for prop in props where !isKept(prop.view) && prop.place != .maskOfBack {
      prop.view.removeFromSuperview()
    }
    props = kept
  }

  private func forget() {
    tracks = []
    masks = []
    props = []
  }
}
