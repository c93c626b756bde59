package import InterludeScene

/// The outside world, in two verbs: present a bitmap, deliver timed input.
package protocol Host: AnyObject {
  /// Shows a finished frame.
  func present(_ frame: Bitmap)
  /// The input that has come since the last call, oldest first, with the host's own times.
  func takeInput() -> [HostInput]
}

/// Something a person did.
package struct HostInput: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case touchBegan(finger: Int, x: Double, y: Double)
    case touchMoved(finger: Int, x: Double, y: Double)
    case touchEnded(finger: Int, x: Double, y: Double)
    case quit
  }

  /// Seconds on the host's clock.
  package var time: Double
  package var kind: Kind

  package init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
