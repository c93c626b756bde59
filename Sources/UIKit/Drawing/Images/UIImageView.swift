public import QuartzCore
import InterludeScene

/// A view that shows an image, or images in turn.
///
/// Its layer's contents are the image itself, so a change of image costs nothing; a template is
/// drawn anew in the tint colour. `draw(_:)` is never called, as on iOS.
/// - Source: Apple's UIImageView reference.
open class UIImageView: UIView {
  package override var usualAccessibilityTraits: UIAccessibilityTraits { .image }
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  private var isShownHighlighted = false
  /// The images that are being shown in turn.
  var playback: ImagePlayback?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    storedImage = image
    showImage()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    storedImage = image
    storedHighlightedImage = highlightedImage
    showImage()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var image: UIImage? {
    get { storedImage }
    set {
      guard newValue !== storedImage else { return }
      let oldSize = storedImage?.size
      storedImage = newValue
      if newValue?.size != oldSize { invalidateIntrinsicContentSize() }
      showImage()
    }
  }

  /// Shown instead of ``image`` while ``isHighlighted``.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      storedHighlightedImage = newValue
      showImage()
    }
  }

  open var isHighlighted: Bool {
    get { isShownHighlighted }
    set {
      guard newValue != isShownHighlighted else { return }
      isShownHighlighted = newValue
      showImage()
    }
  }

  /// Shown in turn while animating; ``image`` shows before and after.
  open var animationImages: [UIImage]?
  open var highlightedAnimationImages: [UIImage]?
  /// The length of one round; 0 stands for 1/30 s an image.
  open var animationDuration: TimeInterval = 0
  /// Rounds; 0 goes on for ever.
  open var animationRepeatCount = 0
  /// Given to symbols that have no configuration of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { showImage() }
  }

  /// The contents are the image: nothing is drawn, in subclasses neither.
  open override func display(_ layer: CALayer) {}

  open func startAnimating() { play() }
  open func stopAnimating() { stopPlaying() }
  open var isAnimating: Bool { playback != nil }

  open override var intrinsicContentSize: CGSize {
    (isHighlighted ? highlightedImage : nil)?.size ?? image.map { configured($0).size }
      ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image.map { configured($0).size } ?? bounds.size
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if shownImage?.traits.capInsets != .zero { showImage() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // The tint is inherited from where the view is now.
    if shownImage?.traits.isTemplate ?? false { showImage() }
  }
}
