public import Foundation

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    var numbers = t.numbers
    self.init(bytes: &numbers, objCType: "[16d]")
  }

  /// The identity where the value holds something else.
  public var caTransform3DValue: CATransform3D {
    guard let numbers = doubles(16) else { return CATransform3DIdentity }
    return CATransform3D(numbers: numbers)
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      .map { Double($0) }
    self.init(bytes: &numbers, objCType: "[6d]")
  }

  /// The identity where the value holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let n = doubles(6)?.map({ CGFloat($0) }) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// So many numbers side by side; nil where the value holds something else.
  ///
  /// Foundation here keeps arrays, not structures: the type reads `[6d]`.
  package func doubles(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { bytes in
      if let address = bytes.baseAddress { getValue(address) }
    }
    return numbers
  }

  /// What it holds, as a Swift value; nil for what is no geometry.
  package var geometry: Any? {
    let type = String(cString: objCType)
    if type == String(cString: NSValue(point: .zero).objCType) { return pointValue }
    if type == String(cString: NSValue(size: .zero).objCType) { return sizeValue }
    if type == String(cString: NSValue(rect: .zero).objCType) { return rectValue }
    if type == "[16d]" { return caTransform3DValue }
    if type == "[6d]" { return cgAffineTransformValue }
    return nil
  }
}

extension CATransform3D {
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map {
      Double($0)
    }
  }

  fileprivate init(numbers: [Double]) {
    let n = numbers.map { CGFloat($0) }
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14],
      m44: n[15])
  }
}
