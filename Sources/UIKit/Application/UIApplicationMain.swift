import Foundation
import QuartzCore

extension UIApplicationDelegate {
  /// Launches the app, as `@main` on its delegate asks for.
  ///
  /// There is no live window yet: the app is launched, comes to rest in virtual time, and ends with
  /// what it lacks on standard error.
  public static func main() {
    let session = InterfaceSession.current
    session.launch(Self.self)
    session.loop.settle()
    session.record(
      "UIApplicationMain", "there is no live window yet; the app was launched and came to rest")
    for issue in session.media.issues {
      FileHandle.standardError.write(Data("\(issue)\n".utf8))
    }
  }
}
