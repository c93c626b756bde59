import Foundation

/// The heights of a face in points, y up.
struct FaceHeights {
  var ascender, descender, capHeight, xHeight, leading: CGFloat

  /// San Francisco's: 2048 units to the em.
  init(sanFrancisco size: CGFloat) {
    ascender = size * 1950 / 2048
    descender = -size * 494 / 2048
    capHeight = size * 1443 / 2048
    xHeight = size * 1078 / 2048
    leading = 0
  }
}

extension UIFont {
  var metrics: FaceHeights { FaceHeights(sanFrancisco: pointSize) }
}
