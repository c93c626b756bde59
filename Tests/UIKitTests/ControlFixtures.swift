import QuartzCore
import UIKit

extension ViewScene {
  /// The same window in an appearance.
  convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    turn { window.overrideUserInterfaceStyle = userInterfaceStyle }
  }
}

extension UIView {
  /// What its layer is filled with.
  var shownColor: UIColor? { layer.backgroundColor.map(UIColor.init(cgColor:)) }
  /// Where it shows now.
  var shownFrame: CGRect { (layer.presentation() ?? layer).frame }
}
