package import InterludeScene

/// A host without a screen: it keeps the last frame and hands on the input it was given.
package final class HeadlessHost: Host {
  package private(set) var lastFrame: Bitmap?
  package private(set) var frameCount = 0
  private var input: [HostInput] = []

  package init() {}

  package func present(_ frame: Bitmap) {
    lastFrame = frame
    frameCount += 1
  }

  /// Queues input; it is taken in order of time.
  package func post(_ input: HostInput) {
    self.input.append(input)
  }

  package func takeInput() -> [HostInput] {
    defer { input = [] }
    return input.sorted { $0.time < $1.time }
  }
}
