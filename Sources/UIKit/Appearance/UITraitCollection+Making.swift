public import Foundation

extension UITraitCollection {
  /// Built by a block that sets what is to be specified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(table: TraitTable().changed(by: mutations))
  }

  /// One made of several; where two specify the same trait, the later counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var table = TraitTable()
    for traits in traitCollections { table.merge(traits.table) }
    self.init(table: table)
  }

  public convenience init(traitsFrom traitCollections: UITraitCollection...) {
    self.init(traitsFrom: traitCollections)
  }

  private convenience init<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
    var table = TraitTable()
    table[trait] = value
    self.init(table: table)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, idiom)
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }
  public convenience init(displayScale scale: CGFloat) {
    self.init(UITraitDisplayScale.self, scale)
  }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, displayGamut)
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, capability)
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, activeAppearance)
  }

  /// A copy in which a block has set some traits.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection { UITraitCollection(table: table.changed(by: mutations)) }

  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var table = table
    table[trait] = value
    return UITraitCollection(table: table)
  }

  /// Whether everything this one of the two specifies is the same in the other.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait?.table.isContained(in: table) ?? true
  }

  /// Whether dynamic colours may be others.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The traits that are not the same.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    guard traitCollection !== self else { return [] }
    return table.differences(from: traitCollection?.table ?? TraitTable())
  }

  /// UIKit's traits that dynamic colours may depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self,
    ]
  }
}

extension TraitTable {
  fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitTable {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitTable ?? self
  }
}
