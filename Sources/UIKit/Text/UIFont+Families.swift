public import CoreGraphics
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
/// A problem is handed out, and recorded.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  registerFont(error) { () throws(FontError) in
    try FontLibrary.shared.register(contentsOf: fontURL)
  }
}

/// Adds a font that was read from bytes, so that `UIFont(name:size:)` finds it.
///
/// A problem is handed out, and recorded.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  registerFont(error) { () throws(FontError) in try FontLibrary.shared.register(font.bytes) }
}

private func registerFont(
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?,
  _ register: () throws(FontError) -> [String]
) -> Bool {
  do {
    return try !register().isEmpty
  } catch let problem {
    MediaSession.current.record("CTFontManager", "\(problem)")
    let made = NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
      userInfo: [NSLocalizedDescriptionKey: "\(problem)"])
    error?.pointee = Unmanaged.passRetained(made)
    return false
  }
}

/// What went wrong, in words.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
