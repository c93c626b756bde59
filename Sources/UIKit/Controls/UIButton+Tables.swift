import Foundation
import QuartzCore

/// Buttons without a configuration: titles, colours and images by state.
extension UIButton {
  /// The system's own kinds take the tint and dim as a whole.
  final var isOfSystem: Bool { buttonType != .custom }

  final func contentChanged() {
    updateContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The title's colour where none was given: the tint, or white for custom buttons.
  final func ownColor(_ state: State) -> UIColor? {
    guard isOfSystem else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    if buttonType == .close { return .secondaryLabel }
    return state.contains(.selected) && showsSelection ? .white : tintColor
  }

  /// A selected system button shows its tint behind the title, unless it was given something to show.
  private var showsSelection: Bool {
    isOfSystem && buttonType != .close && titles[.selected] == nil && images[.selected] == nil
      && titleColors[.selected] == nil && attributedTitles.isEmpty
  }

  /// Gives the views what the tables say for the state.
  final func updateContent() {
    guard configuration == nil else { return }
    face.showSubtitle(false)
    face.showIndicator(false, color: .clear)
    showTitle()
    showImage()
    showBackground()
    setNeedsLayout()
  }

  private func showTitle() {
    let label = face.titleLabel
    let color = titleColor(for: state) ?? .white
    label.textColor = color
    label.shadowColor = titleShadowColor(for: state)
    if let attributed = attributedTitle(for: state) {
      // The title's own colours win over the button's.
      let whole = NSMutableAttributedString(attributedString: attributed)
      attributed.enumerateAttributes(
        in: NSRange(location: 0, length: attributed.length)
      ) { attributes, range, _ in
        if attributes[.foregroundColor] == nil {
          whole.addAttribute(.foregroundColor, value: color, range: range)
        }
        if attributes[.font] == nil, let font = label.font {
          whole.addAttribute(.font, value: font, range: range)
        }
      }
      label.attributedText = whole
    } else {
      label.text = title(for: state)
    }
    label.isHidden = !hasTitle
  }

  final var hasTitle: Bool {
    !(attributedTitle(for: state)?.string ?? title(for: state) ?? "").isEmpty
  }

  private func showImage() {
    var image = image(for: state)
    if let configuration = currentPreferredSymbolConfiguration, let plain = image {
      image = plain.applyingPreferred(configuration)
    }
    if isOfSystem, let plain = image, plain.renderingMode == .automatic {
      image = plain.withRenderingMode(.alwaysTemplate)
    }
    face.imageView.image = image
    face.imageView.isHidden = image == nil
    if isOfSystem {
      face.imageView.tintColor =
        isEnabled ? buttonType == .close ? .secondaryLabel : nil : .tertiaryLabel
    }
    let isFaded = !isEnabled && adjustsImageWhenDisabled && images[.disabled] == nil
    if !isOfSystem { face.imageView.alpha = isFaded ? 0.5 : 1 }
  }

  private func showBackground() {
    let background = backgroundImage(for: state)
    face.backgroundImage.image = background
    face.backgroundImage.isHidden = background == nil
    let isRound = buttonType == .close
    let isSelection = isSelected && showsSelection && (hasTitle || currentImage != nil)
    face.background.isHidden = !isRound && !isSelection
    face.background.layer.borderWidth = 0
    face.background.backgroundColor = isRound ? .tertiarySystemFill : tintColor
    if isSelection { face.imageView.tintColor = .white }
  }

  /// System buttons dim at once and come back slowly; the images of custom ones are darkened.
  final func showHighlight() {
    let parts = [face.titleLabel, face.imageView]
    guard configuration == nil else {
      face.shadeImage(false)
      for part in parts where part.alpha != 1 { part.alpha = 1 }
      return
    }
    guard isOfSystem else {
      return face.shadeImage(
        isHighlighted && adjustsImageWhenHighlighted && images[.highlighted] == nil)
    }
    if isHighlighted {
      UIView.performWithoutAnimation { for part in parts { part.alpha = 0.2 } }
    } else if face.titleLabel.alpha != 1 {
      UIView.animate(
        withDuration: 0.47, delay: 0,
        options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState]
      ) { for part in parts { part.alpha = 1 } }
    }
  }
}
