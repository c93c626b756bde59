import UIKit

/// Somewhere to go.
struct Place {
  let name: String
  let region: String
  let text: String
  /// Sky above, sky below, then the hills from far to near.
  let colors: [UIColor]
  /// Where the sun stands, in parts of the picture.
  let sun: CGPoint

  static let all: [Place] = [
    Place(
      name: "Lofoten", region: "Norway",
      text: "Steep walls of granite stand out of a cold and very clear sea. In June the sun does "
        + "not set at all; it rolls along the horizon and paints the cod racks red.",
      colors: [rgb(0xF7C59F), rgb(0xFDE8D0), rgb(0x8FA6B2), rgb(0x4F6D7A), rgb(0x22333B)],
      sun: CGPoint(x: 0.7, y: 0.42)),
    Place(
      name: "Dolomites", region: "Italy",
      text: "Pale towers above green meadows. Towards evening the rock begins to glow, first "
        + "yellow, then pink, and for a minute it is violet.",
      colors: [rgb(0x9CC5E3), rgb(0xE4F1F9), rgb(0xB4A7C2), rgb(0x6C8E5A), rgb(0x3D5A3A)],
      sun: CGPoint(x: 0.82, y: 0.36)),
    Place(
      name: "Sossusvlei", region: "Namibia",
      text: "Dunes as high as towers, with edges drawn by the wind every night. Be on top of one "
        + "before the sun is.",
      colors: [rgb(0x5C9EAD), rgb(0xF2D0A4), rgb(0xE0905A), rgb(0xC0562F), rgb(0x7A2E1C)],
      sun: CGPoint(x: 0.55, y: 0.35)),
    Place(
      name: "Hokkaido", region: "Japan",
      text: "Snow so dry that it squeaks. Cranes dance on the frozen marsh, and there is a hot "
        + "spring at the end of every road.",
      colors: [rgb(0xA9B8D8), rgb(0xF1EEF6), rgb(0xC9D3E6), rgb(0x94A7C6), rgb(0x5B6F94)],
      sun: CGPoint(x: 0.8, y: 0.3)),
    Place(
      name: "Alentejo", region: "Portugal",
      text: "Cork oaks, white walls and one blue stripe. Nothing is in a hurry here, least of all "
        + "lunch.",
      colors: [rgb(0xF6BD60), rgb(0xF9E5BC), rgb(0xD9A05B), rgb(0x8A9A5B), rgb(0x4C5B31)],
      sun: CGPoint(x: 0.4, y: 0.3)),
    Place(
      name: "Faroe", region: "Atlantic",
      text: "Grass on the roofs, waterfalls that the wind blows back up, and a ferry that leaves "
        + "when it is ready.",
      colors: [rgb(0x7C98A6), rgb(0xD6E0E2), rgb(0x6E8F7A), rgb(0x47705A), rgb(0x254236)],
      sun: CGPoint(x: 0.6, y: 0.28)),
  ]

  private static func rgb(_ hex: Int) -> UIColor {
    func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  var accent: UIColor { colors[3] }

  /// The place, painted by day, or by night where the screen is dark: what is written over it is white then.
  func picture(size: CGSize = CGSize(width: 800, height: 600)) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let isNight = UITraitCollection.current.userInterfaceStyle == .dark
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let sky = [colors[0].cgColor, colors[1].cgColor]
      if let gradient = CGGradient(colorsSpace: nil, colors: sky, locations: [0, 1]) {
        context.cgContext.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
      }
      UIColor(white: 1, alpha: 0.85).setFill()
      let side = size.height * 0.17
      UIBezierPath(
        ovalIn: CGRect(
          x: sun.x * size.width - side / 2, y: sun.y * size.height - side / 2, width: side,
          height: side)
      ).fill()
      for layer in 0..<3 { hills(layer, in: size) }
      if isNight {
        UIColor(red: 0.03, green: 0.05, blue: 0.14, alpha: 0.7).setFill()
        context.fill(CGRect(origin: .zero, size: size), blendMode: .normal)
      }
    }
  }

  private func hills(_ layer: Int, in size: CGSize) {
    let base = size.height * (0.52 + 0.15 * CGFloat(layer))
    let seed = CGFloat(name.count + layer * 3)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: base))
    let peaks = 4
    for peak in 0..<peaks {
      let width = size.width / CGFloat(peaks)
      let x = CGFloat(peak) * width
      let height =
        size.height * (0.06 + 0.05 * CGFloat((Int(seed) * (peak + 2) * 7) % 5) / 2)
      path.addCurve(
        to: CGPoint(x: x + width, y: base + (peak % 2 == 0 ? 0.02 : -0.02) * size.height),
        controlPoint1: CGPoint(x: x + width * 0.35, y: base - height),
        controlPoint2: CGPoint(x: x + width * 0.65, y: base - height * 0.7))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    colors[2 + layer].setFill()
    path.fill()
  }
}
