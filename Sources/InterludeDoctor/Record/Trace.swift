package import QuartzCore
package import UIKit

/// What an animator left behind: the views before it ran, after it, and when all was over.
/// ```
/// before            returned             closing            after
/// │ animateTransition │ … the motion …     │ completeTransition │ one tick later
/// ```
package struct Trace {
  package let run: Run
  package let passage: Passage
  /// Just before the animator ran; where a driver did its work, at the beginning.
  package let before: Snapshot?
  package let returned: Snapshot?
  package let closing: Snapshot?
  package let after: Snapshot?

  package init(_ passage: Passage, in run: Run) {
    self.run = run
    self.passage = passage
    before = run.snapshot(.willAnimate, of: passage) ?? run.snapshot(.began, of: passage)
    returned = run.snapshot(.animatorReturned, of: passage)
    closing = run.snapshot(.closing, of: passage)
    after = run.snapshot(.afterwards, of: passage)
  }

  /// Views whose own place is the transition's matter: those of its keys, and its controllers'.
  package var roots: Set<Int> {
    var roots: Set<Int> = []
    if let cast = passage.cast {
      roots.formUnion([cast.fromView?.id, cast.toView?.id].compactMap { $0 })
    }
    for controller in [passage.from.id, passage.to.id] {
      if let view = before?.controller(controller)?.view { roots.insert(view) }
    }
    return roots
  }
}

extension Trace {
  /// The screens and the container, with all that is in them; bars around them are the engine's.
  func scope(in moment: Snapshot) -> Set<Int> {
    let roots = roots.union([passage.cast?.container.id].compactMap { $0 })
    let states = moment.index
    return Set(roots.compactMap { states[$0] }.flatMap(\.all).map(\.view.id))
  }
}

// MARK: What is not as it was

extension Trace {
  /// A property of a view that an animator may change.
  package enum Trait: String, Sendable, CaseIterable {
    case transform, alpha, isHidden, mask, cornerRadius, isUserInteractionEnabled, speed

    var goesWithSize: Bool { self == .cornerRadius || self == .mask }
  }

  /// A property that an animator changed and that is not as it was.
  package struct Residue: Equatable, Sendable {
    package var view: SessionEvent.Subject
    /// What the view is called.
    package var name: String
    package var trait: Trait
    package var before: String
    package var after: String
  }

  /// What differs from before, of what the animator itself touched.
  ///
  /// Inside the screens, what the app changes elsewhere is its own matter: there only what was changed
  /// while `animateTransition` ran counts. The views of the context's keys are watched until the end.
  package func residues() -> [Residue] {
    guard let before, let after else { return [] }
    let (old, new) = (before.index, after.index)
    let (returned, closing) = (returned?.index ?? [:], closing?.index ?? [:])
    let handedOver = [passage.cast?.fromView?.id, passage.cast?.toView?.id]
    var result: [Residue] = []
    let scope = scope(in: before)
    for (id, state) in old.sorted(by: { $0.key < $1.key }) where scope.contains(id) {
      guard let last = new[id] else { continue }
      for trait in Trait.allCases {
        let value = state.text(of: trait)
        let isTouched =
          returned[id].map { $0.text(of: trait) != value } ?? false
          || handedOver.contains(id) && closing[id].map { $0.text(of: trait) != value } ?? false
        guard isTouched, last.text(of: trait) != value else { continue }
        // A look that goes with the size comes from layout, whoever asked for it.
        if trait.goesWithSize, !handedOver.contains(id),
          returned[id].map({ $0.bounds.size != state.bounds.size }) ?? false
        {
          continue
        }
        result.append(
          Residue(
            view: state.view, name: state.name, trait: trait, before: value,
            after: last.text(of: trait)))
      }
    }
    return result
  }
}

// MARK: Animations

extension Trace {
  package struct OwnAnimation {
    package var view: SessionEvent.Subject
    package var animation: LiveAnimation
  }

  /// Animations of the transition at a moment: begun after it began, on what takes part in it.
  ///
  /// Deep inside the screens only the animator's own count; an app animates there as it likes.
  package func ownAnimations(at moment: Snapshot) -> [OwnAnimation] {
    let known = Set((before?.everyAnimation ?? []).map(\.id))
    let started = returned.map { Set($0.everyAnimation.map(\.id)).subtracting(known) } ?? []
    let roots = roots
    guard let container = moment.view(moment.container ?? passage.cast?.container.id) else {
      return []
    }
    var result: [OwnAnimation] = []
    func visit(_ state: ViewState, isInside: Bool) {
      for animation in state.animations + state.looseAnimations
      where !known.contains(animation.id) && (!isInside || started.contains(animation.id)) {
        result.append(OwnAnimation(view: state.view, animation: animation))
      }
      let isBelow = isInside || roots.contains(state.view.id)
      for child in state.children { visit(child, isInside: isBelow) }
    }
    visit(container, isInside: false)
    // A presenter that stays where it is takes part, too.
    for root in roots.sorted() where container.find(root) == nil {
      if let state = moment.view(root) { visit(state, isInside: true) }
    }
    return result
  }

  /// How animations that the animator began came to their ends, until the transition was completed.
  package var ends: [(time: Double, details: AnimationDetails)] {
    guard let returned else { return [] }
    let own = Set(ownAnimations(at: returned).map(\.animation.id))
    var result: [(time: Double, details: AnimationDetails)] = []
    for event in run.events(during: passage) {
      if event.isCompletion(of: passage) { break }
      guard case .media(.animationStopped(_, _, _, _, let details)) = event.kind,
        own.contains(details.id)
      else { continue }
      result.append((event.time, details))
    }
    return result
  }

  /// One of them that was taken away before its end, by somebody else.
  package var cut: (time: Double, details: AnimationDetails)? {
    ends.first { [.removed, .replaced, .left].contains($0.details.ending) }
  }
}

extension SessionEvent {
  /// `completeTransition` was called, and the engine clears up from here on.
  func isCompletion(of passage: Passage) -> Bool {
    guard case .transition(let record) = kind, record.transition?.id == passage.id,
      case .completed = record.event
    else { return false }
    return true
  }
}

extension Snapshot {
  /// Every view that is in a window or is a known controller's, by its number.
  var index: [Int: ViewState] {
    var index: [Int: ViewState] = [:]
    for state in (detached + windows).flatMap(\.all) { index[state.view.id] = state }
    return index
  }

  var everyAnimation: [LiveAnimation] {
    (detached + windows).flatMap(\.all).flatMap { $0.animations + $0.looseAnimations }
  }
}
