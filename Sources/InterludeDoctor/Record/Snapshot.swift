package import UIKit

/// All windows and controllers as they were at a moment that matters to a transition.
package struct Snapshot: Equatable, Sendable {
  /// ```
  /// began ─▶ willAnimate ─▶ animatorReturned ─▶ … ─▶ closing ─▶ closed ─▶ afterwards      idle
  ///     will-callbacks                       completeTransition │   one tick later      nothing
  ///     come between                          was called ───────┘   clean-up done       runs
  /// ```
  package enum Moment: String, Sendable {
    /// The animator is chosen and the container made; a presentation controller has been told.
    case began
    /// `animateTransition` is about to be called.
    case willAnimate
    /// `animateTransition` has returned.
    case animatorReturned
    /// `completeTransition` was called; the engine has cleaned up nothing yet.
    case closing
    /// The transition is over.
    case closed
    /// One tick later, or before the next transition begins.
    case afterwards
    /// Nothing finite runs any more: the record ends.
    case idle
    /// The record ends while something still runs.
    case interrupted
  }

  package var time: Double
  /// The transition's number; nil for `idle`.
  package var transition: Int?
  package var moment: Moment
  /// How many events came before it.
  package var eventCount: Int
  /// Windows, the lowest first.
  package var windows: [ViewState]
  /// Views of known controllers that are in no window, as a covered screen's is.
  package var detached: [ViewState]
  package var controllers: [ControllerState]
  /// The container the transition happens in.
  package var container: Int?
  /// What a touch would hit at 5 × 5 points of the key window, row by row; only once nothing runs.
  package var hits: [Hit]
  package var isIgnoringInteraction: Bool

  package struct Hit: Equatable, Sendable {
    package var view: SessionEvent.Subject?
    /// The nearest controller above the view that is hit.
    package var controller: SessionEvent.Subject?
  }

  /// A view in a window.
  package func view(_ id: Int?) -> ViewState? {
    guard let id else { return nil }
    for window in windows {
      if let found = window.find(id) { return found }
    }
    return nil
  }

  /// From the window down to a view; empty where it is in none.
  package func path(to id: Int?) -> [ViewState] {
    guard let id else { return [] }
    for window in windows {
      let path = window.path(to: id)
      if !path.isEmpty { return path }
    }
    return []
  }

  package func controller(_ id: Int?) -> ControllerState? {
    controllers.first { $0.controller.id == id }
  }

  package var allViews: [ViewState] { windows.flatMap(\.all) }
}

/// What `frameOfPresentedViewInContainerView` says of which view.
package struct PresentedPlace: Equatable, Sendable {
  package var view: Int?
  package var frame: CGRect
}

/// A controller at a moment.
package struct ControllerState: Equatable, Sendable {
  package var controller: SessionEvent.Subject
  /// The number of its view, once it is loaded.
  package var view: Int?
  package var parent: Int?
  package var children: [Int]
  package var presented: Int?
  package var presenting: Int?
  package var presentationStyle: UIModalPresentationStyle
  /// How it is shown while it is presented; nil otherwise.
  package var presentation: SessionEvent.Subject?
  /// Where its own presentation controller wants it, in the container; nil for the system's sheets.
  package var presentedPlace: PresentedPlace?
  package var appearance: AppearanceState
  package var isInWindow: Bool
  /// A navigation controller's stack.
  package var stack: [Int]?
  /// A tab bar controller's selection.
  package var selected: Int?
  /// What a bar around it shows for it, where it has been asked; nil before that.
  package var barItems: String?
  /// What it wants of the status bar, unheard.
  package var statusBarWish: String?
}
