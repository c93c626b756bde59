import Foundation
import InterludeGeometry
import InterludeScene

/// The colours of a gradient along the rows of the target.
struct GradientSampler: Sendable {
  private static let entries = 1_024
  private static let one = 1_099_511_627_776.0

  /// Premultiplied pixels from location 0 to 1.
  private let colors: [UInt32]
  /// The location at the middle of the target's pixel 0, 0, in 24.40 fixed point.
  private let first: Int
  private let stepX: Int
  private let stepY: Int
  /// Where the location is no linear function of the place.
  private let field: GradientField?
  private let extent: Gradient.Extent

  /// nil without a stop or where the transform leads nowhere.
  init?(_ gradient: Gradient, in rect: CGRect, transform: Affine) {
    guard !gradient.stops.isEmpty, let inverse = transform.inverse else { return nil }
    colors = Self.table(gradient.stops)
    let start = CGPoint(
      x: rect.minX + gradient.start.x * rect.width, y: rect.minY + gradient.start.y * rect.height)
    let end = CGPoint(
      x: rect.minX + gradient.end.x * rect.width, y: rect.minY + gradient.end.y * rect.height)
    extent = gradient.extent
    field = GradientField(gradient, start: start, end: end, inverse: inverse)
    let line = (x: end.x - start.x, y: end.y - start.y)
    let square = line.x * line.x + line.y * line.y
    // Without a length the colour before the start and that after the end meet on no line: the last.
    let slope =
      square > 0 && gradient.kind == .axial
      ? (x: line.x / square, y: line.y / square) : (x: 0, y: 0)
    let origin = inverse.apply(CGPoint(x: 0.5, y: 0.5))
    let location =
      square > 0 && gradient.kind == .axial
      ? (origin.x - start.x) * slope.x + (origin.y - start.y) * slope.y : 1
    let alongX = inverse.a * slope.x + inverse.b * slope.y
    let alongY = inverse.c * slope.x + inverse.d * slope.y
    guard location.isFinite, alongX.isFinite, alongY.isFinite else { return nil }
    /// Steeper than this a gradient is an edge, within a pixel, all the same.
    func fixed(_ value: Double, _ limit: Double) -> Int {
      Int((max(-limit, min(limit, value)) * Self.one).rounded())
    }
    first = fixed(location, 1_048_576)
    stepX = fixed(alongX, 64)
    stepY = fixed(alongY, 64)
  }

  func row(x: Int, y: Int, count: Int, into result: UnsafeMutablePointer<UInt32>) {
    if let field { return row(field, x: x, y: y, count: count, into: result) }
    var location = first &+ x &* stepX &+ y &* stepY
    let last = Self.entries - 1
    let whole = Int(Self.one)
    for index in 0..<count {
      let inside = max(0, min(whole, location))
      result[index] = colors[(inside >> 20 &* last &+ (1 << 19)) >> 20]
      if extent != .both, shows(location < 0, location > whole) == false { result[index] = 0 }
      location &+= stepX
    }
  }

  private func row(
    _ field: GradientField, x: Int, y: Int, count: Int,
    into result: UnsafeMutablePointer<UInt32>
  ) {
    let last = Double(Self.entries - 1)
    for index in 0..<count {
      guard let location = field.location(x: x + index, y: y), location.isFinite,
        shows(location < 0, location > 1)
      else {
        result[index] = 0
        continue
      }
      result[index] = colors[Int((max(0, min(1, location)) * last).rounded())]
    }
  }

  @inline(__always)
  private func shows(_ isBefore: Bool, _ isAfter: Bool) -> Bool {
    (!isBefore || extent.contains(.before)) && (!isAfter || extent.contains(.after))
  }

  /// Mixes colours that are not premultiplied, between the two stops around each location.
  private static func table(_ stops: [Gradient.Stop]) -> [UInt32] {
    (0..<entries).map { entry in
      let location = Double(entry) / Double(entries - 1)
      guard let next = stops.firstIndex(where: { $0.location > location }) else {
        return stops[stops.count - 1].color.pixel()
      }
      guard next > 0 else { return stops[0].color.pixel() }
      let (a, b) = (stops[next - 1], stops[next])
      let t = (location - a.location) / (b.location - a.location)
      func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
      return RGBA(
        red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
        blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha)
      ).pixel()
    }
  }
}
