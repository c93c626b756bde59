import QuartzCore
import Testing
import UIKit

/// Constraints between views, and where they put them.
@MainActor @Suite("Auto Layout", .ownStage)
struct AutoLayoutTests {
  private let scene = ViewScene()

  /// A view in the window's root that constraints place.
  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? scene.window).addSubview(view)
    return view
  }

  @Test("Four edges with constants give a frame")
  func edges() {
    let view = add()
    let root = scene.window
    scene.turn {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 40),
        root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 50),
      ])
    }
    let size = root.bounds.size
    #expect(
      view.frame == CGRect(x: 20, y: 30, width: size.width - 60, height: size.height - 80))
  }

  @Test("Center, size and multiples")
  func center() {
    let (view, other) = (add(), add())
    let root = scene.window
    scene.turn {
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
        view.widthAnchor.constraint(equalToConstant: 61),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 4.5),
        other.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8),
        other.topAnchor.constraint(equalTo: view.bottomAnchor),
        other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
        other.heightAnchor.constraint(equalToConstant: 5),
      ])
    }
    #expect(view.bounds.size == CGSize(width: 61, height: 35))
    #expect(view.center.x == root.bounds.midX)
    #expect(other.frame.minX == view.frame.maxX + 8)
    #expect(other.frame.size == CGSize(width: 122, height: 5))
  }

  @Test("A constant changed in an animation block moves the view over its duration")
  func animated() {
    let view = add()
    let root = scene.window
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    scene.turn {
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    scene.turn {
      left.constant = 110
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    }
    #expect(view.frame.minX == 110)
    scene.advance(by: 0.5)
    #expect(view.layer.presentation()?.frame.minX == 60)
  }

  @Test("Priorities: the stronger wish holds, the weaker gives way")
  func priorities() {
    let view = add()
    let root = scene.window
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = .defaultHigh
    narrow.priority = .defaultLow
    scene.turn {
      NSLayoutConstraint.activate([
        wide, narrow, view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(view.bounds.width == 200)
    scene.turn { narrow.priority = UILayoutPriority(900) }
    #expect(view.bounds.width == 100)
  }

  @Test("A conflict is named by its constraints, and the last one gives way")
  func conflict() {
    let view = add()
    let root = scene.window
    view.accessibilityIdentifier = "card"
    scene.turn {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 120),
      ])
    }
    #expect(view.bounds.width == 100)
    let issues = scene.session.media.issues.map(\.message)
    #expect(issues.count == 1)
    #expect(issues.first?.contains("breaking <UIView \"card\".width == 120.0>") == true)
    #expect(issues.first?.contains("<UIView \"card\".width == 100.0>") == true)
  }

  @Test("A view that forgot to turn its autoresizing mask off conflicts, by that name")
  func forgotten() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let root = scene.window
    scene.turn {
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
    }
    #expect(view.frame.minX == 5)
    #expect(
      scene.session.media.issues.first?.message.contains("NSAutoresizingMaskLayoutConstraint")
        == true)
  }

  @Test("From right to left, leading is right, and distances count from there")
  func rightToLeft() {
    let view = add()
    let root = scene.window
    root.semanticContentAttribute = .forceRightToLeft
    scene.turn {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    #expect(view.frame.maxX == root.bounds.width - 20)
  }

  @Test("Guides: safe area, margins, and one of one's own")
  func guides() {
    let (view, other) = (add(), add())
    let root = scene.window
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    scene.turn {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
        view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 30),
        view.heightAnchor.constraint(equalToConstant: 30),
        guide.leftAnchor.constraint(equalTo: view.rightAnchor),
        guide.widthAnchor.constraint(equalToConstant: 25),
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 5),
        other.leftAnchor.constraint(equalTo: guide.rightAnchor),
        other.topAnchor.constraint(equalTo: guide.bottomAnchor),
        other.widthAnchor.constraint(equalTo: guide.widthAnchor),
        other.heightAnchor.constraint(equalTo: guide.heightAnchor),
      ])
    }
    #expect(view.frame.minY == root.safeAreaInsets.top)
    #expect(view.frame.minX == 8)
    #expect(guide.layoutFrame == CGRect(x: 38, y: view.frame.minY, width: 25, height: 5))
    #expect(other.frame == CGRect(x: 63, y: view.frame.minY + 5, width: 25, height: 5))
  }

  @Test("A view that leaves takes its constraints to others with it; those inside it stay")
  func leaving() {
    let outer = add()
    let inner = add(to: outer)
    let root = scene.window
    scene.turn {
      NSLayoutConstraint.activate([
        outer.leftAnchor.constraint(equalTo: root.leftAnchor),
        outer.topAnchor.constraint(equalTo: root.topAnchor),
        outer.widthAnchor.constraint(equalToConstant: 100),
        outer.heightAnchor.constraint(equalToConstant: 100),
        inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(inner.frame == CGRect(x: 45, y: 7, width: 10, height: 10))
    #expect(root.constraints.count == 2)
    scene.turn { outer.removeFromSuperview() }
    #expect(root.constraints.isEmpty)
    #expect(outer.constraints.count == 4)
    scene.turn {
      root.addSubview(outer)
      NSLayoutConstraint.activate([
        outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      ])
    }
    #expect(outer.frame == CGRect(x: 5, y: 5, width: 100, height: 100))
    #expect(inner.frame == CGRect(x: 45, y: 7, width: 10, height: 10))
    #expect(scene.session.media.issues.isEmpty)
  }

  @Test("Intrinsic sizes count with their priorities: the one that hugs less grows")
  func intrinsic() {
    let first = add(Sized(CGSize(width: 50, height: 20)))
    let second = add(Sized(CGSize(width: 50, height: 20)))
    let root = scene.window
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    scene.turn {
      NSLayoutConstraint.activate([
        first.leftAnchor.constraint(equalTo: root.leftAnchor),
        second.leftAnchor.constraint(equalTo: first.rightAnchor),
        second.rightAnchor.constraint(equalTo: root.rightAnchor),
        first.topAnchor.constraint(equalTo: root.topAnchor),
        second.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    #expect(first.bounds.size == CGSize(width: 50, height: 20))
    #expect(second.bounds.size == CGSize(width: root.bounds.width - 50, height: 20))
    scene.turn {
      (first as? Sized)?.size.width = 80
      first.invalidateIntrinsicContentSize()
    }
    #expect(first.bounds.width == 80)
  }

  @Test("systemLayoutSizeFitting asks what is constrained inside")
  func fitting() {
    let outer = UIView()
    let inner = add(Sized(CGSize(width: 70, height: 30)), to: outer)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
    ])
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 90, height: 40))
    #expect(
      outer.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: 40))
  }

  @Test("A transform changes nothing in a layout, and no layout changes a transform")
  func transformed() {
    let view = add()
    let root = scene.window
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    scene.turn {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    #expect(view.center == CGPoint(x: 90, y: 90))
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test("setNeedsUpdateConstraints asks once, before the layout; children first")
  func updates() {
    let outer = Updating("outer")
    let inner = Updating("inner")
    scene.turn {
      scene.window.addSubview(outer)
      outer.addSubview(inner)
      outer.setNeedsUpdateConstraints()
      inner.setNeedsUpdateConstraints()
      inner.setNeedsUpdateConstraints()
    }
    #expect(Updating.calls(outer, inner) == ["inner", "outer"])
    scene.turn { outer.setNeedsLayout() }
    #expect(Updating.calls(outer, inner).count == 2)
  }

  @Test("Constraints between views without a common ancestor stop the program")
  func noAncestor() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIView().leftAnchor.constraint(equalTo: UIView().leftAnchor).isActive = true
      }
    }
  }

  @Test("No constant is NaN: the old one stays, and it is said")
  func notANumber() {
    let view = add()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    scene.turn { width.isActive = true }
    scene.turn { width.constant = .nan }
    #expect(width.constant == 10)
    #expect(scene.session.media.issues.map(\.subject) == ["NSLayoutConstraint.constant"])
  }
}

private final class Sized: UIView {
  var size = CGSize.zero
  convenience init(_ size: CGSize) {
    self.init(frame: .zero)
    self.size = size
  }
  override var intrinsicContentSize: CGSize { size }
}

private final class Updating: UIView {
  private var name = ""
  private var order: [Int] = []
  private static func next(_ views: [Updating]) -> Int { views.flatMap(\.order).count }
  convenience init(_ name: String) {
    self.init(frame: .zero)
    self.name = name
  }
  override func updateConstraints() {
    super.updateConstraints()
    let others = (superview as? Updating).map { [$0] } ?? subviews.compactMap { $0 as? Updating }
    order.append(Self.next([self] + others))
  }
  static func calls(_ views: Updating...) -> [String] {
    views.flatMap { view in view.order.map { ($0, view.name) } }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
