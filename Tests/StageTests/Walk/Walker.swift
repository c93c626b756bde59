import InterludeStage
import UIKit

/// An app on a stage, to which a script of operations happens.
@MainActor
final class Walker {
  static let sourceTag = 77
  static let removingTag = 78

  let stage: Stage
  private(set) lazy var conductor = Conductor(self)
  private(set) lazy var onlooker = Onlooker(self)
  /// Everything made in the walk, to see what is left of it.
  private(set) var made: [WeakObject] = []
  private var lastNumber = 0
  /// What waits for its callback, and whether one is being run.
  var waiting: [(moment: Moment, operation: Operation)] = []
  var depth = 0
  /// Where the finger is.
  var finger: CGPoint?
  /// Promises to be kept by the time everything rests: what was asked for, and how often it was told.
  var promises: [Promise] = []
  /// What the delegate was told last, by stack.
  var shown: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// The first thing that was seen to be wrong between two rests.
  var problem: String?

  /// Something that must be told exactly once.
  final class Promise {
    let what: String
    var count = 0
    init(_ what: String) { self.what = what }
  }

  init(seed: Int) {
    let device: Device = seed % 4 == 3 ? .tablet : .phone
    stage = Stage(device) { UIViewController() }
    let kind = seed
    stage.run { stage.window.rootViewController = makeRoot(kind) }
    stage.settle()
  }

  /// Keeps an eye on an object that must not outlive its use.
  func watch<Object: AnyObject>(_ object: Object) -> Object {
    made.append(WeakObject(object))
    return object
  }

  /// It, and what is inside it, may stay.
  func unwatch(_ controller: UIViewController) {
    made.removeAll { $0.object === controller }
    for child in controller.children { unwatch(child) }
  }

  func forgetTheGone() { made.removeAll { $0.object == nil } }

  // MARK: Making

  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func makeScreen() -> Wanderer { watch(Wanderer(newNumber(), self)) }

  func makeStack(_ count: Int = 1) -> WanderingStack {
    let stack = watch(WanderingStack(newNumber()))
    stack.viewControllers = (0..<count).map { _ in makeScreen() }
    direct(stack)
    if stack.number % 3 == 0 { stack.navigationBar.prefersLargeTitles = true }
    if stack.number % 4 == 0 { stack.navigationBar.isTranslucent = false }
    return stack
  }

  func makeTabs() -> WanderingTabs {
    let tabs = watch(WanderingTabs(newNumber()))
    tabs.viewControllers = [makeStack(), makeScreen(), makeStack(2)]
    tabs.delegate = conductor
    return tabs
  }

  func makeRoot(_ kind: Int) -> UIViewController {
    switch ((kind % 8) + 8) % 8 {
    case 0, 4: makeStack(2)
    case 1, 2, 5: makeTabs()
    case 6: makeScreen()
    default: makeStack(3)
    }
  }

  /// Who is a stack's delegate depends on whose animators are wanted.
  func direct(_ stack: UINavigationController) {
    stack.delegate = conductor.animators == .system ? onlooker : conductor
  }

  // MARK: What is there

  /// Every controller that is reached from the window, containers before what they hold.
  var reachable: [UIViewController] {
    var list: [UIViewController] = []
    func add(_ controller: UIViewController) {
      guard !list.contains(where: { $0 === controller }) else { return }
      list.append(controller)
      for child in controller.children { add(child) }
      if let presented = controller.presentedViewController { add(presented) }
    }
    if let root = stage.window.rootViewController { add(root) }
    return list
  }

  var stacks: [UINavigationController] { reachable.compactMap { $0 as? UINavigationController } }

  /// 0 is the one in front; what is being presented counts, as it does for an app.
  func screen(_ index: Int) -> UIViewController? {
    if index == 0 { return stage.topViewController }
    let all = reachable
    return all.isEmpty ? nil : all[index % all.count]
  }

  // MARK: Callbacks

  /// The coordinator's blocks must run once each.
  func join(_ screen: UIViewController) {
    guard let coordinator = screen.transitionCoordinator else { return }
    let promise = Promise("the alongside block and the completion of a coordinator")
    promises.append(promise)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        if promise.count == 0 { promise.count = 1 } else { promise.count += 10 }
        self?.moment(.alongside)
      },
      completion: { [weak self] _ in
        promise.count += promise.count == 1 ? 0 : 100
        self?.moment(.coordinator)
      })
    coordinator.notifyWhenInteractionChanges { [weak self] _ in self?.moment(.interactionEnds) }
  }

  /// A callback: what waits for it happens in it.
  func moment(_ moment: Moment) {
    guard depth < 3, let index = waiting.firstIndex(where: { $0.moment == moment }) else { return }
    let operation = waiting.remove(at: index).operation
    depth += 1
    perform(operation)
    depth -= 1
  }

  func willShow(_ controller: UIViewController, in stack: UINavigationController) {
    moment(.willShow)
  }

  func didShow(_ controller: UIViewController, in stack: UINavigationController) {
    shown[ObjectIdentifier(stack)] = ObjectIdentifier(controller)
    moment(.didShow)
  }

  /// The context of a transition must be gone when it is over.
  func follow(_ context: any UIViewControllerContextTransitioning) { _ = watch(context) }
}
