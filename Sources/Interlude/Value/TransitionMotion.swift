public import UIKit

/// One thing that moves in a transition: what, from which look to which, and when.
///
/// A transition has two ends. It is *closed* while the screen behind shows, and *open* once the screen
/// in front does. A push goes from closed to open, its pop from open to closed over the same motions,
/// a cancelled one back to where it came from:
/// ```
///            push, present ─────────────▶
///  closed ●────────┼──────────────┼──────● open
///         0       0.3   during   0.7     1
///            ◀───────────── pop, dismiss
/// ```
@MainActor
public struct TransitionMotion {
  enum Subject {
    case front
    case back
    case prop(UIView, TransitionPlace)
    /// A view inside one of the screens.
    case part(UIView)
  }

  let subject: Subject
  let closed: [TransitionLook]
  let open: [TransitionLook]
  /// The part of the way in which it moves; it stands still before and after.
  let span: ClosedRange<CGFloat>

  /// The screen in front, and how it looks when closed; when open it is as it rests.
  public static func front(
    _ closed: TransitionLook..., during span: ClosedRange<CGFloat> = 0...1
  ) -> TransitionMotion {
    TransitionMotion(subject: .front, closed: closed, open: closed.map(\.rest), span: span)
  }

  /// The screen in front, with both its ends.
  public static func front(
    closed: TransitionLook, open: TransitionLook, during span: ClosedRange<CGFloat> = 0...1
  ) -> TransitionMotion {
    TransitionMotion(subject: .front, closed: [closed], open: [open], span: span)
  }

  /// The screen behind, and how it looks when open; when closed it is as it rests.
  public static func back(
    _ open: TransitionLook..., during span: ClosedRange<CGFloat> = 0...1
  ) -> TransitionMotion {
    TransitionMotion(subject: .back, closed: open.map(\.rest), open: open, span: span)
  }

  /// The screen behind, with both its ends.
  public static func back(
    closed: TransitionLook, open: TransitionLook, during span: ClosedRange<CGFloat> = 0...1
  ) -> TransitionMotion {
    TransitionMotion(subject: .back, closed: [closed], open: [open], span: span)
  }

  /// A view that is there for the transition only: a shade, a picture, a mask.
  public static func prop(
    _ view: UIView, _ place: TransitionPlace, closed: TransitionLook, open: TransitionLook,
    during span: ClosedRange<CGFloat> = 0...1
  ) -> TransitionMotion {
    TransitionMotion(subject: .prop(view, place), closed: [closed], open: [open], span: span)
  }

  /// A view inside one of the screens; when all is over it is as it rests.
  public static func part(
    _ view: UIView, closed: TransitionLook, open: TransitionLook,
    during span: ClosedRange<CGFloat> = 0...1
  ) -> TransitionMotion {
    TransitionMotion(subject: .part(view), closed: [closed], open: [open], span: span)
  }

  /// It hides or moves this view inside a screen.
  func isAbout(_ view: UIView) -> Bool {
    if case .part(let part) = subject { part === view } else { false }
  }

  /// The same, from the other end.
  var turned: TransitionMotion {
    let subject: Subject
    switch self.subject {
    case .front: subject = .back
    case .back: subject = .front
    case .prop(let view, let place): subject = .prop(view, place.turned)
    case .part: subject = self.subject
    }
    return TransitionMotion(
      subject: subject, closed: open, open: closed,
      span: (1 - span.upperBound)...(1 - span.lowerBound))
  }
}

/// Where a prop stands.
public enum TransitionPlace: Equatable, Sendable {
  /// Behind both screens.
  case behind
  /// Over the screen behind and under the one in front.
  case between
  /// Over both screens.
  case above
  /// It is the mask of the screen in front, in that screen's coordinates.
  case maskOfFront
  case maskOfBack

  var turned: TransitionPlace {
    switch self {
    case .maskOfFront: .maskOfBack
    case .maskOfBack: .maskOfFront
    case .behind, .between, .above: self
    }
  }

  var isMask: Bool { self == .maskOfFront || self == .maskOfBack }
}
