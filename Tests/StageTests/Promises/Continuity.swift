import InterludeScene

/// Whether one picture can be another one of which parts have moved by at most some pixels.
///
/// Each pixel that changed must lie, channel by channel, between the darkest and the lightest of
/// the other picture's pixels within that distance, as it does on the edge of what moves; in one
/// direction at least, since what leaves the screen is on no edge after that, and a thin line is
/// lighter where it lies between two pixels. What vanishes, appears, flashes or moves farther has
/// an inside that fails.
enum Continuity {
  /// How many pixels break the rule. `level` is what rounding may do to a channel, of 255.
  static func breaks(
    _ before: Bitmap, _ after: Bitmap, within distance: Int, level: Int = 1
  ) -> Int {
    guard before.width == after.width, before.height == after.height else {
      return max(before.width * before.height, after.width * after.height)
    }
    guard let difference = PixelDifference(before, after, tolerance: level) else { return 0 }
    guard distance > 0 else { return difference.count }
    let (x, y, width, height) = difference.box
    var breaks = 0
    for row in y..<(y + height) {
      for column in x..<(x + width) where before[column, row] != after[column, row] {
        let fits =
          lies(after[column, row], around: (column, row), in: before, distance, level)
          || lies(before[column, row], around: (column, row), in: after, distance, level)
        if !fits { breaks += 1 }
      }
    }
    return breaks
  }

  private static func lies(
    _ pixel: UInt32, around place: (x: Int, y: Int), in bitmap: Bitmap, _ distance: Int,
    _ level: Int
  ) -> Bool {
    var low = Channels(red: 255, green: 255, blue: 255)
    var high = Channels(red: 0, green: 0, blue: 0)
    for y in max(0, place.y - distance)...min(bitmap.height - 1, place.y + distance) {
      for x in max(0, place.x - distance)...min(bitmap.width - 1, place.x + distance) {
        let other = Channels(bitmap[x, y])
        low = low.combined(with: other, by: min)
        high = high.combined(with: other, by: max)
      }
    }
    let own = Channels(pixel)
    return own.red >= low.red - level && own.red <= high.red + level
      && own.green >= low.green - level && own.green <= high.green + level
      && own.blue >= low.blue - level && own.blue <= high.blue + level
  }

  private struct Channels {
    var red, green, blue: Int

    init(red: Int, green: Int, blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

    init(_ pixel: UInt32) {
      self.init(
        red: Int(pixel >> 16 & 255), green: Int(pixel >> 8 & 255), blue: Int(pixel & 255))
    }

    func combined(with other: Self, by choose: (Int, Int) -> Int) -> Self {
      Self(
        red: choose(red, other.red), green: choose(green, other.green),
        blue: choose(blue, other.blue))
    }
  }
}
