public import QuartzCore

/// The largest rectangle of these proportions inside another, in its middle.
///
/// Apple's is in AVFoundation, which sources import for this function alone; the adapter lets that
/// import mean UIKit. Proportions or a rectangle without an area give an empty rectangle in the middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let isMeasurable =
    aspectRatio.width > 0 && aspectRatio.height > 0 && aspectRatio.width.isFinite
    && aspectRatio.height.isFinite && boundingRect.width > 0 && boundingRect.height > 0
  guard isMeasurable else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
