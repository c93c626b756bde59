import Foundation

extension FontRequest {
  init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
    self = FontRequest(size: 0).adding(attributes)
    if attributes[.size] == nil, let textStyle { size = textStyle.size(in: .large) }
  }

  /// What the attributes of a descriptor mean; those that mean nothing are passed over.
  func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRequest {
    var copy = self
    if let name = attributes[.name] as? String, let known = FontRequest(name: name, size: size) {
      copy = known
    }
    if let family = attributes[.family] as? String {
      copy.name = nil
      copy.family = FontRequest(familyNamed: family, size: size)?.family
    }
    if let face = attributes[.face] as? String { copy.take(FaceName(face)) }
    if let size = CGFloat(attribute: attributes[.size]), Self.isSize(size) { copy.size = size }
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      copy.textStyle = style
      copy.weight = style.weight
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      if let bits = traits[.symbolic] as? UInt32 { copy = copy.with(.init(rawValue: bits)) }
      if let weight = traits[.weight] as? UIFont.Weight {
        copy.weight = weight
      } else if let weight = CGFloat(attribute: traits[.weight]) {
        copy.weight = UIFont.Weight(weight)
      }
      if let slant = CGFloat(attribute: traits[.slant]) { copy.isItalic = slant > 0 }
      if let width = traits[.width] as? UIFont.Width { copy.width = width }
    }
    if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] {
      for feature in features { copy.take(feature) }
    }
    return copy
  }

  mutating func take(_ face: FaceName) {
    weight = face.weight
    isItalic = face.isItalic
    width = face.isCondensed ? .condensed : .standard
    name = nil
  }

  /// The numbers of Apple's font registry: digits of one width, small capitals.
  private mutating func take(_ feature: [UIFontDescriptor.FeatureKey: Int]) {
    switch (feature[.type], feature[.selector]) {
    case (6, 0): hasMonospacedDigits = true
    case (6, 1): hasMonospacedDigits = false
    case (37, 1), (38, 1): hasSmallCaps = true
    default: break
    }
  }
}
