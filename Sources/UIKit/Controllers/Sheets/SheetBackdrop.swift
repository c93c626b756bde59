import QuartzCore

/// A presenter's view that steps back behind a sheet, and what it looked like before.
///
/// On iOS the system wraps the view and scales the wrapper; here it is the view itself, and what it
/// had comes back when the sheet has gone.
@MainActor
final class SheetBackdrop {
  private let view: UIView
  private let transform: CGAffineTransform
  private let cornerRadius: CGFloat
  private let clips: Bool

  init?(_ view: UIView?) {
    guard let view else { return nil }
    self.view = view
    transform = view.transform
    cornerRadius = view.layer.cornerRadius
    clips = view.clipsToBounds
  }

  /// Smaller about its centre, and up until its top shows above the sheet's (F152).
  /// - Parameter part: 0 leaves it as it was, 1 is behind a large sheet at rest.
  func stepBack(by geometry: SheetGeometry, part: CGFloat) {
    guard part > 0 else { return stepForward() }
    view.clipsToBounds = true
    let scale = 1 - (1 - geometry.scale) * part
    let top = view.center.y - view.bounds.height * geometry.scale / 2
    // A sheet behind a sheet is moved up by its own strip's height only.
    let rise = geometry.largest.minY - SheetGeometry.strip - top
    view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: rise * part)
    view.layer.cornerRadius = cornerRadius + (SheetGeometry.cornerRadius - cornerRadius) * part
  }

  func stepForward() {
    view.transform = transform
    view.layer.cornerRadius = cornerRadius
  }

  func restore() {
    stepForward()
    view.clipsToBounds = clips
  }
}
