import CoreGraphics
import Foundation
import InterludeCompositor
import InterludeScene

/// Whether what a layer shows has to be drawn again.
/// ```
/// current ──setNeedsDisplay──▶ needed ──displayIfNeeded──▶ displaying ──▶ current
///                                 ▲                             │
///                                 └──── setNeedsDisplay ────────┘
/// ```
enum DisplayState {
  case current
  case needed
  /// Inside `display()`; a delegate that does not draw says so by taking it back to `declined`.
  case displaying
  /// The delegate has no `display(_:)` of its own: the layer draws itself.
  case declined
}

extension CALayer {
  final func markNeedsDisplay() {
    guard displayState != .needed, !isPresentation else { return }
    displayState = .needed
    waitForDisplay()
  }

  /// On the session's list for the display phase; outside a tree the flag alone waits.
  final func waitForDisplay() {
    guard displayState == .needed, let session else { return }
    session.undisplayed.append(self)
    session.transactions.ensureImplicit()
  }

  final func displayWhenNeeded() {
    guard displayState == .needed else { return }
    displayState = .current
    display()
  }

  /// The delegate's `display(_:)`, or what ``draw(in:)`` draws (F136 for who is asked first).
  final func displayContents() {
    displayState = .displaying
    delegateDisplay()
    let isDrawn = delegate == nil || displayState == .declined
    if displayState != .needed { displayState = .current }
    if isDrawn { drawContents() }
  }

  /// Called by the default of the delegate's method, which has no other way to say "not here".
  package final func declineDisplay() {
    if displayState == .displaying { displayState = .declined }
  }

  private final func delegateDisplay() {
    guard let delegate else { return }
    nonisolated(unsafe) let (owner, layer) = (delegate, self)
    // A layer is used on the main actor, whatever thread that is.
    MainActor.assumeIsolated { owner.display(layer) }
  }

  /// Records what is drawn into the bounds; nothing recorded leaves other contents alone.
  private final func drawContents() {
    let area = bounds
    guard area.width > 0, area.height > 0 else {
      // Without an area there is nothing to draw in: the layer waits for its bounds to change.
      displayState = .needed
      return
    }
    let context = CGContext(recordingIn: area)
    tellWillDraw()
    draw(in: context)
    let nodes = context.recordedNodes()
    if nodes.isEmpty {
      if hasDrawnContents { replaceContents(nil) }
      hasDrawnContents = false
    } else {
      replaceContents(.drawing(Drawing(area: area, nodes: nodes)))
      hasDrawnContents = true
    }
  }

  private final func tellWillDraw() {
    guard let delegate else { return }
    nonisolated(unsafe) let (owner, layer) = (delegate, self)
    MainActor.assumeIsolated { owner.layerWillDraw(layer) }
  }

  /// New contents without an action: drawing again is no change that animates.
  private final func replaceContents(_ contents: LayerContents?) {
    guard node.values.contents != contents else { return }
    node.values.contents = contents
    markDirty()
  }

  final func delegateDraw(in context: CGContext) {
    guard let delegate else { return }
    nonisolated(unsafe) let (owner, layer, target) = (delegate, self, context)
    MainActor.assumeIsolated { owner.draw(layer, in: target) }
  }
}

extension MediaSession {
  /// Layers that asked for it draw what they show, until none asks any more.
  package func display() {
    for _ in 0..<100 {
      guard !undisplayed.isEmpty else { return }
      let waiting = undisplayed
      undisplayed.removeAll(keepingCapacity: true)
      for layer in waiting where layer.session === self { layer.displayIfNeeded() }
    }
    undisplayed = []
    record("setNeedsDisplay", "was called by drawing a hundred times in one turn; left as it is")
  }
}
