public import Foundation
import QuartzCore
import InterludeTypesetting

/// A picture in the midst of text, in place of one character U+FFFC.
open class NSTextAttachment: NSObject {
  private let attributeWord = AttributeWord.value
  /// Empty is the image's size, with its lower edge on the baseline; y is up.
  open var bounds = CGRect.zero
  open var image: UIImage?
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The character that stands for an attachment.
  public class var character: Int { 0xFFFC }

  /// What typesetting leaves free for it.
  func room(beside font: FontDescription) -> StyledText.Attachment {
    let isOwnSize = bounds.width > 0 && bounds.height > 0 && bounds.origin.y.isFinite
    let size = isOwnSize ? bounds.size : image?.size ?? .zero
    guard size.width.isFinite, size.height.isFinite else { return .init(width: 0, height: 0) }
    return .init(
      width: size.width + 2 * max(0, lineLayoutPadding), height: size.height,
      baselineOffset: isOwnSize ? bounds.minY : 0)
  }
}

extension NSAttributedString {
  /// One character U+FFFC that stands for the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
