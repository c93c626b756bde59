import Foundation

/// The words without which a source has nothing to adapt and is copied unparsed.
enum Triggers {
  private static let words = [
    "@objc", "@IB", "@NS", "@nonobjc", "@GKInspectable", "@UIApplicationMain", "@main",
    "#selector", "#keyPath", "Selector(", "NSSelectorFromString", "os(iOS)", "dynamic ",
    "Timer", "DispatchTime", "asyncAfter", "async(execute:", "TestCase", "?(", "!(", "? {",
    "observe(",
    "addObserver", "orKey", "method_", "class_", "imp_", "@convention", "import UIKit.",
    "import QuartzCore.", "import CoreGraphics.", "import Foundation.", "import Darwin",
    "import ObjectiveC", "import AVFoundation", "responds(to",
  ]

  static func mayNeedAdapting(_ source: String) -> Bool {
    source.withCString { text in
      func has(_ word: String) -> Bool { strstr(text, word) != nil }
      return words.contains(where: has) || (has("extension ") && (has("override ") || has("open ")))
    }
  }
}
