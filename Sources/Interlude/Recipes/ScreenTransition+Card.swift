import UIKit

extension ScreenTransition {
  /// A card slides up, and the screen behind becomes the one under it in the pile.
  ///
  /// Presented, it leaves the top of its presenter to be seen, and is pulled down to go.
  public static var card: ScreenTransition {
    var value = ScreenTransition { stage in
      let bounds = stage.bounds
      let top = stage.frame.minY
      // As iOS has it: 16 points on either side, 20 on wide screens, and 10 above the card.
      let margin: CGFloat = bounds.width > 393 ? 20 : 16
      let scale = 1 - 2 * margin / max(bounds.width, 2 * margin + 1)
      let lift = max(0, top - 10) - bounds.height * (1 - scale) / 2
      return [
        .front(.moved(x: 0, y: bounds.maxY - top)), .shade(0.12), .backdrop,
        .back(.scaled(scale), .moved(x: 0, y: lift), .rounded(12)),
      ]
    }
    value.placement = .card
    value.gestures = [.pullDown]
    return value.spring(response: 0.4)
  }

  /// A panel rises from the bottom over a darkened screen, as high as its content would like.
  ///
  /// That is its controller's `preferredContentSize`, or else half the screen. It is pulled down to go,
  /// and goes when somebody taps beside it, unless its controller is modal in its presentation.
  public static var sheet: ScreenTransition {
    var value = ScreenTransition { stage in
      [.front(.moved(x: 0, y: stage.bounds.maxY - stage.frame.minY)), .shade(0.28)]
    }
    value.placement = .sheet
    value.gestures = [.pullDown]
    return value.spring(response: 0.4)
  }
}
