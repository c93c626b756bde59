import QuartzCore

extension UIViewController: UITraitChangeObservable {
  /// Traits set for this controller, its view and its children, whatever comes from above.
  public final var traitOverrides: UITraitOverrides {
    get { traitSettings?.overrides ?? UITraitOverrides() }
    set {
      settings.overrides = newValue
      passTraitsOn()
    }
  }

  public final func updateTraitsIfNeeded() { passTraitsOn() }

  final var settings: TraitSettings {
    if let traitSettings { return traitSettings }
    let made = TraitSettings()
    traitSettings = made
    return made
  }

  final func override(style: UIUserInterfaceStyle) {
    guard style != traitSettings?.style ?? .unspecified else { return }
    settings.style = style
    passTraitsOn()
  }

  /// By a parent for its child, or by a presentation for what it presents.
  final func impose(_ traits: UITraitCollection?) {
    guard traitSettings?.imposed != traits else { return }
    settings.imposed = traits
    passTraitsOn()
  }

  final func impose(_ traits: UITraitCollection?, on child: UIViewController) {
    guard child.storedParent === self else {
      return session.record(
        "setOverrideTraitCollection", "\(child.kind) is no child of \(kind); ignored")
    }
    child.impose(traits)
  }

  /// From what its view is in; else from the parent, and at the top the stage.
  final var computedTraits: UITraitCollection {
    let base =
      viewIfLoaded?.parentView?.traitCollection ?? storedParent?.traitCollection
      ?? session.traits
    return traitSettings?.applied(to: base) ?? base
  }

  /// The view tells its controller; without one the controller is told alone, with its children.
  private func passTraitsOn() {
    if let view = viewIfLoaded {
      view.traitsMayHaveChanged()
    } else {
      traitsMayHaveChanged()
      for child in storedChildren where child.viewIfLoaded?.parentView == nil {
        child.passTraitsOn()
      }
    }
  }

  final func traitsMayHaveChanged(from expected: UITraitCollection? = nil) {
    let previous = knownTraits ?? expected ?? session.traits
    let new = traitCollection
    knownTraits = new
    guard new !== previous, new != previous else { return }
    new.performAsCurrent {
      traitCollectionDidChange(previous)
      traitSettings?.changes.tell(
        new.changedTraits(from: previous), of: self, previous: previous)
    }
  }
}

extension UIViewController: TraitChangeHost {
  var traitChanges: TraitChanges { settings.changes }
}
