import Foundation
import QuartzCore

/// What a segment shows, and what it was told.
@MainActor
final class SegmentView: UIView {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var givenWidth: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true
  private let label = UILabel(frame: .zero)
  /// Never shown: it measures the title as it is when chosen.
  private let ruler = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }

  convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  convenience init(action: UIAction) {
    self.init(frame: .zero)
    self.action = action
    title = action.title
    image = action.image
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    state: UIControl.State, attributes: [NSAttributedString.Key: Any]?, isPressed: Bool
  ) {
    let isDisabled = state.contains(.disabled)
    let color =
      attributes?[.foregroundColor] as? UIColor ?? (isDisabled ? .tertiaryLabel : .label)
    let font =
      attributes?[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .regular)
    label.font = font
    label.textColor = color
    if let attributes, let title {
      var all = attributes
      all[.font] = font
      all[.foregroundColor] = color
      label.attributedText = NSAttributedString(string: title, attributes: all)
    } else {
      label.text = title
    }
    ruler.text = title
    ruler.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .semibold)
    label.isHidden = image != nil
    picture.image = image
    picture.tintColor = color
    picture.isHidden = image == nil
    alpha = isPressed ? 0.2 : 1
    setNeedsLayout()
  }

  /// The semibold title's size, so that choosing a segment changes no width.
  var contentSize: CGSize {
    if let image { return image.size }
    return ruler.intrinsicContentSize
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = image?.size ?? label.intrinsicContentSize
    let width = min(size.width, max(0, bounds.width - 4))
    let place = CGRect(
      x: bounds.midX - width / 2 + contentOffset.width,
      y: bounds.midY - size.height / 2 + contentOffset.height, width: width, height: size.height)
    label.occupy(place, scale: traitCollection.displayScale)
    picture.occupy(place, scale: traitCollection.displayScale)
  }
}
