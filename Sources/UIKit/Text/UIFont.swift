public import Foundation
package import InterludeTypesetting
import QuartzCore

/// A face at a size: what text is set in.
///
/// The system's face is Inter with the metrics of San Francisco, so that labels are as high as on a
/// phone. `adjusted` fonts follow the text size of their environment.
/// - Source: Apple's UIFont reference.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let attributeWord = AttributeWord.value
  /// What was asked for, by the names of UIKit.
  let request: FontRequest
  /// What is set, by the names of the typesetter.
  package let face: FontDescription

  init(_ request: FontRequest) {
    self.request = request
    face = request.face
    super.init()
  }

  /// A size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if FontRequest.isSize(pointSize) { request.size = pointSize }
    self.init(request)
  }

  /// A face by its PostScript or full name; nil for one that is neither installed nor known to iOS.
  ///
  /// Faces of iOS that are not here are set in the system's, of the same weight and slope, and recorded.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let request = FontRequest(name: fontName, size: fontSize) else { return nil }
    self.init(request)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var familyName: String { request.familyName }
  open var fontName: String { request.fontName }
  /// In points.
  open var pointSize: CGFloat { request.size }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request) }

  /// The same face in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var copy = request
    copy.size = FontRequest.isSize(fontSize) ? fontSize : request.size
    return UIFont(copy)
  }

  // MARK: Metrics in points; y up from the baseline

  private var metrics: FontMetrics { face.metrics }

  open var ascender: CGFloat { metrics.ascender }
  /// Negative: below the baseline.
  open var descender: CGFloat { metrics.descender }
  open var capHeight: CGFloat { metrics.capHeight }
  open var xHeight: CGFloat { metrics.xHeight }
  open var lineHeight: CGFloat { metrics.lineHeight }
  open var leading: CGFloat { metrics.leading }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.request == request
  }

  open override var hash: Int { request.hashValue }

  open override var description: String {
    let italic = face.isItalic ? "italic" : "normal"
    return "font-family: \"\(fontName)\"; font-weight: \(face.weight); font-style: \(italic); "
      + "font-size: \(request.size)pt"
  }
}
