public import QuartzCore

extension UIImage {
  /// What an image is configured by; symbols have the only kind there is.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight and scale of a symbol.
  ///
  /// What is not said stays as it was when configurations are laid over each other.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight?
    let scale: SymbolScale?
    /// The colours of a palette or hierarchy; the first draws the symbol.
    let colors: [UIColor]

    init(
      pointSize: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil,
      colors: [UIColor] = []
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.colors = colors
      super.init()
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: nil, scale: nil)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: nil)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: .some(weight), scale: .some(scale))
    }
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: nil, scale: scale)
    }
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: nil)
    }
    /// All layers of a symbol are drawn in this colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, colors: [hierarchicalColor])
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, colors: paletteColors)
    }

    public class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil) }

    /// This configuration under another: what the other says wins.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
        scale: other.scale ?? scale, colors: other.colors.isEmpty ? colors : other.colors)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && colors == other.colors
    }

    public override var hash: Int { (pointSize ?? 0).hashValue ^ (weight?.rawValue ?? 0) }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }
}

extension UIImage.SymbolWeight {
  /// The width of a line, in point sizes.
  var line: Double {
    switch self {
    case .ultraLight: 0.028
    case .thin: 0.044
    case .light: 0.064
    case .unspecified, .regular: 0.085
    case .medium: 0.1
    case .semibold: 0.118
    case .bold: 0.136
    case .heavy: 0.158
    case .black: 0.182
    }
  }
}

extension UIImage.SymbolScale {
  var factor: Double {
    switch self {
    case .small: 0.785
    case .default, .unspecified, .medium: 1
    case .large: 1.285
    }
  }
}
