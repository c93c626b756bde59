package import Foundation
package import InterludeGeometry
package import InterludeMotion
import InterludeScene

/// A value at the border, before the property it is meant for is known.
package enum AnimatableValue: Equatable, Sendable {
  case scalar(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(RGBA)
  case transform(Matrix4)
  case path(Path)
  case contents(LayerContents)
  case flag(Bool)
  case triple(Triple)
  /// Of a gradient's colours.
  case colors(ColorList)
  /// Of a gradient's locations.
  case numbers(NumberList)
  /// A word that stands for a kind of something.
  case word(String)
}

/// A type that properties can have: it comes from, and goes to, the border's values.
package protocol AnimatableProperty: Interpolable, Sendable {
  init?(_ value: AnimatableValue)
  /// nil where the property is nil (no colour, no path).
  var animatable: AnimatableValue? { get }
}

extension Double: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    switch value {
    case .scalar(let number): self = number
    case .flag(let flag): self = flag ? 1 : 0
    default: return nil
    }
  }
  package var animatable: AnimatableValue? { .scalar(self) }
}

extension CGPoint: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    switch value {
    case .point(let point): self = point
    case .size(let size): self.init(x: size.width, y: size.height)
    default: return nil
    }
  }
  package var animatable: AnimatableValue? { .point(self) }
}

extension CGSize: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    switch value {
    case .size(let size): self = size
    case .point(let point): self.init(width: point.x, height: point.y)
    default: return nil
    }
  }
  package var animatable: AnimatableValue? { .size(self) }
}

extension CGRect: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard case .rect(let rect) = value else { return nil }
    self = rect
  }
  package var animatable: AnimatableValue? { .rect(self) }
}

extension Matrix4: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard case .transform(let matrix) = value else { return nil }
    self = matrix
  }
  package var animatable: AnimatableValue? { .transform(self) }
}

extension RGBA: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
  package var animatable: AnimatableValue? { .color(self) }
}

extension Path: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard case .path(let path) = value else { return nil }
    self = path
  }
  package var animatable: AnimatableValue? { .path(self) }
}

/// Flags switch, at the middle of a segment (F110).
extension Bool: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    switch value {
    case .flag(let flag): self = flag
    case .scalar(let number): self = number != 0
    default: return nil
    }
  }
  package var animatable: AnimatableValue? { .flag(self) }
  package func interpolated(to other: Bool, progress: Double) -> Bool {
    progress < 0.5 ? self : other
  }
}

/// Pictures switch, at the middle of a segment (F110).
extension LayerContents: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard case .contents(let contents) = value else { return nil }
    self = contents
  }
  package var animatable: AnimatableValue? { .contents(self) }
  package func interpolated(to other: Self, progress: Double) -> Self {
    progress < 0.5 ? self : other
  }
}

/// Where one side has no value there is nothing between: the new value shows at once (F122).
extension Optional: AnimatableProperty, Interpolable where Wrapped: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard let wrapped = Wrapped(value) else { return nil }
    self = .some(wrapped)
  }
  package var animatable: AnimatableValue? { flatMap(\.animatable) }
  package func interpolated(to other: Self, progress: Double) -> Self {
    guard let from = self, let to = other else { return other }
    return from.interpolated(to: to, progress: progress)
  }
}
