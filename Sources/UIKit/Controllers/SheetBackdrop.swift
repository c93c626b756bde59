import QuartzCore

/// A presenter's view that has stepped back behind a sheet, and what it looked like before.
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
    view.clipsToBounds = true
  }

  /// Smaller about its centre, and up until its top shows above the sheet's (F152).
  func stepBack(by geometry: SheetGeometry) {
    let scale = geometry.scale
    let height = view.bounds.height
    let top = view.center.y - height * scale / 2
    let wanted = geometry.sheet.minY - SheetGeometry.strip
    // A sheet behind a sheet is moved up by its own strip's height only.
    let rise = wanted - top
    view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: rise)
    view.layer.cornerRadius = SheetGeometry.cornerRadius
  }

  func stepForward() {
    view.transform = transform
    view.layer.cornerRadius = cornerRadius
  }

  func restore() {
    view.transform = transform
    view.layer.cornerRadius = cornerRadius
    view.clipsToBounds = clips
  }
}
