import CoreGraphics
package import InterludeCompositor

extension CALayer {
  /// A property's model value by key path, boxed as Apple boxes it, or any value set by its key.
  final func readKeyPath(_ keyPath: String) -> Any? {
    switch keyPath {
    case "frame": return frame
    case "duration": return duration
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    default: break
    }
    if let row = LayerProperties.row(for: keyPath, on: node.values) {
      return row.read(node.values)?.boxed
    }
    return extraValues[keyPath] ?? type(of: self).defaultValue(forKey: keyPath)
  }

  final func writeKeyPath(_ value: Any?, _ keyPath: String) {
    switch keyPath {
    case "frame": if let value = value as? CGRect { frame = value }
    case "speed": if case .scalar(let number)? = AnimatableValue(value) { speed = Float(number) }
    case "timeOffset": if case .scalar(let number)? = AnimatableValue(value) { timeOffset = number }
    case "beginTime": if case .scalar(let number)? = AnimatableValue(value) { beginTime = number }
    default:
      guard let row = LayerProperties.row(for: keyPath, on: node.values) else {
        extraValues[keyPath] = value
        if !isPresentation, type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() }
        return
      }
      write(AnimatableValue(value), row)
    }
  }

  /// Puts a model value back without any action: nothing animates.
  package final func restore(_ value: AnimatableValue, _ row: any AnyLayerProperty) {
    var changed = node.values
    guard row.write(value, to: &changed), changed != node.values else { return }
    node.values = changed
    didChange(row.behavior)
  }

  private final func write(_ value: AnimatableValue?, _ row: any AnyLayerProperty) {
    var changed = node.values
    guard row.write(value, to: &changed) else {
      (session ?? .current).record("CALayer.setValue", "\(row.name) cannot have that value")
      return
    }
    guard changed != node.values else { return }
    // Components share their whole's action: `transform.scale` answers as `transform`.
    let event = row.name.split(separator: ".").first.map(String.init) ?? row.name
    let action = isPresentation ? nil : action(forKey: event)
    node.values = changed
    didChange(row.behavior)
    action?.run(forKey: event, object: self, arguments: nil)
  }
}
