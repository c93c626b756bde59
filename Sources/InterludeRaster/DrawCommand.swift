import InterludeGeometry
import InterludeScene

/// One step of drawing, in pixels of the target.
enum DrawCommand: Sendable {
  /// `opacity` is that of groups around it, where nothing else lies in them.
  case paint(PlacedCoverage, Paint, opacity: Double)
  /// Keeps what lies under a group that is faded or masked.
  case begin(PlacedCoverage, level: Int)
  /// Mixes what was drawn since with what was kept: level times coverage of the new.
  ///
  /// This equals drawing the group apart and putting it over: with the group G of alpha g over the
  /// backdrop B, m·(G + (1 − g)·B) + (1 − m)·B = m·G + (1 − m·g)·B. Only the pixels that are partly
  /// masked have to be kept.
  case end(PlacedCoverage, level: Int)
  /// Exchanges what was drawn since with what was kept: half way through a dissolve.
  ///
  /// Then `end` mixes backdrop and new with backdrop and old, which is exact for what is translucent
  /// too: two fadings over each other would let the backdrop through.
  case turn(PlacedCoverage)
  /// Keeps what lies in a rectangle and clears it, for a group that is drawn apart.
  case beginApart(PixelRect)
  /// Puts what was drawn since over what was kept, where the coverage says.
  case endApart(PixelRect, PlacedCoverage, BlendMode)
}

/// What a covered pixel receives.
enum Paint: Sendable {
  case color(RGBA)
  case image(ImageSampler)
  case gradient(GradientSampler)
}

extension RGBA {
  /// As a premultiplied pixel, to the nearest; colours outside 0…1 are cut, NaN counts as 0.
  func pixel(opacity: Double = 1) -> UInt32 {
    func unit(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
    let alpha = unit(self.alpha) * unit(opacity)
    func channel(_ value: Double) -> UInt32 { UInt32((unit(value) * alpha * 255).rounded()) }
    return channel(1) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
