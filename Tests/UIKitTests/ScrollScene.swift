import QuartzCore
@testable import UIKit

/// A scroll view over tall content in a window, and the list of what its delegate heard.
@MainActor
final class ScrollScene: NSObject, UIScrollViewDelegate {
  let scene = ViewScene()
  let view: UIScrollView
  /// Each didScroll would make the list long.
  var notesScrolling = false
  var target: ((CGPoint) -> CGPoint)?
  var zoomed: UIView?

  init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 400),
    content: CGSize = CGSize(width: 300, height: 2000), kind: UIScrollView.Type = UIScrollView.self
  ) {
    view = scene.turn { UIScrollView(frame: frame) }
    super.init()
    scene.turn {
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = content
      view.delegate = self
      scene.window.addSubview(view)
    }
  }

  var offset: CGPoint { view.contentOffset }
  var events: [String] { scene.events }

  /// Drags from a point by a distance, a move each sixtieth; the finger stays down.
  func drag(from start: CGPoint, by way: CGVector, steps: Int = 10) {
    scene.drag(
      from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy), steps: steps)
  }

  func lift(at point: CGPoint) { scene.touch(point.x, point.y, .ended) }

  /// Drags, rests so long that no speed is left, and lifts.
  func place(from start: CGPoint, by way: CGVector) {
    drag(from: start, by: way)
    scene.advance(by: 0.2)
    lift(at: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
  }

  /// Throws by a drag of so many steps.
  func flick(from start: CGPoint, by way: CGVector, steps: Int = 6) {
    drag(from: start, by: way, steps: steps)
    lift(at: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
  }

  // MARK: Delegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if notesScrolling { scene.note("scroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scene.note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scene.note("willEndDragging")
    if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scene.note("didEndDragging:\(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scene.note("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scene.note("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scene.note("didEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    scene.note("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { scene.note("didEndZooming:\(scale)") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    scene.note("didChangeInset")
  }
}

/// Curves are solved by steps and layers keep the middle of a rectangle: a hundred-thousandth of a point.
func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
  isNear(a.minX, b.minX) && isNear(a.minY, b.minY) && isNear(a.width, b.width)
    && isNear(a.height, b.height)
}

func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-5 }
