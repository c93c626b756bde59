import Foundation
import QuartzCore

/// What a text layer says, as a string with attributes, and where in the layer it stands.
struct TextLayerDrawing {
  private let content: CATextLayer.Content
  private let bounds: CGRect

  init(_ layer: CATextLayer) {
    content = layer.drawn
    bounds = layer.bounds
  }

  /// From the top; without wrapping in one line, which truncation keeps inside.
  func draw(in context: CGContext) {
    guard let string = attributed, string.length > 0 else { return }
    var place = bounds
    // A line that is to be cut would be broken first.
    if !content.isWrapped, content.truncation != .none {
      place.size.height = min(place.height, string.size().height)
    }
    GraphicsStack.drawing(in: context) {
      string.draw(
        with: place, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
  }

  private var attributed: NSAttributedString? {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    if let given = content.string as? NSAttributedString {
      let string = NSMutableAttributedString(attributedString: given)
      let whole = NSRange(location: 0, length: string.length)
      string.enumerateAttribute(.paragraphStyle, in: whole) { style, range, _ in
        if style == nil { string.addAttribute(.paragraphStyle, value: paragraph, range: range) }
      }
      return string
    }
    guard let text = content.string as? String else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
    if let color = content.color { attributes[.foregroundColor] = UIColor(cgColor: color) }
    return NSAttributedString(string: text, attributes: attributes)
  }

  private var font: UIFont {
    let size = content.fontSize
    if let font = content.font as? UIFont { return font.withSize(size) }
    let name = (content.font as? CGFont)?.postScriptName ?? (content.font as? NSString)?.description
    // iOS sets text layers in Helvetica unless told otherwise.
    return name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }

  private var alignment: NSTextAlignment {
    switch content.alignment {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch content.truncation {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: content.isWrapped ? .byWordWrapping : .byClipping
    }
  }
}
