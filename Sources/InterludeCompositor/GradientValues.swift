package import Foundation
package import InterludeGeometry
import InterludeMotion
import InterludeScene

/// What a gradient layer draws in its bounds (F139).
package struct GradientValues: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case axial, radial, conic
  }

  package var colors: ColorList?
  /// One for each colour, rising; without them the colours are evenly spread.
  package var locations: NumberList?
  /// In fractions of the bounds.
  package var start = CGPoint(x: 0.5, y: 0)
  package var end = CGPoint(x: 0.5, y: 1)
  package var kind = Kind.axial

  package init() {}
}

/// Colours that change together; lists of different lengths have nothing between them.
package struct ColorList: Equatable, Sendable {
  package var colors: [RGBA]

  package init(_ colors: [RGBA]) { self.colors = colors }
}

/// Numbers that change together; lists of different lengths have nothing between them.
package struct NumberList: Equatable, Sendable {
  package var numbers: [Double]

  package init(_ numbers: [Double]) { self.numbers = numbers }
}

extension ColorList: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard case .colors(let list) = value else { return nil }
    self = list
  }
  package var animatable: AnimatableValue? { .colors(self) }
  package func interpolated(to other: Self, progress: Double) -> Self {
    guard colors.count == other.colors.count else { return other }
    return ColorList(
      zip(colors, other.colors).map { $0.interpolated(to: $1, progress: progress) })
  }
}

extension NumberList: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard case .numbers(let list) = value else { return nil }
    self = list
  }
  package var animatable: AnimatableValue? { .numbers(self) }
  package func interpolated(to other: Self, progress: Double) -> Self {
    guard numbers.count == other.numbers.count else { return other }
    return NumberList(
      zip(numbers, other.numbers).map { $0.interpolated(to: $1, progress: progress) })
  }
}

/// Kinds switch, at the middle of a segment, as all that is no number (F110).
extension GradientValues.Kind: AnimatableProperty {
  package init?(_ value: AnimatableValue) {
    guard case .word(let word) = value else { return nil }
    self.init(rawValue: word)
  }
  package var animatable: AnimatableValue? { .word(rawValue) }
  package func interpolated(to other: Self, progress: Double) -> Self {
    progress < 0.5 ? self : other
  }
}

extension GradientValues {
  /// nil where there is nothing to draw.
  func node(in bounds: CGRect) -> PictureNode? {
    guard let colors = colors?.colors, let first = colors.first, !bounds.isEmpty else {
      return nil
    }
    // One colour is a plain area.
    guard colors.count > 1 else { return .rectangle(bounds, first) }
    return .gradient(
      Gradient(stops: stops(colors), start: start, end: end, kind: drawn), in: bounds)
  }

  private var drawn: Gradient.Kind {
    switch kind {
    case .axial: .axial
    case .radial: .radial
    case .conic: .conic
    }
  }

  /// A location that falls back counts as that before it; missing ones are spread evenly.
  private func stops(_ colors: [RGBA]) -> [Gradient.Stop] {
    let given = locations?.numbers ?? []
    var last = -Double.infinity
    return colors.enumerated().map { index, color in
      let even = Double(index) / Double(colors.count - 1)
      let location = given.count == colors.count && given[index].isFinite ? given[index] : even
      last = max(last, location)
      return Gradient.Stop(last, color)
    }
  }
}
