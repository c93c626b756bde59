import Foundation
import InterludeImaging
package import InterludeScene
import InterludeTypesetting

/// The goldens of a test file: texts and PNG files in `__Films__` beside it.
///
///     Tests/BarTests/BarTests.swift
///     Tests/BarTests/__Films__/large-title.png             the golden
///     Tests/BarTests/__Films__/large-title.actual.png      after a comparison that failed
///     Tests/BarTests/__Films__/large-title.diff.png        both, and where they differ
///     Tests/BarTests/__Films__/fonts.txt                   with which fonts each was recorded
///
/// `interlude bless` makes what a comparison saw the golden.
package struct GoldenFolder: Sendable {
  package let path: String
  /// The line that compares, `Tests/BarTests.swift:12`; nil where none is known.
  var user: String?

  package init(_ path: String) { self.path = path }

  /// Where goldens are looked for instead: tests of the kit have folders of their own.
  @TaskLocal package static var instead: GoldenFolder?

  /// That of a test's file, as `#filePath` names it.
  package init(besideFile file: String) {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    path = (folder + ["__Films__"]).joined(separator: "/")
  }

  /// What came of a comparison.
  package enum Outcome: Equatable, Sendable {
    case same
    /// There was none, or a recording was asked for.
    case recorded
    /// What differs, and where that is shown.
    case different(String)
  }

  /// Compares a picture's text form.
  package func compare(text: String, _ name: String, recording: Bool) -> Outcome {
    let hasText = text.contains("glyphs ")
    return compare(Array(text.utf8), "\(name).txt", recording: recording, hasText: hasText) {
      golden in
      Self.difference(String(decoding: golden, as: UTF8.self), text)
    }
  }

  /// Compares a bitmap, pixel by pixel; `place` says where a difference is in words of one's own.
  package func compare(
    _ bitmap: Bitmap, _ name: String, recording: Bool, hasText: Bool = true,
    where place: (PixelDifference) -> String? = { _ in nil }
  ) -> Outcome {
    let bytes: [UInt8]
    do {
      bytes = try PNG.encode(bitmap, level: 9)
    } catch {
      return .different("\(name) has no picture: \(error)")
    }
    return compare(bytes, "\(name).png", recording: recording, hasText: hasText) { golden in
      guard let expected = try? PNG.decode(golden) else { return "the golden is no picture" }
      guard let difference = PixelDifference(expected, bitmap) else { return nil }
      try? ImageFile.write(
        DifferencePicture(expected, bitmap).bitmap, to: "\(path)/\(name).diff.png")
      let spot = place(difference).map { ", \($0)" } ?? ""
      return (expected.width, expected.height) == (bitmap.width, bitmap.height)
        ? "\(difference)\(spot)"
        : "\(bitmap.width)×\(bitmap.height) pixels, not \(expected.width)×\(expected.height)"
    }
  }

  func compare(
    _ bytes: [UInt8], _ file: String, recording: Bool, hasText: Bool,
    _ difference: ([UInt8]) -> String?
  ) -> Outcome {
    guard Self.isName(file) else {
      return .different("\(file) is no name for a golden: letters, digits, - and _")
    }
    let golden = "\(path)/\(file)"
    let parts = file.split(separator: ".")
    let actual = "\(path)/\(parts[0]).actual.\(parts[1])"
    let heat = "\(path)/\(parts[0]).diff.png"
    let rival = user.flatMap { user in
      GoldenLedger.note(bytes, of: golden, recording: recording, by: user).map {
        GoldenLedger.words($0, user)
      }
    }
    do {
      if recording {
        if let rival { return .different("\(file): \(rival)") }
        try makeFolder()
        try ImageFile.write(bytes, to: golden)
        try FontRecord(path).note(file, hasText: hasText)
        for leftover in [actual, heat] { unlink(leftover) }
        return .recorded
      }
      guard FileManager.default.fileExists(atPath: golden) else {
        return .different("there is no golden \(golden); INTERLUDE_RECORD=1 records it")
      }
      guard let what = difference(try ImageFile.bytes(of: golden)) else {
        for leftover in [actual, heat] { unlink(leftover) }
        // Another test has failed for it, and its lines do not show why.
        if let rival { return .different("\(file): \(rival)") }
        return .same
      }
      try ImageFile.write(bytes, to: actual)
      let fonts = FontRecord(path).doubt(file).map { "; \($0)" } ?? ""
      let twice = rival.map { ". Mind that \($0)" } ?? ""
      return .different(
        "\(file): \(what)\(fonts); see \(actual). If it is right, INTERLUDE_RECORD=1 or "
          + "`interlude bless` makes it the golden\(twice)")
    } catch {
      return .different("\(file): \(error)")
    }
  }

  private func makeFolder() throws(ImagingError) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // The system says why there is none.
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    let code = errno
    throw .system(
      action: "make the folder", path: path, code: code, reason: String(cString: strerror(code)))
  }

  private static func isName(_ file: String) -> Bool {
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty
      && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// The first line that is not the same.
  static func difference(_ expected: String, _ actual: String) -> String? {
    if expected == actual { return nil }
    let (a, b) = (
      expected.split(separator: "\n", omittingEmptySubsequences: false),
      actual.split(separator: "\n", omittingEmptySubsequences: false)
    )
    for index in 0..<max(a.count, b.count) {
      let left = index < a.count ? String(a[index]) : nil
      let right = index < b.count ? String(b[index]) : nil
      if left != right {
        return "line \(index + 1) is \(quoted(right)), not \(quoted(left))"
      }
    }
    return nil
  }

  private static func quoted(_ line: String?) -> String {
    guard let line else { return "missing" }
    let trimmed = line.drop { $0 == " " }
    return trimmed.count > 160 ? "'\(trimmed.prefix(160))…'" : "'\(trimmed)'"
  }
}

/// With which fonts goldens were recorded: a name and a digest a line.
struct FontRecord {
  private let path: String

  init(_ folder: String) { path = folder + "/fonts.txt" }

  private var lines: [String: String] {
    let text = (try? ImageFile.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2 { result[String(words[0])] = String(words[1]) }
    }
    return result
  }

  /// One process at a time: `swift test --parallel` has several.
  func note(_ file: String, hasText: Bool) throws(ImagingError) {
    let folder = open(String(path.dropLast("/fonts.txt".count)), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 { flock(folder, LOCK_EX) }
    defer { if folder >= 0 { close(folder) } }
    var lines = lines
    let digest = hasText ? FontLibrary.shared.systemDigest : nil
    guard lines[file] != digest else { return }
    lines[file] = digest
    let text = lines.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined()
    try ImageFile.write(Array(text.utf8), to: path)
  }

  /// Why text may look different here, or nil.
  func doubt(_ file: String) -> String? {
    guard let recorded = lines[file] else { return nil }
    let here = FontLibrary.shared.systemDigest
    if recorded == here { return nil }
    return here.map { "it was recorded with the font \(recorded), here is \($0)" }
      ?? "it was recorded with a font, and here is none: apt-get install fonts-inter"
  }
}
