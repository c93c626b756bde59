import QuartzCore

/// Where a sheet at rest lies in its container, and its presenter behind it; lengths in points.
///
/// iOS 18's numbers (F152). On wide screens the sheet stands in the middle and nothing steps back.
struct SheetGeometry: Equatable {
  static let cornerRadius: CGFloat = 10
  /// The blackness over the presenter (F150).
  static let dimming: CGFloat = 0.2
  /// How far the presenter's top shows above the sheet's.
  static let strip: CGFloat = 10

  var container: CGRect
  var sheet: CGRect
  /// Phones show a smaller presenter behind the sheet.
  var scalesPresenter: Bool

  init(
    container: CGRect, safeArea: UIEdgeInsets, style: UIModalPresentationStyle, preferred: CGSize
  ) {
    self.container = container
    scalesPresenter = container.width < Self.wide
    if scalesPresenter {
      let top = max(Self.least, safeArea.top + Self.strip)
      sheet = CGRect(
        x: container.minX, y: container.minY + top, width: container.width,
        height: max(0, container.height - top))
    } else {
      var size = style == .formSheet ? Self.formSize : Self.pageSize
      if preferred.width > 0, preferred.height > 0 { size = preferred }
      size.width = min(size.width, container.width - 2 * Self.margin)
      size.height = min(size.height, container.height - 2 * Self.margin - safeArea.top)
      sheet = CGRect(
        x: container.midX - size.width / 2, y: container.midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  /// The side margin of the presenter that has stepped back (F152).
  var margin: CGFloat { container.width <= 393 ? 16 : 20 }
  var scale: CGFloat { container.width > 0 ? 1 - 2 * margin / container.width : 1 }

  // Wide screens: sizes of an iPad in portrait.
  private static let wide: CGFloat = 500
  private static let pageSize = CGSize(width: 704, height: 1024)
  private static let formSize = CGSize(width: 540, height: 620)
  private static let margin: CGFloat = 44
  /// Below a status bar of 20 pt a sheet leaves as much again (F152).
  private static let least: CGFloat = 40
}
