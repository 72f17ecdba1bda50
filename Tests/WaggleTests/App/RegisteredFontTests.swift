import CoreText
import Foundation
import SwiftUI
import Testing
import Waggle
import WaggleRender
import WaggleTestKit

/// Fonts that a program brings, and the report where one is missing. One test at a time: they are the whole process's.
@MainActor @Suite(.serialized) struct RegisteredFontTests {
  /// A font whose family no machine has: a file of Debian's with its names changed to some of the same length.
  private func ownFont(_ name: String = "Waggle Fonts") throws -> URL {
    var bytes = try Data(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"))
    let names = [
      ("DejaVu Serif", name), ("DejaVuSerif", name.replacingOccurrences(of: " ", with: "")),
    ]
    for (old, new) in names {
      for encoding in [String.Encoding.utf16BigEndian, .ascii] {
        guard let from = old.data(using: encoding), let to = new.data(using: encoding) else {
          continue
        }
        while let range = bytes.range(of: from) { bytes.replaceSubrange(range, with: to) }
      }
    }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("own-\(UUID()).ttf")
    try bytes.write(to: url)
    return url
  }

  @Test func `a font that is registered while a tree is shown takes effect in its next frame`()
    throws
  {
    let host = TestHost(size: CGSize(width: 400, height: 100)) {
      Text("minimum").font(.custom("Waggle Fonts", size: 20)).accessibilityIdentifier("own")
    }
    let before = try host.find(identifier: "own").frame.width
    #expect(host.diagnostics.map(\.id) == ["W-FONT"])
    #expect(host.diagnostics.first?.message.contains("\"Waggle Fonts\"") == true)
    #expect(host.diagnostics.first?.path.isEmpty == false)
    let url = try ownFont()
    defer { try? FileManager.default.removeItem(at: url) }
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error == nil)
    host.settle()
    #expect(try host.find(identifier: "own").frame.width > before + 3)
    #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    host.settle()
    #expect(try host.find(identifier: "own").frame.width == before)
  }

  @Test
  func `a font that cannot be registered gives false, and an error with a code and a message`()
    throws
  {
    let url = try ownFont()
    defer { try? FileManager.default.removeItem(at: url) }
    let noFont = FileManager.default.temporaryDirectory.appendingPathComponent("no-\(UUID()).ttf")
    try Data("no font".utf8).write(to: noFont)
    defer { try? FileManager.default.removeItem(at: noFont) }
    func refusal(_ url: URL, _ scope: CTFontManagerScope = .process) throws -> NSError {
      var error: Unmanaged<CFError>?
      #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, scope, &error))
      #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, scope, nil))
      return try #require(error).takeRetainedValue()
    }
    #expect(try refusal(noFont).code == CTFontManagerError.unrecognizedFormat.rawValue)
    #expect(try refusal(noFont).domain == kCTFontManagerErrorDomain)
    #expect(try refusal(noFont).localizedDescription == "The file \(noFont.path) is not a font.")
    #expect(try refusal(URL(fileURLWithPath: "/no/such.ttf")).code == 101)
    #expect(try refusal(URL(string: "https://example.org/a.ttf")!).code == 306)
    #expect(try refusal(url, .user).code == 307)
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    #expect(try refusal(url).code == 105)
    #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
  }

  @Test func `C021: a custom font has a fixed size, and follows a style if relativeTo is given`()
    throws
  {
    func height(_ font: Font) throws -> CGFloat {
      let host = TestHost(size: CGSize(width: 400, height: 200)) {
        Text("x").font(font).dynamicTypeSize(.accessibility3).accessibilityIdentifier("x")
      }
      return try host.find(identifier: "x").frame.height
    }
    let fixed = try height(.custom("DejaVu Serif", fixedSize: 20))
    let body = try height(.custom("DejaVu Serif", size: 20))
    let title = try height(.custom("DejaVu Serif", size: 20, relativeTo: .largeTitle))
    #expect(fixed < title && title < body)
    // The family's own height of a line: 1.164 of the size.
    #expect(abs(fixed - 20 * 1.164) <= 1)
  }

  @Test func `W-GLYPH a character that no font has is reported once in a tree, with the view`() {
    let host = TestHost(size: CGSize(width: 400, height: 100)) {
      VStack {
        Text("a\u{F0123}b")
        Text("again \u{F0123}")
        Text("Ada 你好 😀 नमस्ते สวัสดี")
      }
    }
    host.settle()
    #expect(host.diagnostics.map(\.id) == ["W-GLYPH"])
    #expect(host.diagnostics.first?.path.contains("VStack") == true)
    #expect(host.diagnostics.first?.message.contains("U+F0123") == true)
  }

  @Test func `Han characters take the forms of the locale in the environment`() throws {
    func png(_ locale: String) throws -> Data {
      try ImageRenderer(
        content: Text("直骨").environment(\.locale, Locale(identifier: locale))
      ).pngData(scale: 2)
    }
    let forms = try ["ja", "zh-Hans", "zh-Hant", "ko"].map(png)
    #expect(Set(forms).count > 2)
    #expect(try png("ja_JP") == forms[0] && png("zh_CN") == forms[1] && png("zh_TW") == forms[2])
    #expect(try png("en") == forms[1])
  }
}
