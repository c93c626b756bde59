public import UIKit

extension ScreenTransition {
  /// The next screen fades in over the one before.
  public static var dissolve: ScreenTransition {
    var value = ScreenTransition { _ in [.front(.alpha(0))] }
    value.isStill = true
    return value
  }

  /// Fades to a colour, and out of it to the next screen.
  public static func dissolve(through color: UIColor) -> ScreenTransition {
    var value = ScreenTransition { _ in
      let veil = UIView()
      veil.backgroundColor = color
      // The screens change while nothing of them can be seen.
      return [
        .prop(veil, .above, closed: .alpha(0), open: .alpha(1), during: 0...0.45),
        .prop(veil, .above, closed: .alpha(1), open: .alpha(0), during: 0.55...1),
        .front(.alpha(0), during: 0.45...0.55),
      ]
    }
    value.isStill = true
    return value.duration(0.6)
  }
}
