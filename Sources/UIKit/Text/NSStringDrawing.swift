public import Foundation
import QuartzCore
import InterludeTypesetting

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle's origin is the first line's upper left corner, and lines wrap; else the origin is
  /// the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the leading of fonts; it is always counted here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Cuts the last line that fits, and puts … there.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing a string may shrink it to, and what it did.
open class NSStringDrawingContext: NSObject {
  /// 0 leaves the fonts as they are.
  open var minimumScaleFactor: CGFloat = 0
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// Where the string was drawn last, or would have been.
  open internal(set) var totalBounds = CGRect.zero
}

/// A string laid out for drawing.
private struct StringDrawing {
  let layout: TextLayout
  let isInLines: Bool
  let scale: CGFloat
  let attachments: [Int: NSTextAttachment]

  init(
    _ string: NSAttributedString, in size: CGSize, _ options: NSStringDrawingOptions,
    _ context: NSStringDrawingContext?
  ) {
    let isInLines = options.contains(.usesLineFragmentOrigin)
    self.isInLines = isInLines
    let truncates = isInLines && options.contains(.truncatesLastVisibleLine)
    var defaults = TextDefaults(traits: .current)
    defaults.truncatesTails = truncates
    func lay(_ scale: CGFloat) -> TextLayout {
      defaults.scale = scale
      return TextLayout(
        StyledText(string, defaults), width: isInLines ? Self.room(size.width) : .infinity,
        maximumLines: isInLines ? 0 : 1,
        height: truncates ? Self.room(size.height) : .infinity)
    }
    var scale: CGFloat = 1
    var layout = lay(1)
    let least = context?.minimumScaleFactor ?? 0
    if least > 0, least < 1 {
      // Twentieths: coarse steps make neighbours of one width look alike.
      while scale > least,
        layout.isTruncated || layout.size.height > Self.room(size.height)
          || layout.size.width > Self.room(size.width)
      {
        scale = max(least, scale - 0.05)
        layout = lay(scale)
      }
    }
    self.layout = layout
    self.scale = scale
    attachments = string.attachments
    layout.recordIssues()
  }

  /// Nothing, and what is no length, is as much as is needed.
  private static func room(_ length: CGFloat) -> Double {
    length > 0 && length.isFinite ? length : .infinity
  }

  /// Relative to where it is drawn.
  var bounds: CGRect {
    let y = isInLines ? 0 : -layout.firstBaseline
    return CGRect(x: 0, y: y, width: layout.size.width, height: layout.size.height)
  }

  func draw(at origin: CGPoint) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    layout.draw(
      at: CGPoint(x: origin.x, y: origin.y + bounds.minY), attachments: attachments, "NSString.draw"
    )
  }
}

extension NSAttributedString {
  /// How much room it takes in one line a paragraph.
  public func size() -> CGSize {
    StringDrawing(self, in: .zero, .usesLineFragmentOrigin, nil).layout.size
  }

  /// From an upper left corner, unwrapped, in the current context.
  public func draw(at point: CGPoint) {
    StringDrawing(self, in: .zero, .usesLineFragmentOrigin, nil).draw(at: point)
  }

  /// Wrapped into a rectangle, and clipped to it.
  public func draw(in rect: CGRect) {
    guard let context = CGContext.current(for: "NSAttributedString.draw") else { return }
    context.saveGState()
    context.clip(to: rect)
    StringDrawing(self, in: rect.size, .usesLineFragmentOrigin, nil).draw(at: rect.origin)
    context.restoreGState()
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let drawing = StringDrawing(self, in: rect.size, options, context)
    context?.actualScaleFactor = drawing.scale
    context?.totalBounds = drawing.bounds.offsetBy(dx: rect.minX, dy: rect.minY)
    drawing.draw(at: rect.origin)
  }

  /// How much room it takes, in fractions of points: round it up before it becomes a frame.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let drawing = StringDrawing(self, in: size, options, context)
    context?.actualScaleFactor = drawing.scale
    context?.totalBounds = drawing.bounds
    return drawing.bounds
  }

  /// The pictures among the text, by their places in it.
  var attachments: [Int: NSTextAttachment] {
    var found: [Int: NSTextAttachment] = [:]
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      if let attachment = value as? NSTextAttachment { found[range.location] = attachment }
    }
    return found
  }
}

extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
