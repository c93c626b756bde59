import Synchronization

/// Who has used which golden in this process, so that two tests with one name are told so.
///
/// Recorded, the second would overwrite the first in silence; compared, one of them would fail for no
/// reason that its own lines show.
enum GoldenLedger {
  private struct Use {
    let user: String
    let isRecording: Bool
    let digest: Int
  }

  private static let uses = Mutex<[String: [Use]]>([:])

  /// Notes a use. Returns who has used the golden with another picture, where somebody has.
  ///
  /// What was recorded and what was compared have nothing to do with each other.
  static func note(
    _ bytes: [UInt8], of golden: String, recording isRecording: Bool, by user: String
  ) -> String? {
    let digest = bytes.hashValue
    return uses.withLock { uses in
      let other = uses[golden, default: []].last {
        $0.isRecording == isRecording && $0.digest != digest
      }
      uses[golden, default: []].append(Use(user: user, isRecording: isRecording, digest: digest))
      return other?.user
    }
  }

  /// What is said of it.
  static func words(_ other: String, _ user: String) -> String {
    other == user
      ? "the same line has used this golden for another picture: an argument's name belongs into it, "
        + #"as in "wall-\(device.name)""#
      : "\(other) uses this golden for another picture: each needs a name of its own"
  }
}
