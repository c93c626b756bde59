import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Stack views", .ownStage)
struct StackViewTests {
  private let scene = ViewScene()

  /// A view that wants a size.
  final class Block: UIView {
    var wish = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { wish }
    override func sizeThatFits(_ size: CGSize) -> CGSize { wish }
    convenience init(_ width: CGFloat, _ height: CGFloat) {
      self.init(frame: .zero)
      wish = CGSize(width: width, height: height)
    }
  }

  private func row(
    _ wishes: [(CGFloat, CGFloat)], width: CGFloat = 300, _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: wishes.map { Block($0.0, $0.1) })
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    change(stack)
    scene.show(stack)
    return stack
  }

  /// Start and length of each view along a row.
  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test(
    "Distributions of 50, 100 and 60 points in 300, with ten points between",
    arguments: [
      (UIStackView.Distribution.fill, [[0, 120], [130, 100], [240, 60]]),
      (.fillEqually, [[0, 93.333], [103.333, 93.333], [206.667, 93.333]]),
      (.fillProportionally, [[0, 66.667], [76.667, 133.333], [220, 80]]),
      (.equalSpacing, [[0, 50], [95, 100], [240, 60]]),
      (.equalCentering, [[0, 50], [97.667, 100], [240, 60]]),
    ] as [(UIStackView.Distribution, [[CGFloat]])])
  func distributions(kind: UIStackView.Distribution, expected: [[CGFloat]]) {
    let stack = row([(50, 20), (100, 20), (60, 20)]) {
      $0.spacing = 10
      $0.distribution = kind
    }
    for (shown, wanted) in zip(spans(stack).joined(), expected.joined()) {
      // Places are whole pixels of a third of a point; the table has three decimals.
      #expect(abs(shown - wanted) < 0.001)
    }
  }

  @Test(
    "Alignments of heights 20, 40 and 30 in a row of 100",
    arguments: [
      (UIStackView.Alignment.fill, [[0, 100], [0, 100], [0, 100]]),
      (.top, [[0, 20], [0, 40], [0, 30]]), (.center, [[40, 20], [30, 40], [35, 30]]),
      (.bottom, [[80, 20], [60, 40], [70, 30]]),
      (.firstBaseline, [[20, 20], [0, 40], [10, 30]]),
    ] as [(UIStackView.Alignment, [[CGFloat]])])
  func alignments(kind: UIStackView.Alignment, expected: [[CGFloat]]) {
    let stack = row([(50, 20), (100, 40), (60, 30)]) { $0.alignment = kind }
    for (view, wanted) in zip(stack.arrangedSubviews, expected) {
      #expect([view.frame.minY, view.frame.height] == wanted)
    }
  }

  @Test("The weakest hugging grows, the weakest resistance shrinks; a view without a size is first")
  func priorities() {
    let stack = row([(50, 20), (100, 20)])
    stack.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    scene.turn { stack.setNeedsLayout() }
    #expect(spans(stack) == [[0, 50], [50, 250]])
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(
      .defaultLow, for: .horizontal)
    scene.turn { stack.frame.size.width = 120 }
    #expect(spans(stack) == [[0, 20], [20, 100]])
    scene.turn {
      stack.frame.size.width = 300
      stack.insertArrangedSubview(UIView(), at: 1)
    }
    #expect(spans(stack) == [[0, 50], [50, 150], [200, 100]])
  }

  @Test("Spacing after one view is its own until it is taken back; the system's is 8")
  func customSpacing() {
    let stack = row([(50, 20), (50, 20), (50, 20)]) {
      $0.spacing = 4
      $0.distribution = .fillEqually
      $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
    }
    #expect(stack.intrinsicContentSize == CGSize(width: 184, height: 20))
    #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 30)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
    #expect(stack.intrinsicContentSize.width == 162)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    #expect(stack.intrinsicContentSize.width == 158)
    #expect(
      stack.customSpacing(after: stack.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
  }

  @Test("Margins count where the arrangement is asked to mind them")
  func margins() {
    let stack = row([(50, 20)]) {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    }
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    scene.turn { stack.isLayoutMarginsRelativeArrangement = true }
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 20, y: 1, width: 240, height: 96))
    #expect(stack.intrinsicContentSize == CGSize(width: 110, height: 24))
  }

  @Test("A column goes down; from right to left its leading edge is on the right, and rows turn")
  func directions() {
    let stack = row([(50, 20), (100, 30)]) {
      $0.axis = .vertical
      $0.alignment = .leading
    }
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 70))
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 70, width: 100, height: 30))
    scene.turn {
      stack.semanticContentAttribute = .forceRightToLeft
      stack.setNeedsLayout()
    }
    #expect(stack.arrangedSubviews[0].frame.maxX == 300)
    scene.turn { stack.axis = .horizontal }
    #expect(spans(stack) == [[100, 200], [0, 100]])
  }

  @Test("What changes its size is laid out anew, through stacks inside stacks")
  func nesting() {
    let block = Block(30, 20)
    let inner = UIStackView(arrangedSubviews: [block, Block(10, 10)])
    let outer = row([]) {
      $0.addArrangedSubview(inner)
      $0.addArrangedSubview(Block(50, 10))
      $0.distribution = .equalSpacing
    }
    #expect(inner.frame.width == 40)
    scene.turn { block.wish.width = 130 }
    #expect(inner.frame.width == 140 && block.frame.width == 130)
    #expect(outer.intrinsicContentSize == CGSize(width: 190, height: 20))
  }

  @Test("Hidden views take no place and no spacing; removed ones stay subviews")
  func hidden() {
    let stack = row([(50, 20), (60, 20), (70, 20)]) { $0.spacing = 10 }
    let views = stack.arrangedSubviews
    scene.turn { views[1].isHidden = true }
    #expect(stack.intrinsicContentSize.width == 130 && views[2].frame.minX == 230)
    scene.turn { stack.removeArrangedSubview(views[2]) }
    #expect(stack.arrangedSubviews == [views[0], views[1]] && views[2].superview === stack)
    scene.turn { views[0].removeFromSuperview() }
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.intrinsicContentSize.width == -1)
  }

  @Test("In an animation block a view that is hidden is squeezed away and shown until it is gone")
  func hidingAnimated() {
    let stack = row([(100, 20), (100, 20), (100, 20)])
    let views = stack.arrangedSubviews
    scene.turn {
      stack.distribution = .fillEqually
      stack.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
    }
    #expect(views[1].isHidden && !views[1].layer.isHidden)
    scene.advance(by: 0.5)
    #expect(views.map(\.shownFrame.width) == [125, 50, 125])
    scene.advance(by: 0.5)
    #expect(views[1].layer.isHidden && views[0].shownFrame.width == 150)
    scene.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
    }
    #expect(!views[1].layer.isHidden)
    scene.advance(by: 0.5)
    #expect(views.map(\.shownFrame.width) == [125, 50, 125])
    scene.advance(by: 0.5)
    #expect(views.map(\.frame.width) == [100, 100, 100])
  }

  @Test("A view that comes back before it has gone stays")
  func hidingTakenBack() {
    let stack = row([(100, 20), (100, 20)]) { $0.distribution = .fillEqually }
    let view = stack.arrangedSubviews[1]
    scene.turn { UIView.animate(withDuration: 1) { view.isHidden = true } }
    scene.advance(by: 0.5)
    scene.turn { UIView.animate(withDuration: 1) { view.isHidden = false } }
    scene.advance(by: 3)
    #expect(!view.isHidden && !view.layer.isHidden && view.frame.width == 150)
  }

  @Test("Sizes that are no numbers count as nothing; spacing that is none is refused")
  func nonsense() {
    let stack = row([(.infinity, 20), (.nan, 20), (-5, 20)], width: 0)
    scene.turn { stack.spacing = .nan }
    #expect(stack.spacing == 0)
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width.isFinite && $0.frame.width >= 0 })
    scene.turn { stack.frame.size.width = 40 }
    #expect(stack.arrangedSubviews.map(\.frame.width).reduce(0, +) == 40)
  }

  @Test("sizeToFit keeps the top left corner")
  func sizeToFit() {
    let block = Block(30, 20)
    block.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    block.sizeToFit()
    #expect(block.frame == CGRect(x: 10, y: 20, width: 30, height: 20))
    #expect(block.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
  }
}
