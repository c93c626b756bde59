public import Foundation
import InterludeCompositor
import InterludeMotion

/// Makes a transform of the numbers that an animation goes through (F113).
///
/// So a rotation can pass 180 degrees: angles are animated, not matrices. Not additive, it replaces
/// the whole transform; additive, it comes before the layer's own. Values of another number of
/// components than the function's are ignored, with a word.
public final class CAValueFunction: NSObject {
  public let name: CAValueFunctionName
  let function: ValueFunction

  /// nil for a name that is none of Core Animation's.
  public init?(name: CAValueFunctionName) {
    guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
    self.name = name
    self.function = function
    super.init()
  }

  /// One number, or a list of three.
  func input(_ value: Any) -> AnimatableValue? {
    if let list = value as? [Any] {
      let numbers = list.compactMap(Self.number)
      guard function.arity == 3, numbers.count == 3, list.count == 3 else { return nil }
      return .triple(Triple(numbers[0], numbers[1], numbers[2]))
    }
    guard function.arity == 1, let number = Self.number(value) else { return nil }
    return .triple(Triple(number, 0, 0))
  }

  private static func number(_ value: Any) -> Double? {
    if case .scalar(let number)? = AnimatableValue(value) { return number }
    return nil
  }
}

public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = Self(rawValue: "rotateX")
  public static let rotateY = Self(rawValue: "rotateY")
  public static let rotateZ = Self(rawValue: "rotateZ")
  public static let scale = Self(rawValue: "scale")
  public static let scaleX = Self(rawValue: "scaleX")
  public static let scaleY = Self(rawValue: "scaleY")
  public static let scaleZ = Self(rawValue: "scaleZ")
  public static let translate = Self(rawValue: "translate")
  public static let translateX = Self(rawValue: "translateX")
  public static let translateY = Self(rawValue: "translateY")
  public static let translateZ = Self(rawValue: "translateZ")
}
