import QuartzCore
import Testing
import UIKit

/// Force: previews that are registered, and presses that go towards one.
@MainActor @Suite("Previews and presses", .ownStage)
struct PressureTests {
  private final class Peeker: NSObject, UIViewControllerPreviewingDelegate,
    UIPreviewInteractionDelegate
  {
    var notes: [String] = []

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) { notes.append("preview \(transitionProgress)\(ended ? " ended" : "")") }
    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) { notes.append("commit \(transitionProgress)\(ended ? " ended" : "")") }
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
      notes.append("cancelled")
    }
  }

  @Test("A registration is a context for its view, ends when asked, and is recorded")
  func registration() throws {
    let scene = TransitionScene()
    let screen = try #require(scene.navigation.topViewController)
    let peeker = Peeker()
    let context = screen.registerForPreviewing(with: peeker, sourceView: screen.view)
    #expect(context.sourceView === screen.view)
    #expect(context.sourceRect == screen.view.bounds)
    #expect(context.delegate === peeker)
    #expect(scene.media.issues.map(\.subject) == ["registerForPreviewing"])
    screen.unregisterForPreviewing(withContext: context)
  }

  /// A finger on a view, with these forces one after the other, then up; of at most 20/3.
  private func press(_ forces: [CGFloat], lifts: Bool = true) -> (Peeker, UIPreviewInteraction) {
    let scene = ViewScene()
    let view = scene.show(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    let (peeker, interaction) = (Peeker(), UIPreviewInteraction(view: view))
    interaction.delegate = peeker
    for (index, force) in forces.enumerated() {
      scene.turn {
        scene.session.touches.send([
          .init(
            finger: 1, location: CGPoint(x: 90, y: 80), phase: index == 0 ? .began : .moved,
            force: force)
        ])
      }
    }
    #expect(interaction.location(in: view) == CGPoint(x: 40, y: 30))
    #expect(interaction.location(in: scene.session.screen) == CGPoint(x: 90, y: 80))
    if lifts { scene.touch(90, 80, .ended, finger: 1) }
    withExtendedLifetime(view) {}
    return (peeker, interaction)
  }

  @Test("Force goes to the preview first, then to its commitment")
  func commits() {
    let (peeker, _) = press([0, 20.0 / 12, 20.0 / 6, 20.0 / 4, 20.0 / 3])
    #expect(
      peeker.notes == [
        "preview 0.5", "preview 1.0 ended", "commit 0.5", "commit 1.0 ended",
      ])
  }

  @Test("A finger that lifts before the end cancels")
  func cancels() {
    let (peeker, _) = press([0, 20.0 / 12])
    #expect(peeker.notes == ["preview 0.5", "cancelled"])
    let (other, interaction) = press([20.0 / 12], lifts: false)
    interaction.cancel()
    #expect(other.notes == ["preview 0.5", "cancelled"])
  }

  @Test("A finger without force starts nothing")
  func noForce() {
    let scene = ViewScene()
    let view = scene.show(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    let (peeker, interaction) = (Peeker(), UIPreviewInteraction(view: view))
    interaction.delegate = peeker
    scene.tap(90, 80)
    #expect(peeker.notes.isEmpty)
    #expect(view.traitCollection.forceTouchCapability == .unavailable)
  }
}
