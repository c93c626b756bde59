import QuartzCore
import Testing
import UIKit

/// Corners by configuration: what the layer gets, and when it follows.
@MainActor @Suite("Corner configurations", .ownStage)
struct CornerConfigurationTests {
  private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("A capsule has half its shorter side, up to its maximum, in every size it comes to")
  func capsule() {
    let view = view(100, 40)
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size = CGSize(width: 30, height: 80)
    #expect(view.layer.cornerRadius == 15)
    view.cornerConfiguration = .capsule(maximumRadius: 6)
    #expect(view.layer.cornerRadius == 6)
  }

  @Test("Corners that are named are rounded, the others are not")
  func named() {
    let view = view(100, 100)
    view.cornerConfiguration = .corners(
      topLeftRadius: 12, topRightRadius: 12, bottomLeftRadius: nil, bottomRightRadius: nil)
    #expect(view.layer.cornerRadius == 12)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.effectiveRadius(corner: .topLeft) == 12)
    #expect(view.effectiveRadius(corner: [.bottomLeft, .bottomRight]) == 0)
    view.cornerConfiguration = .uniformEdges(leftRadius: .fixed(8), rightRadius: .fixed(0))
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMinXMaxYCorner])
  }

  @Test(
    "A concentric corner has its container's radius less the distance, and its minimum at least")
  func concentric() {
    let (outer, inner) = (view(200, 200), UIView())
    outer.cornerConfiguration = .uniformCorners(radius: 40)
    outer.addSubview(inner)
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    inner.frame = CGRect(x: 10, y: 10, width: 180, height: 180)
    #expect(inner.layer.cornerRadius == 30)
    inner.frame = CGRect(x: 38, y: 38, width: 124, height: 124)
    #expect(inner.layer.cornerRadius == 4)
    // Nearer to the top left than to the others: one radius for all, the largest.
    inner.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(inner.effectiveRadius(corner: .topLeft) == 30)
    #expect(inner.effectiveRadius(corner: .bottomRight) == 4)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(inner.effectiveRadius(corner: .bottomRight) == 30)
  }

  @Test("Different radii are drawn with the largest, and that is recorded")
  func different() {
    let scene = ViewScene()
    let view = scene.show(view(100, 100))
    scene.turn {
      view.cornerConfiguration = .corners(
        topLeftRadius: 10, topRightRadius: 20, bottomLeftRadius: 30, bottomRightRadius: 40)
    }
    #expect(view.layer.cornerRadius == 40)
    #expect(view.effectiveRadius(corner: .topRight) == 20)
    #expect(scene.issues.count == 1)
  }

  @Test("Inside an animation block the radius follows the block's time")
  func animated() {
    let scene = ViewScene()
    let view = scene.show(view(100, 100))
    scene.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.cornerConfiguration = .uniformCorners(radius: 40)
      }
    }
    scene.advance(to: 0.25)
    #expect(view.layer.presentation()?.cornerRadius == 10)
  }

  @Test("What a layer was given itself is its effective radius where no configuration is")
  func ofLayer() {
    let view = view(50, 50)
    view.layer.cornerRadius = 9
    view.layer.maskedCorners = [.layerMaxXMaxYCorner]
    #expect(view.effectiveRadius(corner: .bottomRight) == 9)
    #expect(view.effectiveRadius(corner: .topLeft) == 0)
  }
}
