import QuartzCore

/// Asset catalogues as they lie in a project: folders of image sets, each with a `Contents.json`.
///
/// Nothing here compiles catalogues, so a package that copies one as a resource has it as it is.
struct ImageCatalog {
  private let root: String

  init(under root: String) { self.root = root }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var scale: String?
    }
    var images: [Entry]
  }

  /// The file of the set `name` that suits a screen best.
  func location(of name: String, screenScale: CGFloat) -> ImageLocation? {
    for catalog in folders(endingWith: ".xcassets", in: root) {
      let set = "\(catalog)/\(name).imageset"
      if let found = location(inSet: set, screenScale: screenScale) { return found }
      // Sets may lie in groups; a name does not say which.
      guard let all = FileManager.default.enumerator(atPath: catalog) else { continue }
      let wanted = "/\(name).imageset"
      for case let path as String in all where "/\(path)".hasSuffix(wanted) {
        if let found = location(inSet: "\(catalog)/\(path)", screenScale: screenScale) {
          return found
        }
      }
    }
    return nil
  }

  private func location(inSet folder: String, screenScale: CGFloat) -> ImageLocation? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let files = contents.images.compactMap { entry -> ImageLocation? in
      guard let name = entry.filename else { return nil }
      var file = ImageLocation(path: "\(folder)/\(name)")
      file.scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return file
    }
    // The nearest scale; of two as near the larger.
    return files.min {
      let (a, b) = (abs($0.scale - screenScale), abs($1.scale - screenScale))
      return a == b ? $0.scale > $1.scale : a < b
    }
  }

  private func folders(endingWith ending: String, in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }
}
