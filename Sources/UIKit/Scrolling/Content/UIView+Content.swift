import QuartzCore

extension UIView {
  /// Lets a content view show a configuration: the one that is there, or a new one over the whole view.
  final func show(
    _ configuration: (any UIContentConfiguration)?, in known: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    guard let configuration else {
      known?.removeFromSuperview()
      return nil
    }
    if let known, known.supports(configuration) {
      known.configuration = configuration
      return known
    }
    known?.removeFromSuperview()
    let made = configuration.makeContentView()
    made.frame = bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(made)
    return made
  }
}
