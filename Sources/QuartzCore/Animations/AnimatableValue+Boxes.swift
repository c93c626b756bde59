import CoreGraphics
package import InterludeCompositor

extension AnimatableValue {
  /// A value as apps write it: numbers, geometry, colours, paths, images, transforms.
  package init?(_ value: Any?) {
    if let value, let plain = Self.plain(value) {
      self = plain
      return
    }
    switch value {
    case let value as Double: self = .scalar(value)
    case let value as CGFloat: self = .scalar(Double(value))
    case let value as Float: self = .scalar(Double(value))
    case let value as Bool: self = .flag(value)
    case let value as Int: self = .scalar(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value.matrix)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value).matrix)
    case let value as CGColor: self = .color(value.rgba)
    case let value as CGPath: self = .path(value.path)
    case let value as CGImage: self = .contents(value.contents)
    case let value as CAGradientLayerType: self = .word(value.rawValue)
    case let value as String: self = .word(value)
    case let value as [CGColor]: self = .colors(ColorList(value.map(\.rgba)))
    case let value as [NSNumber]: self = .numbers(NumberList(value.map(\.doubleValue)))
    case let value as [Any]:
      let colors = value.compactMap { ($0 as? CGColor)?.rgba }
      guard colors.count == value.count else { return nil }
      self = .colors(ColorList(colors))
    case let value as NSNumber: self = .scalar(value.doubleValue)
    case let value as NSValue:
      guard let geometry = value.geometry else { return nil }
      self.init(geometry)
    default: return nil
    }
  }

  /// The commonest kinds, told by their types alone: a cast looks for what can be bridged too.
  private static func plain(_ value: Any) -> AnimatableValue? {
    let type = type(of: value)
    if type == Double.self { return (value as? Double).map { .scalar($0) } }
    if type == CGFloat.self { return (value as? CGFloat).map { .scalar(Double($0)) } }
    if type == CGPoint.self { return (value as? CGPoint).map { .point($0) } }
    if type == CGRect.self { return (value as? CGRect).map { .rect($0) } }
    if type == CATransform3D.self { return (value as? CATransform3D).map { .transform($0.matrix) } }
    return nil
  }

  /// The value as Apple's KVC answers it.
  package var boxed: Any {
    switch self {
    case .scalar(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): CGColor(value)
    case .transform(let value): CATransform3D(value)
    case .path(let value): CGPath(value)
    case .contents(let value): CGImage(value, scale: 1)
    case .flag(let value): value
    case .triple(let value): [value.x, value.y, value.z]
    case .colors(let value): value.colors.map { CGColor($0) }
    case .numbers(let value): value.numbers.map { NSNumber(value: $0) }
    case .word(let value): value
    }
  }
}
