import QuartzCore
import InterludeScene

extension UIView {
  /// A view that goes on showing what this one shows now, whatever becomes of this one.
  ///
  /// With `afterUpdates` what was changed in this turn shows too: it is committed first (F157). A
  /// view that was never shown has nothing to be seen without it.
  final func snapshot(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    let wasRendered = isRendered
    let drawing = takeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
    show(in: snapshot, drawing)
    logSnapshot(
      snapshot, afterUpdates: afterUpdates, wasRendered: wasRendered,
      isEmpty: drawing.nodes.isEmpty)
    return snapshot
  }

  /// A part of the view; the caps keep their size when the snapshot is made larger.
  final func snapshot(
    of rect: CGRect, afterScreenUpdates afterUpdates: Bool, capInsets: UIEdgeInsets
  ) -> UIView? {
    let area = rect.standardized
    guard area.width > 0, area.height > 0, area.width.isFinite, area.height.isFinite else {
      session.record("UIView.resizableSnapshotView", "takes an area; it returns nil")
      return nil
    }
    let wasRendered = isRendered
    let drawing = takeSnapshot(of: area, afterScreenUpdates: afterUpdates)
    let snapshot: UIView
    if capInsets == .zero {
      snapshot = SnapshotView(frame: CGRect(origin: .zero, size: area.size))
      show(in: snapshot, drawing)
    } else {
      let image = UIImage(drawing: drawing, scale: session.device.scale)
      snapshot = UIImageView(
        image: image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
    }
    logSnapshot(
      snapshot, afterUpdates: afterUpdates, wasRendered: wasRendered,
      isEmpty: drawing.nodes.isEmpty)
    return snapshot
  }

  /// Draws what the view shows into the current context, its bounds laid over `rect`.
  final func drawSnapshot(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CGContext.current(for: "UIView.drawHierarchy") else { return false }
    guard rect.width > 0, rect.height > 0, !bounds.isEmpty else { return false }
    let wasRendered = isRendered
    let drawing = takeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
    logSnapshot(
      nil, afterUpdates: afterUpdates, wasRendered: wasRendered, isEmpty: drawing.nodes.isEmpty)
    context.append([drawing.placed(in: rect)], covering: rect)
    return !drawing.nodes.isEmpty
  }

  /// It has been committed, so that there is a picture of it; a snapshot is one itself.
  final var isRendered: Bool {
    self is SnapshotView || layer.session != nil && session.media.isCommitted(layer)
  }

  private func takeSnapshot(of area: CGRect, afterScreenUpdates: Bool) -> Drawing {
    if afterScreenUpdates {
      if layer.session != nil { session.media.commit() } else { layer.prepareToShow() }
    } else if self is SnapshotView, layer.session == nil || !session.media.isCommitted(layer) {
      layer.prepareToShow()
    } else if !isRendered {
      session.record(
        "UIView.snapshotView", "shows nothing of a view that was not shown before, as on iOS")
      return Drawing(area: area, nodes: [])
    }
    return Drawing(area: area, nodes: layer.shownNodes())
  }

  private func show(in snapshot: UIView, _ drawing: Drawing) {
    guard !drawing.nodes.isEmpty else { return }
    snapshot.layer.contents = CGImage(.drawing(drawing, scale: session.device.scale))
  }
}

/// What a snapshot is shown in: its picture is there before it is on the screen.
final class SnapshotView: UIView {}

extension UIScreen {
  /// A view that goes on showing what all windows show now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in windowsBackToFront {
      guard let part = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      part.frame = window.frame
      view.addSubview(part)
    }
    return view
  }
}
