import QuartzCore

extension UIViewController {
  /// Registers what a storyboard would hold; a later one of the same name takes its place.
  package final func registerSegue(_ identifier: String, _ template: SegueTemplate) {
    segueTemplates[identifier] = template
  }

  /// Makes the destination, lets this controller prepare the segue, and performs it.
  final func performRegisteredSegue(_ identifier: String, sender: Any?) {
    guard let template = segueTemplates[identifier] else {
      preconditionFailure(
        "Receiver (\(kind)) has no segue with identifier '\(identifier)'; "
          + "register it, as a storyboard would hold it")
    }
    let segue: UIStoryboardSegue
    switch template {
    case .show(let make):
      let destination = make()
      segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        [unowned self] in
        if let navigationController {
          navigationController.pushViewController(destination, animated: true)
        } else {
          present(destination, animated: true)
        }
      }
    case .present(let make):
      let destination = make()
      segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
        [unowned self] in present(destination, animated: true)
      }
    case .custom(let makeSegue, let make): segue = makeSegue(identifier, self, make())
    case .unwind(let action): return unwind(identifier, action, sender: sender)
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Goes back to the nearest controller that takes the action: it is called, then the way is gone.
  private final func unwind(_ identifier: String, _ action: Selector, sender: Any?) {
    guard let destination = unwindDestination(action, sender: sender) else {
      return session.record(
        "performSegue", "nobody on the way back from \(kind) has the unwind action \(action)")
    }
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
      [unowned self] in goBack(to: destination)
    }
    prepare(for: segue, sender: sender)
    _ = action.invoke(on: destination, segue, nil)
    segue.perform()
  }

  /// Screens below in the same stack, from the top down; then the presenter's, and so on.
  private final func unwindDestination(_ action: Selector, sender: Any?) -> UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      for candidate in controller.unwindCandidates
      where candidate.canPerformUnwindSegueAction(action, from: self, sender: sender) {
        return candidate
      }
      next = controller.presentingViewController
    }
    return nil
  }

  /// This controller's own stack above its root, then its containers.
  private final var unwindCandidates: [UIViewController] {
    var result: [UIViewController] = []
    if let stack = (self as? UINavigationController ?? navigationController)?.viewControllers {
      result += stack.reversed()
    }
    var container: UIViewController? = self
    while let controller = container {
      if !result.contains(where: { $0 === controller }) { result.append(controller) }
      container = controller.parent
    }
    return result
  }

  private final func goBack(to destination: UIViewController) {
    // What the destination, or a container of it, presents goes; then what lies on it in its stack.
    let isPresented = presentationDepth > destination.presentationDepth
    if isPresented { destination.dismiss(animated: true) }
    guard let stack = destination.navigationController, stack.topViewController !== destination
    else { return }
    stack.popToViewController(destination, animated: !isPresented)
  }

  /// How many presentations this controller stands on.
  private final var presentationDepth: Int {
    var depth = 0
    var next = presentingViewController
    while let controller = next {
      depth += 1
      next = controller.presentingViewController
    }
    return depth
  }
}
