public import Foundation

extension UIFont {
  /// How heavy strokes are: -1…1, 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nine weights with the numbers and names that faces have them by.
    static let named: [(weight: Weight, number: Int, name: String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"),
      (.regular, 400, "Regular"), (.medium, 500, "Medium"), (.semibold, 600, "Semibold"),
      (.bold, 700, "Bold"), (.heavy, 800, "Heavy"), (.black, 900, "Black"),
    ]

    /// The nearest of the nine; the lighter of two as near.
    private var nearest: (weight: Weight, number: Int, name: String) {
      var best = Self.named[3]
      guard rawValue.isFinite else { return best }
      for entry in Self.named
      where abs(entry.weight.rawValue - rawValue) < abs(best.weight.rawValue - rawValue) {
        best = entry
      }
      return best
    }

    /// 100…900, as typesetting counts.
    var number: Int { nearest.number }
    var name: String { nearest.name }
  }

  /// How wide glyphs are. Kept; every width is set in the standard one.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
