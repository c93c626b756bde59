package import Foundation
import InterludeCompositor

/// What layout did where a transition may suffer from it.
package enum LayoutRecord: Equatable, Sendable {
  /// Layout code ran inside an animation block, and the place it gave a subview moves along.
  ///
  /// `isFirst` says that the superview had never been laid out before; `inside` are the controllers
  /// in whose views the view is, innermost first.
  case animated(
    view: SessionEvent.Subject, inside: [SessionEvent.Subject], key: String, isFirst: Bool,
    from: CGRect, to: CGRect)
  /// A place inside a view that had never been laid out was asked for.
  case readBeforeLayout(
    view: SessionEvent.Subject, inside: [SessionEvent.Subject], bounds: CGRect, center: CGPoint)
  /// The frame was set while a transform scales or turns the view (F144); or a screen's view was
  /// given an empty one.
  case frameSet(view: SessionEvent.Subject, frame: CGRect, transform: CGAffineTransform)
  /// A controller's view has another safe area than before.
  case safeAreaChanged(
    controller: SessionEvent.Subject, from: [CGFloat], to: [CGFloat], because: SafeAreaCause,
    isInWindow: Bool)
}

/// Why a safe area is another one.
package enum SafeAreaCause: Equatable, Sendable {
  /// Bars, or the view it is in.
  case surroundings
  /// The device, its status bar, or the app's part of its screen.
  case device
  /// The view, or one that it is in, was moved or resized.
  case movement
}

/// Whether a view has arranged what is inside it.
enum ViewLayoutState {
  case never
  /// For the first time, or again.
  case running(isFirst: Bool)
  case done
}

extension UIView {
  /// Notes an animation of a place that layout code of a superview began.
  final func logAnimatedLayout(_ change: ViewChange) {
    session.log.record {
      for view in sequence(first: superview, next: { $0?.superview }) {
        guard case .running(let isFirst)? = view?.layoutState else { continue }
        let (from, to) = (change.old.boxed, change.new.boxed)
        return .layout(
          .animated(
            view: .init(self), inside: controllersAround, key: change.row.name, isFirst: isFirst,
            from: area(from), to: area(to)))
      }
      return nil
    }
  }

  /// A position as an empty rectangle in its place, bounds as they are.
  private final func area(_ value: Any) -> CGRect {
    if let point = value as? CGPoint { return CGRect(origin: point, size: .zero) }
    return value as? CGRect ?? .zero
  }

  /// Notes that a place was asked for which layout has not given yet; animators do that in vain.
  final func logEarlyReading() {
    session.log.record {
      guard session.log.originator == .animator, viewController == nil else { return nil }
      for view in sequence(first: superview, next: { $0?.superview }) {
        guard let view else { continue }
        if case .never = view.layoutState {
          return .layout(
            .readBeforeLayout(
              view: .init(self), inside: controllersAround, bounds: bounds, center: center))
        }
        if view.viewController != nil { return nil }
      }
      return nil
    }
  }

  private final var controllersAround: [SessionEvent.Subject] {
    sequence(first: self) { $0.superview }.compactMap { $0.viewController.map { .init($0) } }
  }

  final func logFrame(_ frame: CGRect) {
    let transform = transform
    let isMere = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    guard !isMere || viewController != nil && frame.isEmpty else { return }
    session.log.record(
      .layout(.frameSet(view: .init(self), frame: frame, transform: transform)))
  }

  final func logSafeArea(from old: UIEdgeInsets, because cause: SafeAreaCause) {
    guard let viewController else { return }
    func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
      [insets.top, insets.left, insets.bottom, insets.right]
    }
    session.log.record(
      .layout(
        .safeAreaChanged(
          controller: .init(viewController), from: numbers(old), to: numbers(knownSafeArea),
          because: cause,
          isInWindow: window != nil)))
  }
}
