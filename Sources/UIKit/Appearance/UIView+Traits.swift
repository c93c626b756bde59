import QuartzCore

extension UIView: UITraitChangeObservable {
  /// Traits set for this view and all in it, whatever its superview has.
  public final var traitOverrides: UITraitOverrides {
    get { traitSettings?.overrides ?? UITraitOverrides() }
    set {
      settings.overrides = newValue
      traitsMayHaveChanged()
    }
  }

  /// Tells of changes now that would be told at the end of the turn; here they are told at once.
  public final func updateTraitsIfNeeded() { traitsMayHaveChanged() }

  final var settings: TraitSettings {
    if let traitSettings { return traitSettings }
    let made = TraitSettings()
    traitSettings = made
    return made
  }

  final func override(style: UIUserInterfaceStyle) {
    guard style != traitSettings?.style ?? .unspecified else { return }
    settings.style = style
    traitsMayHaveChanged()
  }

  /// From the controller it belongs to, else the superview, else the stage.
  ///
  /// Everything that is laid out or drawn asks, so that the way up is gone once. Outside of a window the
  /// current stage has its say, which may be another one the next time.
  final var computedTraits: UITraitCollection {
    let generation = TraitGeneration.current
    if let known = workedOutTraits, known.generation == generation { return known.traits }
    let base =
      viewController?.traitCollection ?? parentView?.traitCollection ?? session.traits
    let traits = traitSettings?.applied(to: base) ?? base
    workedOutTraits =
      layer.session == nil ? nil : KnownTraits(generation: generation, traits: traits)
    return traits
  }

  /// Compares the traits with those last told; when they differ, the view and all in it hear of it.
  ///
  /// Controllers hear before their views, and everyone before what is in it. A view that was never told
  /// is taken to have expected the stage's traits, as iOS does.
  final func traitsMayHaveChanged(from expected: UITraitCollection? = nil) {
    viewController?.traitsMayHaveChanged(from: expected)
    let previous = knownTraits ?? expected ?? session.traits
    let new = traitCollection
    knownTraits = new
    guard new !== previous, new != previous else { return }
    let changed = new.changedTraits(from: previous)
    if changed.contains(where: { $0.affectsColorAppearance }) { resolveColors(from: previous) }
    setNeedsLayout()
    setNeedsDisplay()
    new.performAsCurrent {
      traitsDidChange(from: previous)
      traitCollectionDidChange(previous)
      traitSettings?.changes.tell(changed, of: self, previous: previous)
    }
    for view in subviewList { view.traitsMayHaveChanged(from: expected) }
  }

  /// Runs `body` with the view's traits as the current ones.
  final func inOwnTraits(_ body: () -> Void) {
    let traits = traitCollection
    traits === UITraitCollection.current ? body() : traits.performAsCurrent(body)
  }

  /// The background again, unless the layer was given another colour than the view.
  private func resolveColors(from previous: UITraitCollection) {
    guard let stored = storedBackgroundColor, let shown = layer.backgroundColor,
      stored.resolvedColor(with: previous).cgColor.rgba == shown.rgba
    else { return }
    fill(with: stored)
  }
}

extension UIView: TraitChangeHost {
  var traitChanges: TraitChanges { settings.changes }
}
