import QuartzCore
import InterludeGeometry
import InterludeScene

extension UIImage {
  /// A symbol of the system by name; nil for a name that is not there, which is recorded.
  ///
  /// The glyphs are this project's own, in the proportions of Apple's.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard let glyph = SymbolCatalog.glyph(named: name) else {
      MediaSession.current.record("UIImage(systemName:)", "has no symbol named \(name)")
      return nil
    }
    self.init(glyph, named: name, configuration as? SymbolConfiguration)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  private convenience init(
    _ glyph: SymbolGlyph, named name: String, _ configuration: SymbolConfiguration?
  ) {
    let size = (configuration?.pointSize).flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 17
    let unit = size * (configuration?.scale ?? .medium).factor
    var pen = SymbolPen(line: (configuration?.weight ?? .regular).line)
    glyph.draw(&pen)
    let screenScale = MediaSession.current.screenScale
    func whole(_ length: Double) -> Double {
      (length * unit * screenScale).rounded(.up) / screenScale
    }
    let area = CGRect(x: 0, y: 0, width: whole(glyph.width), height: whole(glyph.height))
    var group = PictureGroup(children: pen.nodes)
    group.transform = Matrix4(
      Affine(a: unit, b: 0, c: 0, d: unit, tx: area.width / 2, ty: area.height / 2))
    var nodes = [PictureNode.group(group)]
    var traits = ImageTraits()
    traits.symbol = name
    traits.symbolConfiguration = configuration
    // A symbol stands on the baseline with its middle at half the capitals' height.
    traits.baselineOffset = area.height / 2 - 0.352 * size
    if let color = configuration?.colors.first {
      nodes = [.group(PictureGroup(mask: nodes, children: [.rectangle(area, color.cgColor.rgba)]))]
      traits.renderingMode = .alwaysOriginal
    }
    self.init(drawing: Drawing(area: area, nodes: nodes), scale: screenScale, traits: traits)
  }

  public var symbolConfiguration: SymbolConfiguration? { traits.symbolConfiguration }
  public var configuration: Configuration? { traits.symbolConfiguration }

  /// The symbol drawn anew; nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let name = traits.symbol, let glyph = SymbolCatalog.glyph(named: name) else { return nil }
    let whole = traits.symbolConfiguration?.applying(configuration) ?? configuration
    let drawn = UIImage(glyph, named: name, whole)
    guard renderingMode != .automatic else { return drawn }
    return drawn.withRenderingMode(renderingMode)
  }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// What a view prefers, under what the image says itself.
  func applyingPreferred(_ preferred: SymbolConfiguration) -> UIImage {
    applyingSymbolConfiguration(
      preferred.applying(traits.symbolConfiguration ?? .unspecified)) ?? self
  }

  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public static var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
}
