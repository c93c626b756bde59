import Foundation
import InterludeMotion

/// The open transactions of a session, innermost last.
///
/// The first change outside any explicit transaction opens the implicit one, which the end of the
/// turn closes (F148).
package final class TransactionStack {
  private var open: [Transaction] = []
  /// Whether the outermost transaction is the implicit one.
  private var hasImplicit = false

  final class Transaction {
    var animationDuration: Double?
    var disableActions: Bool?
    var timingFunction: CAMediaTimingFunction??
    var group: TransactionGroup?
    var values: [String: Any] = [:]
  }

  func ensureImplicit() {
    guard open.isEmpty else { return }
    open.append(Transaction())
    hasImplicit = true
  }

  func begin() {
    ensureImplicit()
    open.append(Transaction())
  }

  /// Closes the innermost explicit transaction; without one it is harmless (F146).
  func commit(_ session: MediaSession) {
    guard open.count > 1, let closed = open.popLast() else { return }
    closed.group?.close(session)
  }

  /// Ends the implicit transaction at the end of a turn; explicit ones left open stay.
  func closeImplicit(_ session: MediaSession) {
    guard hasImplicit, open.count == 1, let closed = open.popLast() else { return }
    hasImplicit = false
    closed.group?.close(session)
  }

  private func innermost<Value>(_ read: (Transaction) -> Value?) -> Value? {
    for transaction in open.reversed() {
      if let value = read(transaction) { return value }
    }
    return nil
  }

  // MARK: What the innermost says, or inherits (F146)

  package var animationDuration: Double {
    get { innermost(\.animationDuration) ?? 0.25 }
    set { write { $0.animationDuration = newValue } }
  }

  package var disableActions: Bool {
    get { innermost(\.disableActions) ?? false }
    set { write { $0.disableActions = newValue } }
  }

  package var timingFunction: CAMediaTimingFunction? {
    get { innermost(\.timingFunction) ?? nil }
    set { write { $0.timingFunction = .some(newValue) } }
  }

  func value(forKey key: String) -> Any? { innermost { $0.values[key] } }

  func setValue(_ value: Any?, forKey key: String) { write { $0.values[key] = value } }

  private func write(_ change: (Transaction) -> Void) {
    ensureImplicit()
    if let innermost = open.last { change(innermost) }
  }

  var completionBlock: (() -> Void)? { open.last?.group?.block }

  /// A block for the animations added from now on; an earlier one waits for its own only (F147).
  func setCompletionBlock(_ block: (() -> Void)?, _ session: MediaSession) {
    ensureImplicit()
    guard let innermost = open.last else { return }
    innermost.group?.close(session)
    innermost.group = block.map { TransactionGroup($0) }
  }

  /// The group of the innermost transaction that has a completion block.
  func groupForNewAnimation() -> TransactionGroup? { open.last?.group }
}

/// A completion block and the animations it waits for.
final class TransactionGroup {
  /// Let go once it has run: an animation that stays on its layer keeps the group.
  private(set) var block: (() -> Void)?
  private var running = 0
  /// Asked at the end of the transaction: animations whose layer is in no tree do not count (F149).
  private var members: [() -> Bool] = []
  /// nil while the transaction is open; the session that runs the block once it is closed.
  private var closedIn: MediaSession?

  init(_ block: @escaping () -> Void) { self.block = block }

  /// `stays` answers, once, whether the animation is one that will come to an end.
  func animationAdded(_ stays: @escaping () -> Bool) {
    running += 1
    members.append(stays)
  }

  func animationEnded() {
    running -= 1
    finishIfDone(at: .now)
  }

  func close(_ session: MediaSession) {
    closedIn = session
    for stays in members where !stays() { running -= 1 }
    members = []
    finishIfDone(at: .completions)
  }

  private enum Moment {
    case now
    case completions
  }

  private func finishIfDone(at moment: Moment) {
    guard running == 0, let session = closedIn, let block else { return }
    self.block = nil
    switch moment {
    case .now: block()
    case .completions: session.completions.append(block)
    }
  }
}
