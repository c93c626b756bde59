public import QuartzCore

/// A press on a view in two steps, by force: towards a preview, and on to its commitment.
///
/// Fingers on a stage have no force, as the traits say; a script that gives them one drives it.
/// ```
/// force  0 ────────── 1 ─────────── 2
///        preview 0…1, ended │ commit 0…1, ended        fingers up before the end: cancelled
/// ```
/// - Source: Apple's UIPreviewInteraction reference.
@MainActor @preconcurrency
open class UIPreviewInteraction: NSObject {
  public private(set) weak var view: UIView?
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  private var stage = Stage.idle
  private let recognizer = ForceRecognizer()

  private enum Stage {
    case idle
    case previewing
    /// The preview is there; the press may go on.
    case previewed
    case committed
  }

  public init(view: UIView) {
    self.view = view
    super.init()
    recognizer.interaction = self
    recognizer.cancelsTouchesInView = false
    view.addGestureRecognizer(recognizer)
  }

  /// Where the finger is, in the coordinates of a space.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let point = recognizer.location(in: view)
    guard let coordinateSpace else { return view.convert(point, to: nil) }
    return view.convert(point, to: coordinateSpace)
  }

  /// Ends it as if the finger had been lifted.
  open func cancel() { end() }

  /// The finger's force, in parts of what previews and commits.
  fileprivate func press(_ force: CGFloat) {
    switch stage {
    case .idle:
      guard force > 0, delegate?.previewInteractionShouldBegin(self) ?? true else { return }
      stage = .previewing
      press(force)
    case .previewing:
      let part = min(1, force)
      if part >= 1 { stage = .previewed }
      delegate?.previewInteraction(self, didUpdatePreviewTransition: part, ended: part >= 1)
    case .previewed:
      guard force > 1 else { return }
      let part = min(1, force - 1)
      if part >= 1 { stage = .committed }
      delegate?.previewInteraction(self, didUpdateCommitTransition: part, ended: part >= 1)
    case .committed: break
    }
  }

  fileprivate func end() {
    let before = stage
    stage = .idle
    switch before {
    case .previewing, .previewed: delegate?.previewInteractionDidCancel(self)
    case .idle, .committed: break
    }
  }
}

/// Told how far a press has come.
@MainActor @preconcurrency
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    true
  }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}

/// Reads the force of the fingers on a view, and claims nothing.
private final class ForceRecognizer: UIGestureRecognizer {
  weak var interaction: UIPreviewInteraction?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { read(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { over() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { over() }

  private func read(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touch.maximumPossibleForce > 0 else { return }
    interaction?.press(2 * touch.force / touch.maximumPossibleForce)
  }

  private func over() {
    interaction?.end()
    state = .failed
  }
}
