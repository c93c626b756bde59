import Foundation
import QuartzCore

extension UIResponder {
  /// The window at the end of the chain; nil for what is not on a screen.
  private final var chainWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window.window }
      responder = current.next
    }
    return nil
  }

  final var isFirst: Bool { chainWindow?.firstResponder === self }

  final func takeKeys() -> Bool {
    guard let window = chainWindow else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let other = window.firstResponder {
      guard other.canResignFirstResponder, other.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  final func releaseKeys() -> Bool {
    guard let window = chainWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension UIView {
  /// Makes the first responder among this view and those in it resign; by force it is not asked.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let first = firstResponderInside else { return false }
    if first.resignFirstResponder() { return true }
    guard force, let window = first.window else { return false }
    (first as? any KeyReceiver)?.editingIsForcedToEnd()
    window.firstResponder = nil
    return true
  }

  /// What leaves the screen takes no keys any more.
  final func resignInside() {
    if firstResponderInside != nil { endEditing(true) }
  }

  private final var firstResponderInside: UIView? {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
      return nil
    }
    return first
  }
}

extension InterfaceSession {
  /// Whom keys go to: the key window's, else the front window's that has one.
  package var firstResponder: UIResponder? {
    application.keyWindow?.firstResponder
      ?? windows.reversed().lazy.compactMap(\.firstResponder).first
  }

  /// Keys pressed one after the other: a line feed is return, a backspace (U+0008) delete.
  package func type(_ text: String) {
    for character in text {
      guard let first = firstResponder, let keys = first as? any UIKeyInput else {
        return record("type", "nobody takes keys: there is no first responder with text")
      }
      let receiver = first as? any KeyReceiver
      if character == "\u{8}" {
        if let receiver { receiver.deleteKey() } else { keys.deleteBackward() }
      } else if let receiver {
        receiver.key(String(character))
      } else {
        keys.insertText(String(character))
      }
    }
  }
}

/// What asks its delegate before a key changes its text.
@MainActor
protocol KeyReceiver: UIKeyInput {
  func key(_ text: String)
  func deleteKey()
  /// Nobody was asked whether editing may end.
  func editingIsForcedToEnd()
}
