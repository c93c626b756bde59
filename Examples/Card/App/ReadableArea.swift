import UIKit

/// The column a screen's content stands in: 20 pt from the edges, and not wider than text is read well.
///
/// Places are given from the leading edge, which is the right one in right-to-left languages.
@MainActor
struct ReadableArea {
    let minX: CGFloat
    let width: CGFloat
    private let isMirrored: Bool

    init(of view: UIView) {
        let side = max(view.safeAreaInsets.left, view.safeAreaInsets.right)
        width = min(view.bounds.width - 40 - 2 * side, 640)
        minX = (view.bounds.width - width) / 2
        isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    func place(_ view: UIView, leading: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let x = isMirrored ? self.width - leading - width : leading
        view.frame = CGRect(x: minX + x, y: y, width: width, height: height)
    }
}
