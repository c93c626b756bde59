import Foundation

/// How many frames an MP4 or WebM file holds, by its own index; a file that is not whole is refused.
///
///     MP4:  ftyp │ moov ▸ trak ▸ mdia ▸ minf ▸ stbl ▸ stsz: the number of samples │ mdat
///     WebM: EBML │ Segment ▸ Cluster ▸ SimpleBlock: one a frame │ Cues, the last thing to be written
///
/// Boxes lie in boxes and say their lengths. They must fill the file to its last byte: one that was cut
/// off, or whose lengths were never filled in, does not.
struct VideoContents {
  private(set) var frames = 0
  let byteCount: Int

  init(_ path: String) throws(ImagingError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system("open", path) }
    defer { close(descriptor) }
    let file = Source(descriptor: descriptor)
    byteCount = Int(lseek(descriptor, 0, SEEK_END))
    guard byteCount > 0 else { throw .encoder("the file is empty") }
    let start = try file.bytes(0, 4)
    if start == [0x1A, 0x45, 0xDF, 0xA3] {
      try countBlocks(file)
    } else {
      try countSamples(file)
    }
  }

  /// A file that is read here and there.
  private struct Source {
    let descriptor: Int32

    func bytes(_ offset: Int, _ count: Int) throws(ImagingError) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      guard pread(descriptor, &bytes, count, off_t(offset)) == count else { throw .cut }
      return bytes
    }

    func number(_ offset: Int, _ count: Int) throws(ImagingError) -> Int {
      let value = try bytes(offset, count).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard let number = Int(exactly: value) else { throw .cut }
      return number
    }
  }
}

extension VideoContents {
  /// Boxes that have others in them, on the way to the list of samples.
  private static let outer: Set<String> = ["moov", "trak", "mdia", "minf", "stbl"]

  private mutating func countSamples(_ file: Source) throws(ImagingError) {
    var offset = 0
    var found: Set<String> = []
    var ends = [byteCount]
    while let end = ends.last {
      if offset == end {
        ends.removeLast()
        continue
      }
      var (size, head) = (try file.number(offset, 4), 8)
      let name = String(decoding: try file.bytes(offset + 4, 4), as: UTF8.self)
      found.insert(name)
      // 1: the length needs eight bytes; 0: to the file's end, which nobody has filled in.
      if size == 1 { (size, head) = (try file.number(offset + 8, 8), 16) }
      guard size >= head, size <= end - offset else { throw .cut }
      if name == "stsz" { frames += try file.number(offset + head + 8, 4) }
      if Self.outer.contains(name) { ends.append(offset + size) }
      offset += Self.outer.contains(name) ? head : size
    }
    guard found.isSuperset(of: ["ftyp", "moov", "mdat"]) else { throw .cut }
  }

  private static let segment = 0x1853_8067
  private static let cluster = 0x1F43_B675
  private static let cues = 0x1C53_BB6B
  private static let simpleBlock = 0xA3
  private static let blockGroup = 0xA0

  private mutating func countBlocks(_ file: Source) throws(ImagingError) {
    var offset = 0
    var hasCues = false
    // Elements of the file, of the segment and of its clusters, one after the other.
    var ends = [byteCount]
    while let end = ends.last {
      if offset == end {
        ends.removeLast()
        continue
      }
      let (name, nameLength) = try element(file, offset, keepsMark: true)
      let (size, sizeLength) = try element(file, offset + nameLength, keepsMark: false)
      let content = offset + nameLength + sizeLength
      guard size <= end - content else { throw .cut }
      if name == Self.simpleBlock || name == Self.blockGroup { frames += 1 }
      if name == Self.cues { hasCues = true }
      let isEntered = name == Self.segment || name == Self.cluster
      if isEntered { ends.append(content + size) }
      offset = isEntered ? content : content + size
    }
    guard hasCues else { throw .cut }
  }

  /// A number that says its own length by its first bit that is set.
  private func element(
    _ file: Source, _ offset: Int, keepsMark: Bool
  ) throws(ImagingError) -> (value: Int, length: Int) {
    let first = Int(try file.bytes(offset, 1)[0])
    guard first > 0 else { throw .cut }
    let length = first.leadingZeroBitCount - (Int.bitWidth - 8) + 1
    let all = try file.number(offset, length)
    return (keepsMark ? all : all & (1 << (7 * length) - 1), length)
  }
}

extension ImagingError {
  /// A film whose file is not whole.
  fileprivate static let cut = ImagingError.encoder("the film's file is not whole")
}
