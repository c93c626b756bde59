#if !canImport(ObjectiveC)
  public import UIKit

  /// The kinds of segue that storyboards know.
  @MainActor
  public enum SegueKind {
    /// Pushed where there is a navigation controller, else presented.
    case show
    case presentModally
    /// By a segue of one's own class.
    case custom(
      @MainActor (_ identifier: String, UIViewController, UIViewController) -> UIStoryboardSegue)
  }

  extension UIViewController {
    /// Registers a segue for `performSegue(withIdentifier:sender:)`, as a storyboard holds it on iOS.
    ///
    /// `destination` makes the screen each time the segue is performed. On iOS there is no such call:
    /// segues come from storyboards, or are built by hand.
    public func registerSegue(
      withIdentifier identifier: String, _ kind: SegueKind = .presentModally,
      to destination: @escaping @MainActor () -> UIViewController
    ) {
      switch kind {
      case .show: registerSegue(identifier, .show(destination))
      case .presentModally: registerSegue(identifier, .present(destination))
      case .custom(let make): registerSegue(identifier, .custom(make, destination))
      }
    }

    /// Registers the way back to the nearest screen that has `action`'s method.
    public func registerUnwindSegue(withIdentifier identifier: String, action: Selector) {
      registerSegue(identifier, .unwind(action))
    }
  }

  extension UIStoryboard {
    /// Registers a screen for `instantiateViewController(withIdentifier:)`, in a storyboard's place.
    ///
    /// Without an identifier it is the initial one. It counts on the current stage.
    public static func registerScene(
      of storyboard: String, withIdentifier identifier: String? = nil,
      _ make: @escaping @MainActor () -> UIViewController
    ) { InterfaceSession.current.register(make, identifier, of: storyboard) }
  }

  extension UINib {
    /// Registers what an interface file would hold at its top, made for an owner.
    public static func registerContents(
      of nib: String, _ make: @escaping @MainActor (_ owner: Any?) -> [Any]
    ) { InterfaceSession.current.interfaceFiles.nibs[nib] = make }
  }
#endif
