@_exported import Foundation
@_exported import ObjectiveC

// Foundation's own on Linux are not Objective-C's.
public typealias NSObject = ObjectiveC.NSObject
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol
public typealias NSKeyValueObservation = ObjectiveC.NSKeyValueObservation
public typealias Selector = ObjectiveC.Selector

// What of UIKit and QuartzCore Interlude uses, with the signatures of Apple's documentation (iOS 18).
// Only the signatures count: nothing here does anything.

// MARK: CoreGraphics

public final class CGColor: Equatable {
  public static func == (a: CGColor, b: CGColor) -> Bool { a === b }
}
public final class CGContext {}
public final class CGPath {}
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public static var zero: CGVector { CGVector(dx: 0, dy: 0) }
}
public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  public static let identity = CGAffineTransform(scaleX: 1, y: 1)
  public init(scaleX sx: CGFloat, y sy: CGFloat) { (a, b, c, d, tx, ty) = (sx, 0, 0, sy, 0, 0) }
  public init(rotationAngle angle: CGFloat) { self.init(scaleX: 1, y: 1) }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(scaleX: 1, y: 1) }
  public var isIdentity: Bool { true }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
}

// MARK: QuartzCore

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = []
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize.zero
  open var shadowRadius: CGFloat = 0
  open var sublayers: [CALayer]?
  open func displayIfNeeded() {}
  open func render(in ctx: CGContext) {}
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var fillRule = CAShapeLayerFillRule.nonZero
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
  public static let nonZero = Self()
  public static let evenOdd = Self()
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

// MARK: Views

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public override convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { nil }

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { CALayer() }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var mask: UIView?
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var isUserInteractionEnabled = true
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var superview: UIView? { nil }
  open var subviews: [UIView] { [] }
  open var window: UIWindow? { nil }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open func addSubview(_ view: UIView) {}
  open func insertSubview(_ view: UIView, at index: Int) {}
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
  open func bringSubviewToFront(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }

  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear = Self([])
  }

  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {}
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {}
}

@MainActor open class UIWindow: UIView {}
@MainActor open class UIEvent: NSObject {}
@MainActor open class UITouch: NSObject { open var view: UIView? { nil } }
@MainActor open class UIControl: UIView {}
@MainActor open class UIFont: NSObject {
  open var lineHeight: CGFloat { 0 }
}

public enum NSTextAlignment: Int {
  case left, center, right, justified, natural
}

@MainActor open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var textAlignment: NSTextAlignment = .natural
}

@MainActor open class UIImageView: UIView {
  public init(image: UIImage?) { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
  open var image: UIImage?
}

@MainActor open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
  open var adjustedContentInset: UIEdgeInsets { .zero }
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

open class UIColor: NSObject, @unchecked Sendable {
  open class var black: UIColor { UIColor() }
  open class var white: UIColor { UIColor() }
  open class var systemBackground: UIColor { UIColor() }
  open var cgColor: CGColor { CGColor() }
}

open class UIImage: NSObject, @unchecked Sendable {}

open class UIBezierPath: NSObject {
  public override init() {}
  public convenience init(ovalIn rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  public convenience init(cgPath CGPath: CGPath) { self.init() }
  open var cgPath: CGPath { CGPath() }
  open var bounds: CGRect { .zero }
  open var usesEvenOddFillRule = false
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func close() {}
  open func apply(_ transform: CGAffineTransform) {}
  open func contains(_ point: CGPoint) -> Bool { false }
}

open class UIGraphicsRendererContext: NSObject { open var cgContext: CGContext { CGContext() } }
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
open class UIGraphicsImageRenderer: NSObject {
  public init(bounds: CGRect) {}
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
}

@MainActor public struct UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
}
