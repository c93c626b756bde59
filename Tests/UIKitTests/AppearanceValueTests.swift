import CoreGraphics
import InterludeGeometry
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Colours, paths and insets", .ownStage)
struct AppearanceValueTests {
  @Test(
    "Hues go round the circle and come back",
    arguments: [
      (0.0, RGBA(red: 1, green: 0, blue: 0, alpha: 1)),
      (1.0 / 6, RGBA(red: 1, green: 1, blue: 0, alpha: 1)),
      (1.0 / 3, RGBA(red: 0, green: 1, blue: 0, alpha: 1)),
      (0.5, RGBA(red: 0, green: 1, blue: 1, alpha: 1)),
      (0.75, RGBA(red: 0.5, green: 0, blue: 1, alpha: 1)),
    ])
  func hue(hue: Double, color: RGBA) {
    let made = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    let rgba = made.cgColor.rgba
    // A third and a sixth are no binary fractions.
    #expect(abs(rgba.red - color.red) < 1e-12)
    #expect(abs(rgba.green - color.green) < 1e-12)
    #expect(abs(rgba.blue - color.blue) < 1e-12)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    made.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - hue) < 1e-12 && s == 1 && b == 1 && a == 1)
  }

  @Test("Colours are equal by their numbers, and give their components")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(white: 0.25, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a)
    #expect([r, g, b, a] == [0.25, 0.25, 0.25, 0.5])
    #expect(UIColor.red.getWhite(&r, alpha: &a) == false)
  }

  @Test("A dynamic colour is asked for each appearance; its alpha may be set before it is known")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .black)
    #expect(color.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.rgba.alpha == 0.5)
    dark.performAsCurrent { #expect(color.cgColor.rgba == .black) }
    let scene = ViewScene()
    scene.turn { #expect(color.cgColor.rgba == .white) }
  }

  @Test("The size class is compact on phones and regular on tablets")
  func sizeClasses() {
    #expect(ViewScene(device: .phone).window.traitCollection.horizontalSizeClass == .compact)
    #expect(ViewScene(device: .tablet).window.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("An oval has four curves from the middle of its right edge, so that ovals match (F118)")
  func oval() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(oval.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(oval.cgPath.path.elements.first == .move(CGPoint(x: 20, y: 5)))
    #expect(oval.cgPath.path.elements.count == 6)
    #expect(oval.contains(CGPoint(x: 10, y: 5)) && !oval.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test("A path can be built, appended, moved and reversed; its copy is its own")
  func building() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.close()
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 5, height: 5)))
    path.apply(CGAffineTransform(translationX: 1, y: 2))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 25, height: 10))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10) && copy.lineWidth == 3)
    let reversed = copy.reversing()
    #expect(reversed.bounds == copy.bounds)
    #expect(reversed.cgPath.path.elements.dropFirst().first == .line(CGPoint(x: 10, y: 10)))
  }

  @Test("Rounding chosen corners leaves the others sharp")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 20, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 99)) && path.contains(CGPoint(x: 1, y: 99)))
  }

  @Test("Dashes are given back as they were set")
  func dashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var (count, phase): (Int, CGFloat) = (0, 0)
    path.getLineDash(nil, count: &count, phase: &phase)
    var pattern = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&pattern, count: nil, phase: nil)
    #expect(pattern == [4, 2] && phase == 1)
  }

  @Test("Insets shrink a rectangle from each side")
  func insets() {
    let area = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(area.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
