import CoreGraphics
import Foundation
import Testing
import UIKit

/// Fonts from bytes: read, named, registered.
@MainActor @Suite("Fonts from bytes", .ownStage)
struct FontFileTests {
  /// Debian's DejaVu comes with the packages that the project needs.
  private var file: URL? {
    let folders = ["/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype"]
    return folders.lazy.map { URL(fileURLWithPath: $0 + "/DejaVuSansMono.ttf") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  @Test("A font file's first face is read: names, glyphs, units")
  func reads() throws {
    let url = try #require(file)
    let provider = try #require(CGDataProvider(url: url as CFURL))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "DejaVuSansMono")
    #expect(font.fullName == "DejaVu Sans Mono")
    #expect(font.unitsPerEm == 2048)
    #expect(font.numberOfGlyphs > 1000)
    #expect(provider.data?.count == (try Data(contentsOf: url)).count)
  }

  @Test("What is no font is none: nothing, text, a file that ends too soon")
  func noFonts() throws {
    #expect(CGDataProvider(data: Data()) == nil)
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere.ttf")) == nil)
    let text = try #require(CGDataProvider(data: Data("not a font at all".utf8)))
    #expect(CGFont(text) == nil)
    let whole = try Data(contentsOf: try #require(file))
    for length in [1, 4, 11, 12, 40, 1000, whole.count / 2] {
      let part = try #require(CGDataProvider(data: whole.prefix(length)))
      #expect(CGFont(part) == nil)
    }
  }

  @Test("A registered font is found by its name")
  func registers() throws {
    let file = try #require(file)
    let provider = try #require(CGDataProvider(data: try Data(contentsOf: file)))
    let font = try #require(CGFont(provider))
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error == nil)
    #expect(UIFont(name: "DejaVuSansMono", size: 12)?.fontName == "DejaVuSansMono")
  }

  @Test("A file that is no font gives an error, in words, and is recorded")
  func problem() {
    var error: Unmanaged<CFError>?
    let url = URL(fileURLWithPath: "/nowhere.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    let made = error?.takeRetainedValue()
    #expect(made != nil)
    #expect(CFErrorCopyDescription(made)?.contains("/nowhere.ttf") == true)
    #expect(InterfaceSession.current.media.issues.count == 1)
  }
}
