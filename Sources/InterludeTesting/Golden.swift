import Foundation
import InterludeImaging
package import InterludeScene
public import InterludeStage
import InterludeTypesetting
public import UIKit

/// What of a picture is compared with its golden.
public enum GoldenForm: Sendable {
  /// Its text: nodes and numbers, which say what is wrong. `NAME.txt`.
  case text
  /// Its pixels. `NAME.png`.
  case pixels
}

extension Stage {
  /// Compares what shows now with a golden, `__Films__/NAME.png` or `.txt` beside the test's file.
  ///
  /// With `INTERLUDE_RECORD=1` in the environment, or under ``RecordTrait``, what shows becomes the
  /// golden. Otherwise every pixel must be the same. A difference says its time, its rectangle in points
  /// and the layer that is probably concerned; `NAME.actual.png` and `NAME.diff.png` (golden, actual
  /// picture and a map of where they differ, side by side) lie beside the golden until the comparison
  /// passes, or `interlude bless` accepts what was seen. Swift Testing gets the latter as an attachment.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-` and `_`; one golden each.
  ///   - view: only the box that this view shows in.
  ///   - scale: pixels a point, 0.1 to 8; goldens stay small with 1, and text is legible with 2.
  /// - Returns: whether it is the same, or was recorded.
  @discardableResult
  public func expect(
    matches name: String, as form: GoldenForm = .pixels, of view: UIView? = nil, scale: Double = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard (0.1...8).contains(scale) else {
      Complaint("scale is 0.1 to 8 pixels a point, not \(scale)").tell(at: place)
      return false
    }
    guard canRecord(name, at: place) else { return false }
    let picture = picture(scale: scale)
    guard form == .pixels else { return Golden(name, place).expect(picture, as: .text) }
    var bitmap = picture.rasterized()
    var corner = CGPoint.zero
    if let view {
      guard let box = presentation(of: view)?.frame.pixels(scale: scale, within: bitmap) else {
        Complaint("\(name): the view \(Swift.type(of: view)) shows nowhere on the stage").tell(
          at: place)
        return false
      }
      bitmap = bitmap.cropped(to: box)
      corner = CGPoint(x: Double(box.x) / scale, y: Double(box.y) / scale)
    }
    return Golden(name, place).expect(bitmap, hasText: picture.hasText) { difference in
      self.place(difference, scale: scale, corner: corner)
    }
  }

  /// Boxes that stand for characters become no golden.
  func canRecord(_ name: String, at place: SourcePlace) -> Bool {
    guard Recording.current != .off, issues.contains(where: { $0.hasSuffix(TextIssue.noFont) })
    else { return true }
    Complaint("\(name) is not recorded: \(TextIssue.noFont)").tell(at: place)
    return false
  }

  /// When and where a difference is, and what is probably different.
  func place(_ difference: PixelDifference, scale: Double, corner: CGPoint = .zero) -> String {
    let box = difference.box
    let rect = CGRect(
      x: corner.x + Double(box.x) / scale, y: corner.y + Double(box.y) / scale,
      width: Double(box.width) / scale, height: Double(box.height) / scale)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let likely = LikelyLayer(at: middle, on: self).name.map { ", likely \($0)" } ?? ""
    return "at \(Numbers.short(time)) s, in the rectangle \(Numbers.text(rect))\(likely)"
  }
}

/// Compares a picture of one's own with a golden beside the test's file; see ``Stage/expect(matches:)``.
@discardableResult
package func expect(
  _ picture: Picture, matches name: String, as form: GoldenForm = .pixels,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  return Golden(name, place).expect(picture, as: form)
}

/// One comparison of a test with its golden.
struct Golden {
  let name: String
  let place: SourcePlace
  let folder: GoldenFolder

  init(_ name: String, _ place: SourcePlace) {
    self.name = name
    self.place = place
    var folder = GoldenFolder.instead ?? GoldenFolder(besideFile: place.file)
    folder.user = "\(place.fileID):\(place.line)"
    self.folder = folder
  }

  func expect(_ picture: Picture, as form: GoldenForm) -> Bool {
    switch form {
    case .text:
      tell(
        folder.compare(
          text: picture.description, name, recording: Recording.current != .off))
    case .pixels:
      expect(picture.rasterized(), hasText: picture.hasText) { _ in nil }
    }
  }

  func expect(
    _ bitmap: Bitmap, hasText: Bool, where place: (PixelDifference) -> String?
  ) -> Bool {
    tell(
      folder.compare(
        bitmap, name, recording: Recording.current != .off, hasText: hasText, where: place))
  }

  /// Says what came of it to the test library. Returns whether the test may go on as if nothing was.
  func tell(_ outcome: GoldenFolder.Outcome) -> Bool {
    switch outcome {
    case .same: return true
    case .recorded:
      guard Recording.current == .byTrait else { return true }
      Complaint("recorded \(name); look at it, then take the trait `.record` away").tell(at: place)
      return false
    case .different(let what):
      var complaint = Complaint(what)
      let heat = "\(folder.path)/\(name).diff.png"
      if let bytes = try? ImageFile.bytes(of: heat) {
        complaint.attachments = [("\(name).diff.png", bytes)]
      }
      complaint.tell(at: place)
      return false
    }
  }
}

extension Picture {
  var hasText: Bool { description.contains("glyphs ") }
}

extension CGRect {
  /// The whole pixels that a rectangle in points touches, cut off at the bitmap; nil where none are left.
  fileprivate func pixels(scale: Double, within bitmap: Bitmap) -> PixelBox? {
    let left = max(0, Int((minX * scale).rounded(.down)))
    let top = max(0, Int((minY * scale).rounded(.down)))
    let right = min(bitmap.width, Int((maxX * scale).rounded(.up)))
    let bottom = min(bitmap.height, Int((maxY * scale).rounded(.up)))
    guard right > left, bottom > top else { return nil }
    return PixelBox(x: left, y: top, width: right - left, height: bottom - top)
  }
}
