public import Foundation
import InterludeTypesetting

/// What a paragraph style says.
struct ParagraphValues: Hashable, @unchecked Sendable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineHeightMultiple: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  /// Twelve, 28 points apart.
  var tabStops: [NSTextTab] = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }
  var defaultTabInterval: CGFloat = 0
  var allowsTightening = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// As typesetting takes it; what is no length counts as none.
  var paragraph: InterludeTypesetting.ParagraphStyle {
    var style = InterludeTypesetting.ParagraphStyle(
      alignment: alignment.paragraph, direction: baseWritingDirection.paragraph,
      lineBreak: lineBreakMode.paragraph)
    style.lineSpacing = Self.length(lineSpacing)
    style.paragraphSpacing = Self.length(paragraphSpacing)
    style.paragraphSpacingBefore = Self.length(paragraphSpacingBefore)
    style.lineHeightMultiple = Self.length(lineHeightMultiple)
    style.minimumLineHeight = Self.length(minimumLineHeight)
    style.maximumLineHeight = Self.length(maximumLineHeight)
    style.firstLineHeadIndent = Self.length(firstLineHeadIndent)
    style.headIndent = Self.length(headIndent)
    style.tailIndent = tailIndent.isFinite ? tailIndent : 0
    style.tabStops = tabStops.map { Double($0.location) }.filter(\.isFinite).sorted()
    if defaultTabInterval > 0, defaultTabInterval.isFinite {
      style.tabInterval = defaultTabInterval
    }
    style.hyphenationFactor = Double(hyphenationFactor)
    return style
  }

  private static func length(_ value: CGFloat) -> Double { value > 0 && value.isFinite ? value : 0 }
}

extension NSTextAlignment {
  var paragraph: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSWritingDirection {
  var paragraph: ParagraphStyle.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension NSLineBreakMode {
  var paragraph: ParagraphStyle.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

/// Where a tab leads.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  public let alignment: NSTextAlignment
  /// In points from the paragraph's edge.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
