import UIKit

/// What a controller was told of its appearance, and whether it made sense.
@MainActor
final class Ledger {
  enum State {
    case disappeared
    case appearing(told: Bool)
    case appeared
    case disappearing
  }

  private(set) var state = State.disappeared
  /// The first thing that was out of order.
  private(set) var problem: String?
  private var lately: [String] = []

  /// At rest, and which way; nil in between.
  var isAppeared: Bool? {
    switch state {
    case .appeared: true
    case .disappeared: false
    case .appearing, .disappearing: nil
    }
  }

  func willAppear() {
    switch state {
    case .disappeared, .disappearing: go(to: .appearing(told: false), "willAppear")
    case .appearing, .appeared: fail("willAppear")
    }
  }

  func isAppearing() {
    if case .appearing(told: false) = state {
      go(to: .appearing(told: true), "isAppearing")
    } else {
      fail("isAppearing")
    }
  }

  func didAppear() {
    if case .appearing(told: true) = state {
      go(to: .appeared, "didAppear")
    } else {
      fail("didAppear")
    }
  }

  func willDisappear() {
    switch state {
    case .appeared, .appearing: go(to: .disappearing, "willDisappear")
    case .disappeared, .disappearing: fail("willDisappear")
    }
  }

  func didDisappear() {
    if case .disappearing = state {
      go(to: .disappeared, "didDisappear")
    } else {
      fail("didDisappear")
    }
  }

  private func go(to next: State, _ callback: String) {
    state = next
    note(callback)
  }

  private func fail(_ callback: String) {
    note(callback)
    if problem == nil { problem = lately.joined(separator: ", ") }
  }

  private func note(_ callback: String) { lately = lately.suffix(5) + [callback] }
}

/// A controller that keeps a ledger and lets the walk act in its callbacks.
@MainActor
protocol Wandering: UIViewController {
  var ledger: Ledger { get }
  var number: Int { get }
}
