import UIKit

/// Every control in its states on one screen, row under row, as a designer lays them out to look.
@MainActor
final class ControlSheet: UIViewController {
  static let size = CGSize(width: 393, height: 1568)
  /// At the side of each row, in points.
  static let margin: CGFloat = 12

  /// Where the next row begins.
  var top: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addKnobs()
    addIndicators()
    addButtons()
    addConfigurations()
    addLabels()
    addFields()
    addSymbols()
    addBars()
  }

  /// A row of views at the sizes they want, each in the middle of the row's height.
  func row(_ height: CGFloat, _ views: [UIView]) {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = Self.margin
    for item in views {
      view.addSubview(item)
      if item.frame.isEmpty {
        item.sizeToFit()
        if item is UISlider || item is UIProgressView { item.frame.size.width = 84 }
      }
      let left = isRightToLeft ? Self.size.width - x - item.frame.width : x
      item.frame.origin = CGPoint(x: left, y: top + (height - item.frame.height) / 2)
      x += item.frame.width + 10
    }
    top += height + 8
  }

  /// As it is, under a finger, selected, disabled.
  func states(_ make: () -> some UIControl) -> [UIView] {
    let controls = [make(), make(), make(), make()]
    controls[1].isHighlighted = true
    controls[2].isSelected = true
    controls[3].isEnabled = false
    return controls
  }

  /// The selection and the caret come with the focus, which needs a window.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let text = view.subviews.compactMap({ $0 as? UITextView }).first else { return }
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 7, length: 14)
  }
}
