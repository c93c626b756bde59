package import Foundation

/// A snapshot that was taken: of what, and what there was to see.
package struct SnapshotRecord: Equatable, Sendable {
  package var view: SessionEvent.Subject
  /// The view that shows it; nil where there is none.
  package var result: SessionEvent.Subject?
  package var afterUpdates: Bool
  /// It had been shown before.
  package var wasRendered: Bool
  package var isInWindow: Bool
  package var isHidden: Bool
  /// Its own: what it is in does not show in a snapshot.
  package var alpha: CGFloat
  package var size: CGSize
  /// Nothing was drawn.
  package var isEmpty: Bool
}

extension UIView {
  final func logSnapshot(_ result: UIView?, afterUpdates: Bool, wasRendered: Bool, isEmpty: Bool) {
    session.log.record(
      .snapshot(
        SnapshotRecord(
          view: .init(self), result: result.map { .init($0) }, afterUpdates: afterUpdates,
          wasRendered: wasRendered, isInWindow: window != nil,
          isHidden: isHidden, alpha: alpha, size: bounds.size, isEmpty: isEmpty)))
  }
}
