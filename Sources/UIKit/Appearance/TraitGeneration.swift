import Synchronization

/// A number that grows with every change that could give some view other traits: a new parent, an
/// override, another stage setting. What a view worked out holds until then.
///
/// ```
/// generation   7          8                     9
///              │  insert  │  asked: works it    │  override
///              │          │  out, asked again:  │
///              │          │  answers            │
/// ```
enum TraitGeneration {
  private static let number = Atomic<UInt>(0)

  static var current: UInt { number.load(ordering: .relaxed) }

  static func advance() { number.wrappingAdd(1, ordering: .relaxed) }
}

/// Traits as they were worked out.
struct KnownTraits {
  var generation: UInt
  var traits: UITraitCollection
}
