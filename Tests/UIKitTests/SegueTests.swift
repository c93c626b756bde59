import QuartzCore
import Testing
import UIKit

/// Segues without a storyboard: registered by name, prepared, performed, unwound.
@MainActor @Suite("Segues", .ownStage)
struct SegueTests {
  @MainActor
  private struct Scene {
    let scene = TransitionScene(root: "base")
    let source = Source()

    init() {
      let (navigation, source) = (scene.navigation, source)
      scene.turn { navigation.pushViewController(source, animated: false) }
      scene.session.loop.settle()
    }

    func perform(_ identifier: String, by controller: UIViewController? = nil) {
      scene.turn { (controller ?? source).performSegue(withIdentifier: identifier, sender: "x") }
      scene.session.loop.settle()
    }
  }

  @Test("A modal segue makes its destination, prepares it unloaded, and presents it")
  func present() {
    let scene = Scene()
    scene.source.registerSegue("modal", .present { UIViewController() })
    scene.perform("modal")
    let shown = scene.source.presentedViewController
    #expect(shown != nil)
    #expect(
      scene.source.notes == ["prepare modal x loaded=false same=\(true)"])
    #expect(scene.source.last?.destination === shown)
  }

  @Test("The delegate set in prepare(for:) is asked for the animator")
  func delegateInPrepare() {
    let scene = Scene()
    let director = Asked()
    scene.source.onPrepare = { $0.destination.transitioningDelegate = director }
    scene.source.registerSegue("modal", .present { UIViewController() })
    scene.perform("modal")
    #expect(director.questions == 1)
  }

  @Test("A show segue pushes in a stack and presents elsewhere")
  func show() {
    let scene = Scene()
    scene.source.registerSegue("show", .show { UIViewController() })
    scene.perform("show")
    #expect(scene.scene.navigation.viewControllers.count == 3)
    let alone = Source()
    alone.registerSegue("show", .show { UIViewController() })
    scene.scene.turn { scene.scene.navigation.present(alone, animated: false) }
    scene.scene.session.loop.settle()
    scene.perform("show", by: alone)
    #expect(alone.presentedViewController != nil)
  }

  @Test("A segue of one's own class performs itself")
  func custom() {
    let scene = Scene()
    scene.source.registerSegue(
      "own", .custom({ OwnSegue(identifier: $0, source: $1, destination: $2) }) { Source() })
    scene.perform("own")
    #expect((scene.source.last as? OwnSegue)?.performed == 1)
    #expect(scene.source.presentedViewController == nil)
  }

  @Test("A segue that has nothing to perform says so")
  func empty() {
    let scene = Scene()
    let segue = UIStoryboardSegue(
      identifier: nil, source: scene.source, destination: UIViewController())
    scene.scene.turn { segue.perform() }
    #expect(scene.scene.media.issues.map(\.subject) == ["UIStoryboardSegue.perform"])
  }

  @Test("Unwinding calls the nearest screen that has the action, then goes back to it")
  func unwind() {
    let scene = Scene()
    let top = Source()
    scene.scene.turn {
      scene.scene.navigation.pushViewController(UIViewController(), animated: false)
    }
    scene.scene.turn { scene.source.present(top, animated: false) }
    scene.scene.session.loop.settle()
    top.refusesUnwind = true
    top.registerSegue("home", .unwind(Selector("unwindHome:", Source.unwindHome)))
    scene.perform("home", by: top)
    #expect(scene.source.notes == ["unwound from Source"])
    #expect(top.view.window == nil)
    #expect(scene.scene.navigation.topViewController === scene.source)
  }

  @Test("An unwind action that nobody has changes nothing and says so")
  func unwindNowhere() {
    let scene = Scene()
    let top = UIViewController()
    scene.scene.turn { scene.scene.navigation.present(top, animated: false) }
    scene.scene.session.loop.settle()
    scene.source.refusesUnwind = true
    top.registerSegue("home", .unwind(Selector("unwindHome:", Source.unwindHome)))
    scene.perform("home", by: top)
    #expect(top.view.window != nil)
    #expect(scene.scene.media.issues.map(\.subject).contains("performSegue"))
  }

  @Test("A segue that nobody registered stops the program")
  func unknown() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "no", sender: nil) }
    }
  }
}

private final class Source: UIViewController {
  var notes: [String] = []
  var last: UIStoryboardSegue?
  var onPrepare: ((UIStoryboardSegue) -> Void)?
  var refusesUnwind = false

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    last = segue
    notes.append(
      "prepare \(segue.identifier ?? "") \(sender ?? "") loaded=\(segue.destination.isViewLoaded) "
        + "same=\(segue.source === self)")
    onPrepare?(segue)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    !refusesUnwind
      && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  func unwindHome(_ segue: UIStoryboardSegue) {
    notes.append("unwound from \(type(of: segue.source))")
  }
}

private final class OwnSegue: UIStoryboardSegue {
  var performed = 0
  override func perform() { performed += 1 }
}

private final class Asked: NSObject, UIViewControllerTransitioningDelegate {
  var questions = 0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions += 1
    return nil
  }
}
