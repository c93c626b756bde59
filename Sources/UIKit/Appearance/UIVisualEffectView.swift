public import QuartzCore

/// A view that tints what lies behind it in place of blurring it.
///
/// The tint lies under ``contentView``; a change of effect inside an animation block fades it. That
/// nothing is blurred is recorded once.
/// - Source: Apple's UIVisualEffectView reference.
open class UIVisualEffectView: UIView {
  /// Carries the tint.
  private let backdrop = UIView()
  private let content = UIView()
  private var storedEffect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    storedEffect = effect
    begin()
  }

  public convenience init() { self.init(effect: nil) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    showEffect()
  }

  /// What is put on top of the effect goes here.
  open var contentView: UIView { content }

  open var effect: UIVisualEffect? {
    get { storedEffect }
    set {
      guard newValue !== storedEffect else { return }
      storedEffect = newValue
      showEffect()
    }
  }

  /// Views belong into ``contentView``; here they lie over it all the same, and it is told.
  open override func addSubview(_ view: UIView) {
    session.record(
      "UIVisualEffectView.addSubview", "views are added to contentView; iOS stops the app here")
    super.addSubview(view)
  }

  private func showEffect() {
    guard let blur = storedEffect as? UIBlurEffect else {
      backdrop.backgroundColor = nil
      return
    }
    session.record("UIVisualEffectView", "tints what lies behind it and does not blur it")
    backdrop.backgroundColor = blur.tint
  }
}

/// Lets what lies behind a blur shine through what is drawn over it: here, nothing does.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect

  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// How strongly what lies behind shines through.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
