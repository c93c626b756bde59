import UIKit
import QuartzCore

extension Stage {
  /// Types into the first responder, a character at a time; all of it at this moment.
  ///
  /// A line feed is the return key, a backspace (`"\u{8}"`) the delete key. The delegates of fields
  /// are asked as a keyboard would ask them. Without a first responder it is recorded.
  public func type(_ text: String) {
    for character in text {
      guard session.media.run({ session.firstResponder is any UIKeyInput }) else {
        return misuse("type", "nobody takes keys: there is no first responder with text")
      }
      session.loop.perform { session.type(String(character)) }
    }
  }
}

extension Script {
  /// Keys pressed at a time, `interval` seconds apart.
  public func type(_ text: String, at time: Double, every interval: Double = 0) -> Script {
    var script = self
    for (index, character) in text.enumerated() {
      script = script.run(at: time + interval * Double(index)) { stage in
        stage.session.type(String(character))
      }
    }
    return script
  }
}
