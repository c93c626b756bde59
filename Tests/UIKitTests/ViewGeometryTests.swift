import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Views: geometry", .ownStage)
struct ViewGeometryTests {
  private let scene = ViewScene()

  private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test("A frame is made of center, bounds and anchor point")
  func frames() {
    let box = view(10, 20, 100, 50)
    #expect(box.center == CGPoint(x: 60, y: 45))
    #expect(box.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    box.center = CGPoint(x: 0, y: 0)
    #expect(box.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
    box.bounds = CGRect(x: 7, y: 7, width: 20, height: 10)
    #expect(box.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
  }

  @Test("F144: moving the anchor point moves the frame and leaves the center")
  func anchor() {
    let box = view(0, 0, 100, 100)
    box.layer.anchorPoint = .zero
    #expect(box.center == CGPoint(x: 50, y: 50))
    #expect(box.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
  }

  @Test("With a transform the frame is the box around it; bounds and center stay")
  func transformed() {
    let box = view(0, 0, 100, 50)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(box.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(box.bounds.size == CGSize(width: 100, height: 50))
    #expect(box.center == CGPoint(x: 50, y: 25))
  }

  @Test(
    "No number, no geometry: the old value stays, and the view and the value are named",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func notANumber(bad: CGFloat) {
    let box = scene.show(view(1, 2, 3, 4))
    box.tag = 42
    box.frame = CGRect(x: bad, y: 0, width: 10, height: 10)
    box.bounds = CGRect(x: 0, y: 0, width: bad, height: 10)
    box.center = CGPoint(x: 0, y: bad)
    box.transform = CGAffineTransform(scaleX: bad, y: 1)
    box.alpha = bad
    #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(box.transform == .identity && box.alpha == 1)
    for key in ["frame", "bounds", "center", "transform", "alpha"] {
      let issue = scene.issues.first { $0.hasPrefix("UIView.\(key): UIView with tag 42") }
      #expect(issue?.contains("\(bad)") == true, "\(key) of \(scene.issues)")
    }
  }

  @Test("Points and rectangles go from view to view through scale, rotation and scrolled bounds")
  func conversion() {
    let outer = scene.show(view(100, 100, 200, 200))
    let inner = scene.show(view(50, 50, 100, 100), in: outer)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 151, y: 152))
    outer.bounds.origin = CGPoint(x: 10, y: 0)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: scene.window) == CGPoint(x: 141, y: 152))
    outer.bounds.origin = .zero
    outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(
      inner.convert(inner.bounds, to: nil) == CGRect(x: 175, y: 175, width: 50, height: 50))
    #expect(inner.convert(CGPoint(x: 175, y: 175), from: nil) == .zero)
    outer.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 250, y: 150))
  }

  @Test("Subclasses observe frame, bounds, alpha and hiding; not their first frame")
  func observers() {
    final class Observer: UIView {
      var seen: [String] = []
      override var frame: CGRect { didSet { seen.append("frame") } }
      override var bounds: CGRect { didSet { seen.append("bounds") } }
      override var alpha: CGFloat { didSet { seen.append("alpha") } }
      override var isHidden: Bool { didSet { seen.append("hidden") } }
      override var backgroundColor: UIColor? { didSet { seen.append("color") } }
    }
    let observer = Observer(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(observer.seen.isEmpty && observer.frame.width == 10)
    observer.frame.size.width = 20
    observer.bounds.size.width = 30
    observer.alpha = 0.5
    observer.isHidden = true
    observer.backgroundColor = .red
    #expect(observer.seen == ["frame", "bounds", "alpha", "hidden", "color"])
  }

  @Test("The layer's class is the view's to choose, and the view is its delegate")
  func layerClass() {
    final class Shape: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
    let scene = ViewScene()
    let shape = scene.session.media.run { Shape() }
    #expect(shape.layer is CAShapeLayer)
    #expect(shape.layer.delegate === shape)
    #expect(shape.layer.contentsScale == scene.session.screen.scale)
  }

  @Test("Sizing to fit keeps the place of the bounds and asks the view")
  func sizing() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let fitting = Fitting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fitting.sizeToFit()
    #expect(fitting.bounds.size == CGSize(width: 40, height: 20))
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test("What of the device's edges lies over a view is its safe area, and it hears of changes")
  func safeArea() {
    final class Edged: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let edged = scene.show(Edged(frame: CGRect(x: 0, y: 20, width: 393, height: 832)))
    #expect(scene.window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(edged.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 34, right: 0))
    edged.center.y += 50
    #expect(edged.safeAreaInsets.top == 0 && edged.changes == 2)
    scene.window.frame.size.width = 300
    #expect(scene.window.safeAreaInsets.top == 59)
    edged.removeFromSuperview()
    #expect(edged.window == nil)
  }
}
