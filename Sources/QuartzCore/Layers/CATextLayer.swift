public import CoreGraphics

/// A layer that draws a string: plain in one font and colour, or with attributes.
///
/// Typesetting is UIKit's; a session without it draws no text, which is recorded. Colours and sizes
/// change at once: the text is drawn anew, not at each frame of an animation.
/// - Source: Apple's CATextLayer reference.
@preconcurrency
open class CATextLayer: CALayer {
  private final var content = Content()

  /// What is drawn.
  package struct Content {
    package var string: Any?
    package var font: AnyObject?
    package var fontSize: CGFloat = 36
    package var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    package var isWrapped = false
    package var alignment = CATextLayerAlignmentMode.natural
    package var truncation = CATextLayerTruncationMode.none
  }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }
  public override init(layer: Any) {
    super.init(layer: layer)
    if let model = layer as? CATextLayer { content = model.content }
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  package final var drawn: Content { content }

  private final func change<Value>(_ key: WritableKeyPath<Content, Value>, to value: Value) {
    content[keyPath: key] = value
    setNeedsDisplay()
  }

  /// An `NSAttributedString`, or a `String`.
  public final var string: Any? {
    get { content.string }
    set { change(\.string, to: newValue) }
  }
  /// A font object, or a font's name; of plain strings only.
  public final var font: CFTypeRef? {
    get { content.font }
    set { change(\.font, to: newValue) }
  }
  /// In points; of plain strings only.
  public final var fontSize: CGFloat {
    get { content.fontSize }
    set {
      guard newValue != content.fontSize, isValid(newValue, key: "fontSize") else { return }
      change(\.fontSize, to: newValue)
    }
  }
  /// Of plain strings only.
  public final var foregroundColor: CGColor? {
    get { content.color }
    set { change(\.color, to: newValue) }
  }
  public final var isWrapped: Bool {
    get { content.isWrapped }
    set { if newValue != content.isWrapped { change(\.isWrapped, to: newValue) } }
  }
  public final var alignmentMode: CATextLayerAlignmentMode {
    get { content.alignment }
    set { if newValue != content.alignment { change(\.alignment, to: newValue) } }
  }
  public final var truncationMode: CATextLayerTruncationMode {
    get { content.truncation }
    set { if newValue != content.truncation { change(\.truncation, to: newValue) } }
  }
  /// Kept; glyphs are placed at quarters of a pixel.
  public final var allowsFontSubpixelQuantization: Bool {
    get { extraValues["allowsFontSubpixelQuantization"] as? Bool ?? false }
    set { extraValues["allowsFontSubpixelQuantization"] = newValue }
  }

  open override func draw(in ctx: CGContext) {
    guard content.string != nil else { return }
    let session = session ?? .current
    guard let typesetter = session.typesetter else {
      return session.record("CATextLayer", "nothing sets text in this session; it is left out")
    }
    typesetter(self, ctx)
  }
}

public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

/// Any object, as Core Foundation names it.
public typealias CFTypeRef = AnyObject
