import CoreGraphics
import InterludeGeometry
import InterludeScene
import QuartzCore
import Testing

@MainActor @Suite(.ownSession) struct TransitionAnimationTests {
  private let stand = LayerStand()
  private let layer: CALayer

  init() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 20, y: 10)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    self.layer = stand.add(layer)
  }

  /// Starts a transition of a second from red to blue.
  private func start(_ configure: (CATransition) -> Void) {
    let animation = CATransition()
    animation.duration = 1
    configure(animation)
    layer.add(animation, forKey: "whatever")
    layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    layer.removeAnimation(forKey: "backgroundColor")
    stand.turn()
  }

  /// Where a colour's rectangle lies on the screen, by its shift.
  private func places(of color: RGBA) -> [CGPoint] {
    var found: [CGPoint] = []
    func visit(_ nodes: [PictureNode], _ x: Double, _ y: Double) {
      for node in nodes {
        switch node {
        case .rectangle(let rect, _, _, let own) where own == color:
          found.append(CGPoint(x: rect.minX + x, y: rect.minY + y))
        case .group(let group):
          let affine = group.transform.affine
          visit(group.children + (group.replaced ?? []), x + affine.tx, y + affine.ty)
        default: break
        }
      }
    }
    let picture = stand.session.picture(
      of: stand.root, at: stand.session.clock.now, scale: 1)
    visit(picture.nodes, 0, 0)
    return found
  }

  private let old = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
  private let new = RGBA(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("F102: the raw strings of transitions")
  func constants() {
    #expect(
      [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue)
        == ["fade", "moveIn", "push", "reveal"])
    #expect(
      [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom].map(\.rawValue)
        == ["fromLeft", "fromRight", "fromTop", "fromBottom"])
    #expect(
      [kCAOnOrderIn, kCAOnOrderOut, kCATransition] == ["onOrderIn", "onOrderOut", "transition"])
    #expect(
      [CAMediaTimingFillMode.removed, .forwards, .backwards, .both].map(\.rawValue)
        == ["removed", "forwards", "backwards", "both"])
    #expect(
      [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced].map(\.rawValue)
        == ["linear", "discrete", "paced", "cubic", "cubicPaced"])
    let fresh = CATransition()
    #expect(fresh.type == .fade && fresh.startProgress == 0 && fresh.endProgress == 1)
  }

  @Test("F102: its key is the transition's, whatever it is added under; it lasts 0.25 s by default")
  func key() {
    layer.add(CATransition(), forKey: "mine")
    layer.add(CATransition(), forKey: nil)
    #expect(layer.animationKeys() == ["transition"])
    #expect(layer.animation(forKey: kCATransition)?.duration == 0.25)
  }

  @Test("A fade mixes the old and the new, in a picture that can be read back")
  func fade() throws {
    start { _ in }
    stand.advance(to: 0.25)
    let picture = stand.session.picture(of: stand.root, at: 0.25, scale: 1)
    #expect(picture.description.contains("opacity 0.25"))
    #expect(places(of: old).count == 1 && places(of: new).count == 1)
    #expect(try Picture(parsing: picture.description) == picture)
    stand.advance(to: 1)
    #expect(places(of: old).isEmpty)
  }

  @Test(
    "Push, move in and reveal slide by the layer's size, from the side that is said",
    arguments: [
      (CATransitionType.push, CATransitionSubtype.fromRight, CGPoint(x: -10, y: 0), (30.0, 0.0)),
      (.push, .fromLeft, CGPoint(x: 10, y: 0), (-30, 0)),
      (.push, .fromTop, CGPoint(x: 0, y: -5), (0, 15)),
      (.push, .fromBottom, CGPoint(x: 0, y: 5), (0, -15)),
      (.moveIn, .fromRight, .zero, (30, 0)),
      (.moveIn, .fromBottom, .zero, (0, -15)),
      (.reveal, .fromLeft, CGPoint(x: 10, y: 0), (0, 0)),
      (.reveal, .fromTop, CGPoint(x: 0, y: -5), (0, 0)),
    ])
  func slides(
    type: CATransitionType, subtype: CATransitionSubtype, before: CGPoint, after: (Double, Double)
  ) {
    start {
      $0.type = type
      $0.subtype = subtype
    }
    stand.advance(to: 0.25)
    #expect(places(of: old) == [before])
    #expect(places(of: new) == [CGPoint(x: after.0, y: after.1)])
  }

  @Test("Start and end progress take a part of the way; a pace paces it")
  func progress() {
    start {
      $0.type = .push
      $0.subtype = .fromRight
      $0.startProgress = 0.5
      $0.endProgress = 0.75
    }
    #expect(places(of: new) == [CGPoint(x: 20, y: 0)])
    stand.advance(to: 0.5)
    #expect(places(of: new) == [CGPoint(x: 15, y: 0)])
    stand.advance(to: 1)
    #expect(places(of: new) == [.zero])
  }

  @Test("A layer that clips keeps a slide inside its bounds")
  func clipped() {
    layer.masksToBounds = true
    stand.turn()
    start { $0.type = .push }
    stand.advance(to: 0.5)
    let picture = stand.session.picture(of: stand.root, at: 0.5, scale: 1)
    #expect(picture.description.contains("clip 0 0 40 20"))
  }

  @Test("What is not there is told: filters and other types")
  func unsupported() {
    start {
      $0.filter = "CIRipple"
      $0.type = CATransitionType(rawValue: "rippleEffect")
    }
    #expect(stand.session.issues.count == 2)
    stand.advance(to: 0.5)
    #expect(places(of: old).count == 1)
  }

  @Test("One transition after the other begins with what showed of the first")
  func twice() {
    start { _ in }
    stand.advance(to: 0.5)
    start { _ in }
    stand.advance(to: 0.75)
    #expect(places(of: old).count == 1)
    stand.advance(to: 1.5)
    #expect(places(of: old).isEmpty && layer.animationKeys() == nil)
    stand.session.checkInvariants()
  }
}
