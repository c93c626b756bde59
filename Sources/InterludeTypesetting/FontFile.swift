import CHarfBuzz
import Foundation
import Synchronization

/// The bytes of a font file, and the faces opened from it.
final class FontFile: @unchecked Sendable {
  private let blob: OpaquePointer
  /// By index, and by weight where the face is variable.
  private let faces = Mutex<[Int: FontFace]>([:])

  init?(path: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    self.blob = blob
  }

  init?(data: Data) {
    let copy = data.withUnsafeBytes { bytes in
      hb_blob_create_or_fail(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    guard !data.isEmpty, let copy else { return nil }
    blob = copy
  }

  deinit { hb_blob_destroy(blob) }

  /// How many faces the file has; 0 where it is no font.
  var faceCount: Int { Int(hb_face_count(blob)) }

  func face(_ index: Int, weight: Int? = nil) -> FontFace? {
    faces.withLock { faces in
      let key = index * 1_001 + (weight ?? 0)
      if let face = faces[key] { return face }
      let face = FontFace(blob: blob, index: index, weight: weight)
      faces[key] = face
      return face
    }
  }

  /// FNV-1a of all bytes, 64 bits, in hex.
  var digest: String {
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in UnsafeBufferPointer(start: data, count: data == nil ? 0 : Int(length)) {
      hash = (hash ^ UInt64(UInt8(bitPattern: byte))) &* 0x100_0000_01b3
    }
    let hex = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }
}
