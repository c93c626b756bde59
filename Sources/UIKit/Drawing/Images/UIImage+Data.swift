public import QuartzCore
import InterludeScene

extension UIImage {
  /// A PNG or JPEG; nil for bytes that are neither, which is recorded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    do {
      let (image, exif) = try CGImage.decoded(data)
      self.init(cgImage: image, scale: scale, orientation: Orientation(exif: exif))
    } catch {
      MediaSession.current.record("UIImage(data:)", "\(error)")
      return nil
    }
  }

  /// Reads a file; `@2x` at the end of its name is its scale. nil where there is none.
  public convenience init?(contentsOfFile path: String) {
    let file = ImageLocation.inFolder(path) ?? ImageLocation(path: path)
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(data: data, scale: file.scale)
  }

  /// An image of the app's bundle; the scale that suits the screen best is taken.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let scale = traitCollection.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil }
    let folder = bundle ?? .main
    guard
      let file = ImageLocation.find(
        name, in: folder, screenScale: scale ?? MediaSession.current.screenScale),
      let data = FileManager.default.contents(atPath: file.path)
    else {
      MediaSession.current.record(
        "UIImage(named:)", "no image named \(name) in \(folder.bundleURL.lastPathComponent)")
      return nil
    }
    self.init(data: data, scale: file.scale)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name, in: bundle, compatibleWith: nil) }

  /// The picture the way up it is shown; nil without any.
  public func pngData() -> Data? { upright?.pngData }

  /// `compressionQuality` is 0…1; what is transparent lies on white.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright?.jpegData(quality: compressionQuality)
  }

  private var upright: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    guard imageOrientation != .up else { return source }
    let area = CGRect(origin: .zero, size: size)
    let plain = with { $0.capInsets = .zero }
    return CGImage(.drawing(Drawing(area: area, nodes: plain.nodes(in: area)), scale: scale))
  }
}

extension UIImage.Orientation {
  /// As a camera writes how it was held.
  init(exif: Int) {
    switch exif {
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: self = .up
    }
  }
}

/// A file of an image, and the pixels a point that its name gives it.
struct ImageLocation {
  var path: String
  var scale: CGFloat

  init(path: String) {
    self.path = path
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  /// The screen's own scale, then larger ones, then smaller ones.
  private static func suffixes(for screenScale: CGFloat) -> [String] {
    let all: [CGFloat] = [3, 2, 1]
    let order =
      all.filter { $0 == screenScale } + all.filter { $0 > screenScale }.reversed()
      + all.filter { $0 < screenScale }
    return order.map { $0 == 1 ? "" : "@\(Int($0))x" }
  }

  /// A file beside the bundle's other resources, or in an image set of its asset catalogues.
  static func find(_ name: String, in bundle: Bundle, screenScale: CGFloat) -> ImageLocation? {
    guard !name.isEmpty else { return nil }
    let given = (name as NSString).pathExtension
    let stem = given.isEmpty ? name : (name as NSString).deletingPathExtension
    let kinds = given.isEmpty ? ["png", "jpg", "jpeg"] : [given]
    let roots = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    for root in roots {
      for suffix in suffixes(for: screenScale) {
        for kind in kinds {
          let path = "\(root)/\(stem)\(suffix).\(kind)"
          if FileManager.default.fileExists(atPath: path) { return ImageLocation(path: path) }
        }
      }
    }
    for root in roots {
      if let found = ImageCatalog(under: root).location(of: name, screenScale: screenScale) {
        return found
      }
    }
    return nil
  }

  /// For a file of a folder: the one of the screen's scale, if it lies beside it.
  static func inFolder(_ path: String) -> ImageLocation? {
    let kind = (path as NSString).pathExtension
    let stem = (path as NSString).deletingPathExtension
    guard !stem.hasSuffix("x") || !stem.contains("@") else { return nil }
    for suffix in suffixes(for: MediaSession.current.screenScale) {
      let candidate = "\(stem)\(suffix)" + (kind.isEmpty ? "" : ".\(kind)")
      if FileManager.default.fileExists(atPath: candidate) {
        return ImageLocation(path: candidate)
      }
    }
    return nil
  }
}
