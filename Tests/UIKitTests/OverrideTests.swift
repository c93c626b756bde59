import QuartzCore
import Testing
import UIKit

/// Members that apps' subclasses override, and that are called where iOS calls them.
@MainActor @Suite("Overrides", .ownStage)
struct OverrideTests {
  private final class Sized: UIView {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      let size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      return CGSize(width: size.width, height: 77)
    }
    override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    override var safeAreaLayoutGuide: UILayoutGuide { own }
    let own = UILayoutGuide()
  }

  private final class Watched: CALayer {
    var notes: [String] = []
    override var bounds: CGRect { didSet { notes.append("bounds \(bounds.width)") } }
    override var position: CGPoint { didSet { notes.append("position \(position.x)") } }
    override var isHidden: Bool { didSet { notes.append("hidden \(isHidden)") } }
    override var backgroundColor: CGColor? { didSet { notes.append("color") } }
    override var contents: Any? { didSet { notes.append("contents") } }
  }

  private final class Framed: CALayer {
    var frames = 0
    override var frame: CGRect { didSet { frames += 1 } }
  }

  private final class Host: UIView {
    override class var layerClass: AnyClass { Watched.self }
  }

  @Test("A view's fitting size, snapshot and safe area guide are its subclass's")
  func views() {
    let view: UIView = Sized(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 50, height: 77))
    #expect(view.snapshotView(afterScreenUpdates: true) == nil)
    #expect(view.safeAreaLayoutGuide === (view as? Sized)?.own)
  }

  @Test("A layer's observers hear what its view changes")
  func layers() throws {
    let view = Host()
    let layer = try #require(view.layer as? Watched)
    layer.notes = []
    view.frame = CGRect(x: 10, y: 0, width: 40, height: 40)
    #expect(layer.notes == ["bounds 40.0", "position 30.0"])
    layer.notes = []
    view.isHidden = true
    view.backgroundColor = .red
    #expect(layer.notes == ["hidden true", "color"])
    let framed = Framed()
    framed.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(framed.frames == 1)
    #expect(framed.position == CGPoint(x: 2.5, y: 4))
  }
}
