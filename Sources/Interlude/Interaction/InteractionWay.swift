import UIKit

/// How far a finger has to go to close a transition, and which way.
@MainActor
enum InteractionWay {
  /// Along a line: this far is the whole way from open to closed.
  case line(CGVector)
  /// Two fingers closing; the scale at which it is closed.
  case pinch(closedScale: CGFloat)

  /// The part of the way from open to closed that a finger has gone.
  func part(of translation: CGPoint) -> CGFloat {
    guard case .line(let line) = self else { return 0 }
    let square = line.dx * line.dx + line.dy * line.dy
    guard square > 0 else { return 0 }
    return (translation.x * line.dx + translation.y * line.dy) / square
  }

  func part(ofScale scale: CGFloat) -> CGFloat {
    guard case .pinch(let closed) = self else { return 0 }
    return (1 - scale) / (1 - closed)
  }

  /// The way of a gesture on a stage.
  init(_ gesture: TransitionGesture, on stage: TransitionStage) {
    let frame = stage.frame
    switch gesture {
    case .edgePan:
      self = .line(CGVector(dx: stage.isRightToLeft ? -frame.width : frame.width, dy: 0))
    case .pullDown:
      self = .line(CGVector(dx: 0, dy: stage.bounds.maxY - frame.minY))
    case .pan(let edge):
      let step = stage.step(to: edge)
      self = .line(step)
    case .pinch: self = .pinch(closedScale: 0.4)
    }
  }
}
