public import UIKit

// Interface files are not read. What they would hold is told in Swift, before somebody asks for it:
// in the closure that makes a stage's first screen, or in an app delegate's launch.
// ```swift
// let stage = Stage(.phone) {
//   UIStoryboard.register("Main", identifier: "detail") { DetailViewController() }
//   UINib.register("Badge") { owner in [BadgeView()] }
//   return ListViewController()
// }
// ```

extension UIStoryboard {
  /// The screen of a storyboard on this stage, made each time it is asked for.
  /// - Parameter identifier: nil for the initial view controller.
  @MainActor
  public static func register(
    _ name: String, identifier: String? = nil, _ make: @escaping () -> UIViewController
  ) {
    InterfaceSession.current.register(make, identifier, of: name)
  }
}

extension UINib {
  /// What a nib holds at its top on this stage, made for an owner each time it is asked for.
  @MainActor
  public static func register(_ name: String, _ make: @escaping (_ owner: Any?) -> [Any]) {
    InterfaceSession.current.interfaceFiles.nibs[name] = make
  }
}
