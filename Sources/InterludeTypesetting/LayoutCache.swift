import Foundation
import Synchronization

/// Keeps shaped texts and layouts: the same text is measured and drawn many times a frame.
///
/// What it gives is what would be made anew. Of what is kept, the half that has not been asked for
/// longest goes first.
final class LayoutCache: Sendable {
  private struct Key: Hashable {
    var text: StyledText
    var bounds: LayoutBounds
  }

  private struct State {
    var layouts = Store<Key, TextLayout.Result>()
    var texts = Store<StyledText, ShapedText>()
  }

  /// Values by key, as many as `limit` allows.
  private struct Store<Key: Hashable, Value> {
    private var entries: [Key: (value: Value, cost: Int, use: Int)] = [:]
    private var cost = 0
    private var use = 0
    /// In code units of text, with something for each entry.
    private let limit = 600_000

    mutating func value(_ key: Key) -> Value? {
      guard let index = entries.index(forKey: key) else { return nil }
      use += 1
      entries.values[index].use = use
      return entries.values[index].value
    }

    mutating func keep(_ value: Value, _ key: Key, cost own: Int) {
      use += 1
      if let old = entries.updateValue((value, own, use), forKey: key) { cost -= old.cost }
      cost += own
      guard cost > limit else { return }
      for (key, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) {
        if cost <= limit / 2 || entries.count == 1 { break }
        cost -= entry.cost
        entries[key] = nil
      }
    }
  }

  private let state = Mutex(State())

  /// The lock is not held while a layout is made: two threads may make the same one.
  func layout(
    _ text: StyledText, _ bounds: LayoutBounds, _ library: FontLibrary
  ) -> TextLayout.Result {
    let key = Key(text: text, bounds: bounds)
    if let known = state.withLock({ $0.layouts.value(key) }) { return known }
    let shaped =
      state.withLock { $0.texts.value(text) } ?? ShapedText(text, library: library)
    let result = TextLayout.Result(LayoutBuilder(shaped, bounds))
    // What holds a number that is no number is equal to nothing, and would never be found again.
    guard key == key else { return result }
    let cost = text.count + 300
    state.withLock {
      $0.texts.keep(shaped, text, cost: cost)
      $0.layouts.keep(result, key, cost: cost)
    }
    return result
  }

  /// When fonts have been added.
  func removeAll() { state.withLock { $0 = State() } }
}
