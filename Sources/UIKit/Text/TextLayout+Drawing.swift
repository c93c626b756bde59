import Foundation
import InterludeTypesetting
import QuartzCore

extension TextLayout {
  /// Puts the text into the current context; pictures in it come after the glyphs.
  func draw(
    at origin: CGPoint, attachments: [Int: NSTextAttachment], _ subject: String
  ) {
    guard !lines.isEmpty, let context = CGContext.current(for: subject) else { return }
    context.append(nodes(at: origin))
    for (offset, frame) in attachmentFrames.sorted(by: { $0.key < $1.key }) {
      attachments[offset]?.image?.draw(in: frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  /// What could not be set as it was asked to be is told, once each.
  func recordIssues() {
    for issue in issues { MediaSession.current.record("text", issue.description) }
  }
}
