public import QuartzCore

/// The way from one controller to another, as an object: prepared by its source, then performed.
/// - Source: Apple's UIStoryboardSegue reference.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A segue that does what `performHandler` does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Shows the destination; a subclass does it its own way.
  open func perform() {
    guard let handler else {
      return source.session.record(
        "UIStoryboardSegue.perform",
        "\(type(of: self)) has neither a perform handler nor a perform() of its own; nothing happens"
      )
    }
    handler()
  }
}

/// What a storyboard knows of a segue.
package enum SegueTemplate {
  package typealias Destination = @MainActor () -> UIViewController
  package typealias Custom =
    @MainActor (String, UIViewController, UIViewController) -> UIStoryboardSegue

  /// Pushed where there is a navigation controller, else presented.
  case show(Destination)
  /// Presented, animated.
  case present(Destination)
  /// Performed by a segue of the app's own class.
  case custom(Custom, Destination)
  /// Back to the nearest controller that has the action's method.
  case unwind(Selector)
}
