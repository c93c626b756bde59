import InterludeTypesetting
import QuartzCore

/// A label's lines, and how its fonts were shrunk for them.
struct LabelLines {
  /// What they were made for.
  struct Room: Equatable {
    var width: Double
    var height: Double
    var lines: Int
    var look: TextDefaults.Look
  }

  let room: Room
  let layout: TextLayout
  let scale: CGFloat
}

extension TextDefaults {
  /// What lines are as wide and high by, apart from the text: colours and shadows are not among it.
  struct Look: Equatable {
    var direction: NSWritingDirection
    var isPale: Bool
    var color: UIColor?
    var shadow: NSShadow?
    var style: UIUserInterfaceStyle
  }
}

extension UILabel {
  /// What the label says where attributes say nothing.
  var defaults: TextDefaults {
    var defaults = TextDefaults(traits: traitCollection)
    defaults.font = content.font
    defaults.color = content.color
    defaults.paragraph = content.paragraph
    defaults.direction = naturalDirection
    if let shadowColor {
      let shadow = NSShadow()
      shadow.shadowColor = shadowColor
      shadow.shadowOffset = shadowOffset
      defaults.shadow = shadow
    }
    if !isEnabled {
      defaults.overridingColor = .tertiaryLabel
    } else if isHighlighted, let highlightedTextColor {
      defaults.overridingColor = highlightedTextColor
    }
    return defaults
  }

  /// Lines for some room; 0 lines are as many as it has height for.
  func lines(width: Double, height: Double, maximum: Int) -> LabelLines {
    let defaults = defaults
    let room = LabelLines.Room(
      width: width, height: height, lines: maximum,
      look: .init(
        direction: defaults.direction, isPale: !isEnabled, color: defaults.overridingColor,
        shadow: defaults.shadow, style: defaults.traits.userInterfaceStyle))
    if let laidOut, laidOut.room == room { return laidOut }
    let made = fitted(room, defaults)
    made.layout.recordIssues()
    laidOut = made
    return made
  }

  private func fitted(_ room: LabelLines.Room, _ defaults: TextDefaults) -> LabelLines {
    var defaults = defaults
    func lay() -> TextLayout {
      TextLayout(
        StyledText(content.attributed, defaults), width: room.width,
        maximumLines: max(0, room.lines), height: room.height)
    }
    var layout = lay()
    if allowsDefaultTighteningForTruncation, layout.overflows(room.width) {
      // At most a twentieth of the font's size between two letters.
      for step in 1...5 {
        defaults.kern = -content.font.pointSize * CGFloat(step) / 100
        let tight = lay()
        if !tight.overflows(room.width) {
          layout = tight
          break
        }
      }
      if layout.overflows(room.width) { defaults.kern = 0 }
    }
    guard adjustsFontSizeToFitWidth, room.width > 0, layout.overflows(room.width) else {
      return LabelLines(room: room, layout: layout, scale: 1)
    }
    // Halving between what is too large and what fits, to a 256th of the font's size.
    let least = min(1, minimumScaleFactor > 0 ? minimumScaleFactor : 1 / 256)
    var (low, high) = (least, CGFloat(1))
    defaults.scale = least
    var best = lay()
    var scale = least
    while high - low > 1 / 256 {
      let middle = (low + high) / 2
      defaults.scale = middle
      let tried = lay()
      if tried.overflows(room.width) {
        high = middle
      } else {
        (low, best, scale) = (middle, tried, middle)
      }
    }
    return LabelLines(room: room, layout: best, scale: scale)
  }
}

extension TextLayout {
  /// Whether something was cut, or runs over the width.
  fileprivate func overflows(_ width: Double) -> Bool {
    size.width > width || isTruncated
  }
}
