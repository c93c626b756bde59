import Foundation
import Testing
import UIKit

/// What is kept with objects under keys, and when it goes.
@MainActor @Suite("Associated objects", .ownStage)
struct AssociatedObjectTests {
  /// Keys are the addresses of these.
  private final class Keys {
    let first = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    deinit { first.deallocate() }
    var one: UnsafeRawPointer { UnsafeRawPointer(first) }
    var two: UnsafeRawPointer { UnsafeRawPointer(first + 1) }
  }

  private final class Plain {}

  private let keys = Keys()

  @Test("A value is found by its object and its key, replaced, and taken away by nil")
  func setAndGet() {
    let (view, other) = (UIView(), UIView())
    objc_setAssociatedObject(view, keys.one, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, keys.two, 5, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, keys.one) as? String == "a")
    #expect(objc_getAssociatedObject(view, keys.two) as? Int == 5)
    #expect(objc_getAssociatedObject(other, keys.one) == nil)
    objc_setAssociatedObject(view, keys.one, "b", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, keys.one) as? String == "b")
    objc_setAssociatedObject(view, keys.one, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, keys.one) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, keys.two) == nil)
  }

  @Test("Retained values live as long as their object, assigned ones as long as someone holds them")
  func policies() {
    weak var retained: Plain?
    weak var assigned: Plain?
    do {
      let view = UIView()
      do {
        let (a, b) = (Plain(), Plain())
        (retained, assigned) = (a, b)
        objc_setAssociatedObject(view, keys.one, a, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, keys.two, b, .OBJC_ASSOCIATION_ASSIGN)
      }
      #expect(retained != nil)
      #expect(assigned == nil)
      #expect(objc_getAssociatedObject(view, keys.two) == nil)
    }
    #expect(retained == nil)
  }

  @Test("A copied value is a copy")
  func copies() {
    let (view, text) = (UIView(), NSMutableString(string: "a"))
    objc_setAssociatedObject(view, keys.one, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    let kept = objc_getAssociatedObject(view, keys.one) as? NSString
    #expect(kept == "a")
  }

  @Test("Controllers, layers and recognizers let go at their end, and what is kept may keep more")
  func owners() {
    weak var last: Plain?
    do {
      let owners: [AnyObject] = [
        UIViewController(), CALayer(), UIPanGestureRecognizer(), UIWindow(), UIApplication.shared,
      ]
      for owner in owners.dropLast() {
        let middle = CALayer()
        let end = Plain()
        objc_setAssociatedObject(middle, keys.two, end, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, keys.one, middle, .OBJC_ASSOCIATION_RETAIN)
        last = end
      }
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test("Values of other objects go when more are kept, and never reach a later object")
  func strangers() {
    weak var first: Plain?
    do {
      let (owner, value) = (Plain(), Plain())
      first = value
      objc_setAssociatedObject(owner, keys.one, value, .OBJC_ASSOCIATION_RETAIN)
    }
    var owners: [Plain] = []
    for _ in 0..<100 {
      let owner = Plain()
      #expect(objc_getAssociatedObject(owner, keys.one) == nil)
      objc_setAssociatedObject(owner, keys.one, owner.self === owner, .OBJC_ASSOCIATION_RETAIN)
      owners.append(owner)
    }
    #expect(first == nil)
    for owner in owners { objc_removeAssociatedObjects(owner) }
  }

  @Test("An object's last words may still read what is kept with it")
  func lastWords() {
    final class Speaker: UIView {
      nonisolated(unsafe) var key: UnsafeRawPointer?
      var heard: (@Sendable (String) -> Void)?
      deinit {
        guard let key else { return }
        heard?(objc_getAssociatedObject(self, key) as? String ?? "nothing")
      }
    }
    nonisolated(unsafe) var words = ""
    do {
      let speaker = Speaker()
      speaker.key = keys.one
      speaker.heard = { words = $0 }
      objc_setAssociatedObject(speaker, keys.one, "farewell", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(words == "farewell")
  }
}
