import QuartzCore
import Testing
import UIKit

/// Geometry in objects, and by the names of C.
@MainActor @Suite("Geometry values", .ownStage)
struct GeometryValueTests {
  @Test("Every kind of geometry comes out of an NSValue as it went in")
  func roundTrip() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let vector = CGVector(dx: 5, dy: -6)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    let turn = CATransform3DTranslate(CATransform3DMakeRotation(0.5, 0, 1, 0), 1, 2, 3)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: turn).caTransform3DValue, turn))
  }

  @Test("A value of another kind is nothing: zero, or the identity")
  func otherKinds() {
    let number = NSNumber(value: 3)
    #expect(number.caTransform3DValue.m11 == 1)
    #expect(number.cgAffineTransformValue.isIdentity)
    #expect(number.uiEdgeInsetsValue == .zero)
    #expect(number.cgVectorValue == .zero)
  }

  @Test("Animations take boxed geometry as older sources hand it over")
  func animations() {
    let scene = ViewScene()
    let view = scene.show(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    scene.turn {
      let move = CABasicAnimation(keyPath: "position")
      move.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0))
      move.toValue = NSValue(cgPoint: CGPoint(x: 100, y: 50))
      move.duration = 1
      view.layer.add(move, forKey: nil)
      let grow = CABasicAnimation(keyPath: "transform")
      grow.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
      grow.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
      grow.duration = 1
      view.layer.add(grow, forKey: nil)
    }
    scene.advance(to: 0.5)
    #expect(view.layer.presentation()?.position == CGPoint(x: 50, y: 25))
    #expect(view.layer.presentation()?.transform.m11 == 2)
    #expect(scene.issues.isEmpty)
  }

  @Test("A path hands each of its elements to a function of C")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var count = 0
    path.apply(info: &count) { info, element in
      let count = info?.assumingMemoryBound(to: Int.self)
      count?.pointee += element.pointee.type == .closeSubpath ? 100 : 1
    }
    #expect(count == 102)
  }

  @Test("equalTo compares points and sizes exactly and rectangles by the area they cover")
  func equality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    let upsideDown = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(upsideDown.equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test(
    "The fixed space's origin stays at the device's corner",
    arguments: [
      (UIInterfaceOrientation.portrait, CGPoint(x: 0, y: 0)),
      (.landscapeLeft, CGPoint(x: 852, y: 0)),
      (.landscapeRight, CGPoint(x: 0, y: 393)),
    ])
  func fixedSpace(_ orientation: UIInterfaceOrientation, _ corner: CGPoint) {
    let scene = TransitionScene()
    scene.turn { scene.session.turn(to: orientation, animated: false) }
    let screen = scene.session.screen
    let fixed = screen.fixedCoordinateSpace
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(fixed.convert(CGPoint.zero, to: screen.coordinateSpace) == corner)
    #expect(screen.coordinateSpace.convert(corner, to: fixed) == .zero)
    let place = CGRect(x: 20, y: 100, width: 30, height: 40)
    let there = scene.window.convert(place, from: fixed)
    #expect(fixed.convert(there, from: scene.window as any UICoordinateSpace) == place)
    #expect(there.size == (orientation.isLandscape ? CGSize(width: 40, height: 30) : place.size))
  }
}
