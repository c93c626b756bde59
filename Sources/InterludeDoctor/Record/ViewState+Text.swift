import Foundation
import QuartzCore
import UIKit

extension ViewState {
  /// A property in words, for comparing and for telling.
  func text(of trait: Trace.Trait) -> String {
    switch trait {
    case .transform: isTransformed ? transformText : "none"
    case .alpha: Self.number(alpha)
    case .isHidden: isHidden ? "true" : "false"
    case .mask: maskBox.map { "\(Self.number($0.width)) × \(Self.number($0.height)) pt" } ?? "none"
    case .cornerRadius: Self.number(cornerRadius)
    case .isUserInteractionEnabled: isUserInteractionEnabled ? "true" : "false"
    case .speed:
      Self.number(speed) + (timeOffset == 0 ? "" : " with a time offset of \(timeOffset) s")
    }
  }

  private var transformText: String {
    let t = transform
    if [t.m12, t.m21, t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34].allSatisfy({ $0 == 0 }) {
      var parts: [String] = []
      if t.m11 != 1 || t.m22 != 1 {
        parts.append("scaled to \(Self.number(t.m11)) × \(Self.number(t.m22))")
      }
      if t.m41 != 0 || t.m42 != 0 {
        parts.append("moved by \(Self.number(t.m41)), \(Self.number(t.m42)) pt")
      }
      if !parts.isEmpty { return parts.joined(separator: " and ") }
    }
    let matrix = [t.m11, t.m12, t.m21, t.m22, t.m41, t.m42].map { Self.number($0) }
    return "[" + matrix.joined(separator: " ") + "]"
  }

  /// To a thousandth, without zeros at its end.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { number($0) }.joined(separator: " ")
  }
}
