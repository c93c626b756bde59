import Foundation
import QuartzCore
import InterludeTesting
import Testing
import UIKit

/// What hangs on objects under keys.
@MainActor @Suite("Associated objects", .stage)
struct AssociatedObjectTests {
  private final class Passenger {}

  private static let first = key()
  private static let second = key()

  private static func key() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  }

  @Test("A view, a controller and a layer keep values by key, until they are taken away")
  func kept() {
    for owner in [UIView(), UIViewController(), CALayer()] as [NSObject] {
      objc_setAssociatedObject(owner, Self.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(owner, Self.second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, Self.first) as? String == "one")
      #expect(objc_getAssociatedObject(owner, Self.second) as? Int == 2)
      objc_setAssociatedObject(owner, Self.first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, Self.first) == nil)
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, Self.second) == nil)
    }
  }

  @Test("What hangs on a view goes with it; on a layer, when something is next associated")
  func released() {
    weak var onView: Passenger?
    weak var onLayer: Passenger?
    do {
      let (view, layer) = (UIView(), CALayer())
      let (first, second) = (Passenger(), Passenger())
      onView = first
      onLayer = second
      objc_setAssociatedObject(view, Self.first, first, .OBJC_ASSOCIATION_RETAIN)
      objc_setAssociatedObject(layer, Self.first, second, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(onView == nil)
    objc_setAssociatedObject(CALayer(), Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(onLayer == nil)
  }

  @Test("ASSIGN does not keep its value alive")
  func assigned() {
    let view = UIView()
    do {
      let passenger = Passenger()
      objc_setAssociatedObject(view, Self.first, passenger, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, Self.first) as? Passenger === passenger)
    }
    #expect(objc_getAssociatedObject(view, Self.first) == nil)
  }
}
