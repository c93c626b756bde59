public import Foundation
import InterludeTypesetting
import QuartzCore

extension UIFont {
  /// The families an app can name, sorted: those that are here, and those of iOS that are stood in for.
  public class var familyNames: [String] {
    Set(FontLibrary.shared.families + IOSFamilies.names).sorted()
  }

  /// The faces of a family by their PostScript names.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = FontLibrary.shared.faceNames(of: familyName)
    guard own.isEmpty else { return own }
    guard IOSFamilies.names.contains(familyName) else { return [] }
    let base = familyName.filter { $0 != " " }
    return [base, base + "-Bold", base + "-BoldItalic", base + "-Italic"]
  }
}

/// Whether a registration lasts; every one is the process's here.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Adds an app's own font file, so that `UIFont(name:size:)` finds its faces.
///
/// The error that iOS would hand out is recorded instead.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  do {
    return try !FontLibrary.shared.register(contentsOf: fontURL).isEmpty
  } catch let problem {
    MediaSession.current.record("CTFontManager", "\(problem)")
    return false
  }
}
