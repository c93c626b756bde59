import Foundation

extension CGFloat {
  /// The number an attribute's value stands for; nil for what is no number, or not finite.
  init?(attribute value: Any?) {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as NSUnderlineStyle: CGFloat(value.rawValue)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    self = number
  }
}
