public import QuartzCore

/// The contexts that drawing on this thread goes to, the current one last.
///
/// Drawing may happen on any thread, so each has its own, as on iOS.
final class GraphicsStack {
  private var contexts: [CGContext] = []
  /// Those that `UIGraphicsBeginImageContext` opened, the innermost last.
  var imageDrawings: [ImageDrawing] = []

  private static let key = "Interlude.GraphicsStack"

  static var current: GraphicsStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    dictionary[key] = stack
    return stack
  }

  var context: CGContext? { contexts.last }

  func push(_ context: CGContext) { contexts.append(context) }

  func pop() { _ = contexts.popLast() }

  /// Runs `body` with a context as the current one.
  static func drawing<Result>(in context: CGContext, _ body: () throws -> Result) rethrows -> Result
  {
    let stack = current
    stack.push(context)
    defer { stack.pop() }
    return try body()
  }
}

/// The context that drawing goes to now; nil outside any drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.context }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.push(context) }

public func UIGraphicsPopContext() { GraphicsStack.current.pop() }

extension CGContext {
  /// The current context, or nil and a word about whose drawing is lost.
  static func current(for subject: String) -> CGContext? {
    if let context = UIGraphicsGetCurrentContext() { return context }
    MediaSession.current.record(subject, "draws outside any context; nothing is drawn")
    return nil
  }
}
