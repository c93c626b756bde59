import InterludeStage
import UIKit

extension Walker {
  /// A finger's step; moves take a tick each.
  func touch(_ operation: Operation) {
    switch operation {
    case .down(let place):
      guard finger == nil else { return }
      finger = point(of: place)
      send(.began)
    case .move(let dx, let dy):
      guard let start = finger else { return }
      for step in 1...4 {
        stage.advance(by: 1.0 / 60)
        let part = CGFloat(step) / 4
        finger = inside(CGPoint(x: start.x + CGFloat(dx) * part, y: start.y + CGFloat(dy) * part))
        send(.moved)
      }
    case .lift:
      guard finger != nil else { return }
      send(.ended)
      finger = nil
    case .takeAway:
      guard finger != nil else { return }
      send(.cancelled)
      finger = nil
    case .swipe(let place, let dx, let dy, let milliseconds):
      guard finger == nil else { return }
      let start = point(of: place)
      let end = inside(CGPoint(x: start.x + CGFloat(dx), y: start.y + CGFloat(dy)))
      stage.drag(
        along: [start, end], over: Double(milliseconds) / 1000, release: .lift)
    default: break
    }
  }

  private func send(_ phase: UITouch.Phase) {
    guard let finger else { return }
    stage.touch([.init(finger: 0, location: finger, phase: phase)])
  }

  private func inside(_ point: CGPoint) -> CGPoint {
    let bounds = stage.window.bounds
    return CGPoint(
      x: min(bounds.maxX - 1, max(1, point.x)), y: min(bounds.maxY - 1, max(1, point.y)))
  }

  private func point(of place: Place) -> CGPoint {
    let bounds = stage.window.bounds
    switch place {
    case .leftEdge: return CGPoint(x: 4, y: bounds.midY)
    case .rightEdge: return CGPoint(x: bounds.maxX - 4, y: bounds.midY)
    case .middle: return CGPoint(x: bounds.midX, y: bounds.midY)
    case .top: return CGPoint(x: bounds.midX, y: 100)
    case .barLeft: return CGPoint(x: 30, y: 80)
    case .tabs: return CGPoint(x: bounds.width * 0.8, y: bounds.maxY - 50)
    case .beside: return CGPoint(x: 20, y: 70)
    }
  }
}
