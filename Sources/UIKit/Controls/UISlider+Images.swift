import CoreGraphics

/// The images an app gave a slider, and the views that show them.
@MainActor
final class SliderPictures {
  /// Between an end's image and the track, in points.
  static let gap = 8.0

  var thumbs = StateTable<UIImage>()
  var minimumTracks = StateTable<UIImage>()
  var maximumTracks = StateTable<UIImage>()
  let minimumEnd = UIImageView(frame: .zero)
  let maximumEnd = UIImageView(frame: .zero)
  let minimumTrack = UIImageView(frame: .zero)
  let maximumTrack = UIImageView(frame: .zero)
  let thumb = UIImageView(frame: .zero)

  /// From back to front.
  var views: [UIImageView] { [minimumEnd, maximumEnd, maximumTrack, minimumTrack, thumb] }
}

extension UISlider {
  /// Takes the drawn knob's place in a state; the normal state's image serves the others.
  public func setThumbImage(_ image: UIImage?, for state: State) {
    pictures.thumbs[state] = image
    appearanceChanged()
    setNeedsLayout()
  }
  /// Stretched along the track up to the knob, at its own height.
  public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    pictures.minimumTracks[state] = image
    appearanceChanged()
    setNeedsLayout()
  }
  /// Stretched along the track from the knob on, at its own height.
  public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    pictures.maximumTracks[state] = image
    appearanceChanged()
    setNeedsLayout()
  }

  public func thumbImage(for state: State) -> UIImage? { pictures.thumbs[state] }
  public func minimumTrackImage(for state: State) -> UIImage? { pictures.minimumTracks[state] }
  public func maximumTrackImage(for state: State) -> UIImage? { pictures.maximumTracks[state] }

  /// What is shown now; nil where the slider draws its own.
  public var currentThumbImage: UIImage? { pictures.thumbs.value(for: state) }
  public var currentMinimumTrackImage: UIImage? { pictures.minimumTracks.value(for: state) }
  public var currentMaximumTrackImage: UIImage? { pictures.maximumTracks.value(for: state) }

  func showPictures() {
    pictures.minimumEnd.image = minimumValueImage
    pictures.maximumEnd.image = maximumValueImage
    pictures.minimumTrack.image = currentMinimumTrackImage
    pictures.maximumTrack.image = currentMaximumTrackImage
    pictures.thumb.image = currentThumbImage
    for view in pictures.views { view.isHidden = view.image == nil }
    knob.isHidden = currentThumbImage != nil
    minimumTrack.isHidden = currentMinimumTrackImage != nil
    maximumTrack.isHidden = currentMaximumTrackImage != nil
    setNeedsLayout()
  }

  func pictureRect(_ image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size, size.width > 0, size.height > 0 else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// - Parameter middle: where the knob's middle stands, within the track.
  func placePictures(track: CGRect, middle: CGFloat, thumb: CGRect) {
    pictures.minimumEnd.frame = minimumValueImageRect(forBounds: bounds)
    pictures.maximumEnd.frame = maximumValueImageRect(forBounds: bounds)
    pictures.thumb.frame = thumb
    let left = CGRect(x: track.minX, y: track.midY, width: middle - track.minX, height: 0)
    let right = CGRect(x: middle, y: track.midY, width: track.maxX - middle, height: 0)
    place(pictures.minimumTrack, in: isReversed ? right : left)
    place(pictures.maximumTrack, in: isReversed ? left : right)
  }

  private func place(_ view: UIImageView, in line: CGRect) {
    view.frame = line.insetBy(dx: 0, dy: -(view.image?.size.height ?? 0) / 2)
  }
}
