import Foundation

/// The words without which a source has nothing to adapt and is copied unparsed.
enum Triggers {
  private static let words = [
    "@objc", "@IB", "@NS", "@nonobjc", "@GKInspectable", "@UIApplicationMain", "@main",
    "#selector", "#keyPath", "Selector(", "NSSelectorFromString", "os(iOS)", "dynamic ",
    "Timer", "DispatchTime", "asyncAfter", "TestCase", "?(", "!(", "? {", "observe(",
    "addObserver", "orKey", "method_", "class_", "imp_", "@convention", "import UIKit.",
    "import QuartzCore.", "import CoreGraphics.", "import Foundation.", "import Darwin",
    "import ObjectiveC",
  ]

  static func mayNeedAdapting(_ source: String) -> Bool {
    Array(source.utf8).withUnsafeBytes { text in
      words.contains { contains(text, $0) }
        || (contains(text, "extension ") && contains(text, "override "))
    }
  }

  private static func contains(_ text: UnsafeRawBufferPointer, _ word: String) -> Bool {
    guard let start = text.baseAddress else { return false }
    return memmem(start, text.count, word, word.utf8.count) != nil
  }
}
