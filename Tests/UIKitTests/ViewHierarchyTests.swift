import CoreGraphics
import InterludeGeometry
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Views: hierarchy and layout", .ownStage)
struct ViewHierarchyTests {
  private let scene = ViewScene()

  /// Writes down what it is told about its place.
  private final class Mover: UIView {
    weak var scene: ViewScene?
    var name = ""

    convenience init(_ name: String, _ scene: ViewScene) {
      self.init(frame: .zero)
      self.name = name
      self.scene = scene
    }

    private func note(_ event: String) { scene?.note("\(name).\(event)") }
    override func willMove(toSuperview newSuperview: UIView?) {
      note(newSuperview == nil ? "willLeave" : "willEnter")
    }
    override func didMoveToSuperview() { note(superview == nil ? "left" : "entered") }
    override func willMove(toWindow newWindow: UIWindow?) {
      note(newWindow == nil ? "willLeaveWindow" : "willEnterWindow")
    }
    override func didMoveToWindow() { note(window == nil ? "leftWindow" : "enteredWindow") }
    override func didAddSubview(_ subview: UIView) { note("added") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
    override func layoutSubviews() { note("layout") }
  }

  @Test("Beside a view that is no subview a view goes above or below all that are")
  func strangers() {
    let (outer, stranger) = (scene.show(UIView()), UIView())
    let views = (1...4).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    scene.turn {
      outer.addSubview(views[0])
      outer.addSubview(views[1])
      outer.insertSubview(views[2], aboveSubview: stranger)
      outer.insertSubview(views[3], belowSubview: stranger)
    }
    #expect(outer.subviews.map(\.tag) == [4, 1, 2, 3])
    scene.session.checkInvariants()
  }

  @Test("Views and their layers keep one order through inserting, exchanging, raising and lowering")
  func order() {
    let outer = scene.show(UIView())
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index + 1
      return view
    }
    func tags() -> [Int] {
      scene.session.checkInvariants()
      return outer.subviews.map(\.tag)
    }
    scene.turn {
      outer.addSubview(views[0])
      outer.insertSubview(views[1], at: 0)
      outer.insertSubview(views[2], aboveSubview: views[1])
      outer.insertSubview(views[3], belowSubview: views[1])
    }
    #expect(tags() == [4, 2, 3, 1])
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags() == [1, 2, 3, 4])
    outer.bringSubviewToFront(views[0])
    #expect(tags() == [2, 3, 4, 1])
    outer.sendSubviewToBack(views[3])
    #expect(tags() == [4, 2, 3, 1])
    outer.insertSubview(views[3], at: 99)
    #expect(tags() == [2, 3, 1, 4])
    #expect(outer.viewWithTag(3) === views[2] && outer.viewWithTag(9) == nil)
    #expect(views[2].isDescendant(of: scene.window) && !outer.isDescendant(of: views[2]))
  }

  @Test("Layers that belong to no view keep their place among those of views")
  func foreignLayers() {
    let outer = UIView()
    let (back, front) = (CALayer(), CALayer())
    outer.layer.addSublayer(back)
    let first = UIView()
    outer.addSubview(first)
    outer.layer.addSublayer(front)
    outer.addSubview(UIView())
    outer.bringSubviewToFront(first)
    let places = [back, front, first.layer].map { layer in
      outer.layer.sublayers?.firstIndex { $0 === layer }
    }
    #expect(places[0] == 0 && places[1] == 1 && places[2] == 3)
  }

  @Test("Entering, changing the superview and leaving are told to both sides, in UIKit's order")
  func callbacks() {
    let (a, b, child) = (Mover("a", scene), Mover("b", scene), Mover("child", scene))
    scene.turn {
      scene.window.addSubview(a)
      scene.window.addSubview(b)
    }
    scene.forget()
    a.addSubview(child)
    #expect(
      scene.events == [
        "child.willEnter", "child.willEnterWindow", "child.entered", "a.added",
        "child.enteredWindow",
      ])
    scene.forget()
    b.addSubview(child)
    #expect(scene.events == ["child.willEnter", "a.willRemove", "child.entered", "b.added"])
    scene.forget()
    child.removeFromSuperview()
    #expect(
      scene.events == [
        "child.willLeave", "child.willLeaveWindow", "b.willRemove", "child.left",
        "child.leftWindow",
      ])
  }

  @Test("F40: a view cannot hold itself or what holds it; it is told and nothing changes")
  func cycles() {
    let outer = scene.show(UIView())
    let inner = scene.show(UIView(), in: outer)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(outer.superview === scene.window && inner.superview === outer)
    #expect(scene.issues.contains { $0.contains("subview of a view inside it") })
    #expect(scene.issues.contains { $0.contains("subview of itself") })
  }

  @Test("A turn lays out what asked for it once, parents first; layoutIfNeeded does it at once")
  func layout() {
    let outer = scene.show(Mover("outer", scene))
    let inner = scene.show(Mover("inner", scene), in: outer)
    scene.forget()
    scene.turn {
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      #expect(scene.events.isEmpty)
    }
    #expect(scene.events == ["outer.layout", "inner.layout"])
    scene.forget()
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(scene.events == ["inner.layout"])
    scene.forget()
    outer.frame.size = CGSize(width: 5, height: 5)
    outer.layoutIfNeeded()
    #expect(scene.events == ["outer.layout"])
    scene.forget()
    outer.center.x += 1
    outer.layoutIfNeeded()
    #expect(scene.events.isEmpty)
  }

  @Test("The tint comes from the nearest ancestor that has one, and those who inherit it are told")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let outer = scene.show(Tinted())
    let inner = scene.show(Tinted(), in: outer)
    let own = scene.show(Tinted(), in: outer)
    own.tintColor = .green
    #expect(inner.tintColor == .systemBlue)
    let before = (inner.changes, own.changes)
    outer.tintColor = .red
    #expect(inner.tintColor == .red && own.tintColor == .green)
    #expect(inner.changes == before.0 + 1 && own.changes == before.1)
  }

  @Test("The responder chain goes by the superviews to the window and the application")
  func responders() {
    let outer = scene.show(UIView())
    let inner = scene.show(UIView(), in: outer)
    #expect(inner.next === outer && outer.next === scene.window)
    #expect(scene.window.next === scene.session.application)
  }

  @Test("The background is the layer's; a colour that follows the appearance is kept as it is")
  func background() {
    let box = scene.show(UIView())
    box.backgroundColor = .systemBackground
    #expect(box.backgroundColor === UIColor.systemBackground)
    #expect(box.layer.backgroundColor?.rgba == .white)
    box.layer.backgroundColor = UIColor.red.cgColor
    #expect(box.backgroundColor == .red)
    box.backgroundColor = nil
    #expect(box.layer.backgroundColor == nil)
  }
}
