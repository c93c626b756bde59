import Foundation
import InterludeImaging

extension GoldenFolder {
  /// Goldens that no test beside the folder names, and what failed comparisons have left.
  ///
  /// A name counts where it stands in quotes in a Swift file of the folder above, or below that: which
  /// tests ran does not matter.
  package func orphans() -> [String] {
    let files = FileManager.default
    let names = ((try? files.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let above = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    var sources = ""
    for name in (files.enumerator(atPath: above)?.compactMap { $0 as? String } ?? []).sorted()
    where name.hasSuffix(".swift") {
      sources +=
        (try? ImageFile.bytes(of: "\(above)/\(name)"))
        .map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    return names.filter { name in
      guard name.hasSuffix(".png") || name.hasSuffix(".txt"), name != "fonts.txt" else {
        return false
      }
      return !sources.contains("\"\(name.dropLast(4))\"")
    }
  }
}
