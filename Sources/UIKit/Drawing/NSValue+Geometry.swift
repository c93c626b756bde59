public import QuartzCore

// Geometry as objects, as notifications carry it and older sources hand it to animations.

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public var cgPointValue: CGPoint { pointValue }

  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public var cgSizeValue: CGSize { sizeValue }

  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public var cgRectValue: CGRect { rectValue }

  public convenience init(cgVector vector: CGVector) {
    var numbers = [Double(vector.dx), Double(vector.dy)]
    self.init(bytes: &numbers, objCType: "[2d]")
  }
  public var cgVectorValue: CGVector {
    guard let n = doubles(2) else { return .zero }
    return CGVector(dx: n[0], dy: n[1])
  }

  public convenience init(uiOffset insets: UIOffset) {
    var numbers = [Double(insets.horizontal), Double(insets.vertical)]
    self.init(bytes: &numbers, objCType: "[2d]")
  }
  public var uiOffsetValue: UIOffset {
    guard let n = doubles(2) else { return .zero }
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    var numbers = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
    self.init(bytes: &numbers, objCType: "[4d]")
  }
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard let n = doubles(4) else { return .zero }
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    var numbers = [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }
    self.init(bytes: &numbers, objCType: "[4d]")
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    guard let n = doubles(4) else { return .zero }
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
}
