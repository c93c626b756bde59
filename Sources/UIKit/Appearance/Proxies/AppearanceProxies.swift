import QuartzCore

/// What an app said about all objects of a class, and the giving of it to those that come into windows.
@MainActor
final class AppearanceProxies {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let containers: [ObjectIdentifier]
    let trait: UITraitCollection?
  }

  private struct Entry {
    let proxy: NSObject
    /// Another of its class, which nobody has set anything on.
    let pristine: NSObject
    let type: AnyClass
    /// The innermost first.
    let containers: [any UIAppearanceContainer.Type]
    let trait: UITraitCollection?

    /// Subclasses before their superclasses, narrower containment before wider.
    @MainActor func rank(among others: some Collection<Entry>) -> Int {
      let above = others.filter { proxy.isKind(of: $0.type) }.count
      return above * 100 + containers.count * 10 + (trait == nil ? 0 : 1)
    }
  }

  private var entries: [Key: Entry] = [:]
  /// The entries, those that count more first.
  private var ranked: [Entry] = []

  /// Made when it is first asked for.
  func proxy(
    of type: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ trait: UITraitCollection?,
    _ make: () -> NSObject?
  ) -> NSObject? {
    let key = Key(
      type: ObjectIdentifier(type),
      containers: containers.map { ObjectIdentifier($0 as AnyObject) }, trait: trait)
    if let known = entries[key] { return known.proxy }
    guard let proxy = make(), let pristine = make() else { return nil }
    let entry = Entry(
      proxy: proxy, pristine: pristine, type: type, containers: containers, trait: trait)
    entries[key] = entry
    let all = entries.values
    ranked = all.sorted { $0.rank(among: all) > $1.rank(among: all) }
    return proxy
  }

  /// A view has come into a window.
  func dress(_ view: UIView) {
    guard !ranked.isEmpty else { return }
    dress(view, at: view.superview ?? view.next, traits: view.traitCollection)
  }

  /// An item has come into a window with the view that shows it.
  func dress(_ item: UIBarItem, shownBy view: UIView) {
    guard !ranked.isEmpty else { return }
    dress(item, at: view.superview, traits: view.traitCollection)
  }

  private func dress(_ object: NSObject, at place: UIResponder?, traits: UITraitCollection) {
    for row in AppearanceRow.all where row.applies(to: object) {
      let entry = ranked.first { entry in
        object.isKind(of: entry.type) && row.applies(to: entry.proxy)
          && entry.trait.map { traits.containsTraits(in: $0) } ?? true
          && contains(entry.containers[...], place) && row.differs(entry.proxy, entry.pristine)
      }
      guard let entry, !row.differs(object, entry.pristine) else { continue }
      row.copy(entry.proxy, object)
    }
  }

  /// Whether the containers are around a place, the first of them innermost.
  private func contains(
    _ containers: ArraySlice<any UIAppearanceContainer.Type>, _ place: UIResponder?
  ) -> Bool {
    guard let first = containers.first else { return true }
    var next = place
    while let current = next {
      if current.isKind(of: first) {
        return contains(containers.dropFirst(), current.next)
      }
      next = current.next
    }
    return false
  }
}
