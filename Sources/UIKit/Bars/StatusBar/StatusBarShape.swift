import QuartzCore

/// How the system's line at the top of a device is laid out; lengths in points.
enum StatusBarShape: Equatable {
  /// Time and glyphs in one narrow strip, the time in the middle: phones with a home button.
  case strip(height: CGFloat)
  /// The time in one corner, the glyphs in the other, around a camera.
  case corners(height: CGFloat)
  /// A strip with the time at the left: tablets.
  case wide(height: CGFloat)

  /// nil for a device whose top edge is its app's.
  init?(_ device: DeviceMetrics) {
    let top = device.safeAreaInsets.top - device.statusBarStretch
    guard top > 0 else { return nil }
    if top >= 40 {
      self = .corners(height: top)
    } else {
      self =
        device.idiom == .pad || device.size.width >= 700 ? .wide(height: top) : .strip(height: top)
    }
  }

  var height: CGFloat {
    switch self {
    case .strip(let height), .corners(let height), .wide(let height): height
    }
  }

  var timeSize: CGFloat {
    if case .corners = self { 17 } else { 12 }
  }

  /// Of the middle of everything.
  var line: CGFloat {
    // The camera's middle is a little below that of the safe area (59: 33 pt on the glass).
    if case .corners(let height) = self { (height * 33 / 59).rounded() } else { height / 2 }
  }

  /// How much smaller than on a phone with a camera the glyphs are.
  var glyphScale: CGFloat {
    if case .corners = self { 1 } else { 0.8 }
  }

  /// Where the time's middle is.
  func timeMiddle(in width: CGFloat, textWidth: CGFloat) -> CGFloat {
    switch self {
    case .strip: width / 2
    // In the middle of what the camera leaves: its island is 126 wide.
    case .corners: ((width - 126) / 4 + 3).rounded()
    case .wide: 20 + textWidth / 2
    }
  }

  /// From the right edge to the battery.
  var glyphMargin: CGFloat {
    switch self {
    case .strip: 5
    case .corners: 27
    case .wide: 20
    }
  }
}
