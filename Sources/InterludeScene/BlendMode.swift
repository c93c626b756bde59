/// How a group that is drawn apart meets what lies under it; names are those of Core Graphics.
///
/// Everything is in premultiplied sRGB. S is the group, D what is under it, both with alpha.
package enum BlendMode: String, Equatable, Hashable, Sendable, CaseIterable {
  // Colours mixed where both are, by B(d, s): S·(1 − αD) + D·(1 − αS) + αS·αD·B.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion
  // The same with all three channels at once.
  case hue, saturation, color, luminosity
  // A part of S and a part of D (Porter and Duff).
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor
  // Sums.
  case plusDarker, plusLighter
}
