import Foundation
import SwiftUI
import TestSupport
import Testing
import WaggleRender
import WaggleTestKit

/// A folder with the files of a test that is made up.
@MainActor private final class MadeUpTest {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "pictures-\(UUID().uuidString)")
  var path: String { folder.appendingPathComponent("BadgeTests.swift").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  func check(
    _ view: some View, schemes: [ColorScheme] = [.light], tolerance: PictureTolerance = .exact,
    size: CGSize? = nil
  ) throws {
    try expectPicture(
      of: view, named: "badge", size: size, schemes: schemes, tolerance: tolerance, filePath: path,
      line: 7)
  }

  /// Records by hand what the check calls the new picture.
  func accept(_ name: String = "badge", _ kind: String = "png") throws {
    let new = folder.appendingPathComponent(".build/pictures/BadgeTests/\(name).new.\(kind)")
    let file = folder.appendingPathComponent("__Pictures__/BadgeTests/\(name).\(kind)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.moveItem(at: new, to: file)
  }

  func mismatch(_ body: () throws -> Void) -> PictureMismatch? {
    do {
      try body()
      return nil
    } catch { return error as? PictureMismatch }
  }
}

/// Pictures and descriptions that are recorded.
@MainActor @Suite struct PictureTests {
  private func badge(_ text: String, _ width: CGFloat = 40) -> some View {
    Text(verbatim: text).frame(width: width, height: 20).background(.red)
  }

  @Test func `C730: a picture that is not recorded is an error that says how to record it`() throws
  {
    let test = try MadeUpTest()
    let mismatch = try #require(test.mismatch { try test.check(badge("3")) })
    #expect(mismatch.description.contains("BadgeTests.swift:7: No picture is recorded at "))
    #expect(mismatch.description.contains("WAGGLE_RECORD=1"))
    #expect(mismatch.files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
  }

  @Test
  func
    `C730: an equal picture passes, and another one names its area, its element and three files`()
    throws
  {
    let test = try MadeUpTest()
    _ = test.mismatch { try test.check(badge("3")) }
    try test.accept()
    try test.check(badge("3"))
    let mismatch = try #require(test.mismatch { try test.check(badge("4")) })
    #expect(mismatch.description.contains("of 3200 pixels differ, all in ("))
    #expect(mismatch.description.contains("was text \"3\" at ("))
    #expect(mismatch.description.contains("and is text \"4\" at ("))
    let names = mismatch.files.map(\.lastPathComponent)
    #expect(names == ["badge.new.png", "badge.old.png", "badge.difference.png"])
    let page = test.folder.appendingPathComponent(".build/pictures/index.html")
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.contains("1 pictures differ") && html.contains("BadgeTests/badge.new.png"))
    let drawn = try #require(PixelImage(png: try Data(contentsOf: mismatch.files[2])))
    #expect(drawn.width == 80 && drawn.height == 40)
    #expect(drawn.pixels.contains(0xFFE0_2020))
  }

  @Test func `C730: a picture of another size says both sizes`() throws {
    let test = try MadeUpTest()
    _ = test.mismatch { try test.check(badge("3")) }
    try test.accept()
    let mismatch = try #require(test.mismatch { try test.check(badge("3", 44)) })
    #expect(mismatch.description.contains("was 80 by 40 pixels and is 88 by 40"))
  }

  @Test func `C730: of several variants each has a file, and all that differ are named`() throws {
    let test = try MadeUpTest()
    let mismatch = try #require(
      test.mismatch { try test.check(badge("3"), schemes: [.light, .dark]) })
    #expect(
      mismatch.files.map(\.lastPathComponent) == ["badge-light.new.png", "badge-dark.new.png"])
  }

  @Test func `C730: a tolerance lets some pixels differ, or all of them a little`() throws {
    let test = try MadeUpTest()
    let first = Color(red: 0.5, green: 0.5, blue: 0.5)
    let second = Color(red: 0.51, green: 0.5, blue: 0.5)
    let size = CGSize(width: 10, height: 10)
    _ = test.mismatch { try test.check(first, size: size) }
    try test.accept()
    #expect(test.mismatch { try test.check(second, size: size) } != nil)
    try test.check(second, tolerance: PictureTolerance(color: 0.02), size: size)
    let dot = ZStack(alignment: .topLeading) {
      first
      Color.black.frame(width: 1, height: 1)
    }
    #expect(
      test.mismatch { try test.check(dot, tolerance: PictureTolerance(pixels: 0.005), size: size) }
        != nil)
    try test.check(dot, tolerance: PictureTolerance(pixels: 0.01), size: size)
  }

  @Test func `C730: a picture that was recorded with other libraries names them`() throws {
    let test = try MadeUpTest()
    let host = TestHost(size: CGSize(width: 40, height: 20)) { badge("3") }
    host.settle()
    let file = test.folder.appendingPathComponent("__Pictures__/BadgeTests/badge.png")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let old = PNGText.adding([("Waggle-Versions", "cairo 1.0")], to: try host.png(scale: 2))
    try old.write(to: file)
    try test.check(badge("3"))
    let mismatch = try #require(test.mismatch { try test.check(badge("4")) })
    #expect(mismatch.description.contains("It was recorded with cairo 1.0; here are cairo "))
    try Data("no picture".utf8).write(to: file)
    let broken = try #require(test.mismatch { try test.check(badge("4")) })
    #expect(broken.description.contains("The recorded file is not a PNG picture."))
  }

  @Test func `C731: a description is compared line by line`() throws {
    let test = try MadeUpTest()
    func check(_ title: String) throws {
      try expectDescription(
        of: Button(title) {}, as: .elements, named: "page", size: CGSize(width: 100, height: 40),
        filePath: test.path, line: 9)
    }
    let missing = try #require(test.mismatch { try check("Go") })
    #expect(missing.description.contains("Nothing is recorded at "))
    try test.accept("page", "elements.txt")
    try check("Go")
    let mismatch = try #require(test.mismatch { try check("Run") })
    #expect(mismatch.description.contains("line 1 was “button \"Go\" at ("))
    #expect(mismatch.description.contains("and is “button \"Run\" at ("))
  }

  @Test func `C731: the computation of a preference is compared too`() throws {
    struct Name: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }
    let test = try MadeUpTest()
    func check(_ name: String) throws {
      try expectTrace(
        of: Name.self, in: Color.red.preference(key: Name.self, value: name), named: "name",
        filePath: test.path, line: 9)
    }
    _ = test.mismatch { try check("a") }
    try test.accept("name", "trace.txt")
    try check("a")
    #expect(test.mismatch { try check("b") } != nil)
  }

  @Test func `C730: texts in a PNG file are read again, and do not change the picture`() throws {
    let host = TestHost(size: CGSize(width: 10, height: 10)) { Color.red }
    host.settle()
    let png = try host.png()
    let noted = PNGText.adding([("A", "first"), ("B", "Ümläut\nline")], to: png)
    #expect(PNGText.text("A", in: noted) == "first")
    #expect(PNGText.text("B", in: noted) == "Ümläut\nline")
    #expect(PNGText.text("C", in: noted) == nil)
    #expect(PNGText.text("A", in: Data([1, 2, 3])) == nil)
    #expect(PixelImage(png: noted) == PixelImage(png: png))
    #expect(PixelImage(png: try #require(PixelImage(png: png)?.png)) == PixelImage(png: png))
  }
}
