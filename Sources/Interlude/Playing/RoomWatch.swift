import UIKit

/// A clear view as large as the container, which tells when the room changes: the device was turned.
final class RoomWatch: UIView {
  private var known: CGSize
  private let changed: () -> Void

  init(_ container: UIView, changed: @escaping () -> Void) {
    known = container.bounds.size
    self.changed = changed
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    container.insertSubview(self, at: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != known else { return }
    known = bounds.size
    changed()
  }
}
