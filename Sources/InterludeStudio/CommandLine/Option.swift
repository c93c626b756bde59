import InterludeStage

/// An option of a verb, as data: its help is made from it.
package struct Option: Sendable {
  let name: String
  /// "-o" and such; nil where there is only the long name.
  let short: String?
  /// What the value is called in the help; nil for a switch.
  let value: String?
  let meaning: String
  /// What holds where the option is not given; nil where the meaning says it.
  let standard: String?
  /// Whether it may be given several times.
  let isList: Bool

  /// An option with a value.
  package init(
    _ name: String, short: String? = nil, _ value: String, _ meaning: String,
    standard: String? = nil, isList: Bool = false
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.meaning = meaning
    self.standard = standard
    self.isList = isList
  }

  /// A switch.
  package init(_ name: String, short: String? = nil, _ meaning: String) {
    self.name = name
    self.short = short
    value = nil
    self.meaning = meaning
    standard = nil
    isList = false
  }

  /// `-o, --output FILE`.
  var heading: String {
    let names = (short.map { "\($0), " } ?? "") + name
    return value.map { "\(names) \($0)" } ?? names
  }

  var explanation: String { standard.map { "\(meaning) (\($0))" } ?? meaning }
}

extension Option {
  static let help = Option("--help", short: "-h", "say what the verb does")
  package static let json = Option("--json", "say the result as JSON")
  package static let quiet = Option("--quiet", short: "-q", "say nothing but what went wrong")
  static let fps = Option(
    "--fps", "N", "frames a second, 1 to 1000; it samples and changes nothing",
    standard: "60; 50 for a GIF, which can show no more")
  static let from = Option("--from", "T", "the first frame's time, in seconds", standard: "0")
  static let to = Option(
    "--to", "T", "the last frame's time, in seconds", standard: "the scene's end")
  static let scale = Option("--scale", "S", "pixels a point, 0.1 to 8", standard: "the device's")
  static let threads = Option(
    "--threads", "N", "threads that paint, 1 to 64", standard: "one a core")

  /// The devices that have names.
  static let devices = Device.presets.map(\.name).joined(separator: ", ")

  /// How a scene is shown; read by `SceneSetting`.
  static let setting: [Option] = [
    Option(
      "--device", "D",
      "\(devices), a tablet's with a part of its screen as in tablet-half (third, two-thirds), or "
        + "WxH@S as in 390x844@3, which has no status bar", standard: "phone"),
    Option("--appearance", "A", "light or dark", standard: "light"),
    Option("--text-size", "SIZE", "XS, S, M, L, XL, XXL, XXXL, or AX1 to AX5", standard: "L"),
    Option("--direction", "D", "ltr or rtl: the way the language reads", standard: "ltr"),
    Option(
      "--orientation", "O", "portrait, left, right or upside-down: how the device is held",
      standard: "portrait"),
    Option("--reduce-motion", "the user wants less motion"),
  ]
}
