import Foundation
import TestSupport
import Testing
import Waggle
import WaggleRender

@MainActor struct ImageOutputTests {
  private static var list: DisplayList {
    let shadowed = DisplayNode(
      .shadow(.black, radius: 4, offset: CGSize(width: 1, height: 2), box(10, 30, 30, 10)))
    let words = Bench.layout(
      text("Same bytes, 同じ, سلام 😀 नमस्ते", font: FontDescriptor(size: 17, weight: 600)))
    return DisplayList(
      DisplayNode(.group([shadowed, DisplayNode(.text(words, at: CGPoint(x: 4, y: 4)))])))
  }
  private static let size = CGSize(width: 300, height: 60)

  /// The list drawn by new fonts and a new rasteriser.
  private static func png() throws -> Data {
    let rasterizer = CairoRasterizer(text: TextEngine(fonts: FontSystem()))
    return try rasterizer.pngData(list, size: size, scale: 2, background: nil)
  }

  @Test func `a display list gives the same bytes each time, in every format`() throws {
    let rasterizer = Bench.rasterizer
    let list = Self.list
    #expect(try Self.png() == Self.png())
    #expect(
      try rasterizer.pdfData(list, size: Self.size, background: nil)
        == rasterizer.pdfData(list, size: Self.size, background: nil))
    #expect(
      try rasterizer.svgData(list, size: Self.size, background: nil)
        == rasterizer.svgData(list, size: Self.size, background: nil))
  }

  @Test func `a hostile font configuration and locale change no byte`() async throws {
    let expected = try Self.png()
    await #expect(processExitsWith: .success) { [expected = expected as Data] in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "hostile-\(getpid()).conf")
      try Data(hostileFonts.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      setenv("FONTCONFIG_FILE", file.path, 1)
      setenv("LC_ALL", "ja_JP.UTF-8", 1)
      setenv("LANG", "ja_JP.UTF-8", 1)
      let drawn = try await MainActor.run { try ImageOutputTests.png() }
      #expect(drawn == expected)
    }
  }

  @Test func `a PNG has the size in pixels, rounded to the nearest`() throws {
    let data = try Bench.rasterizer.pngData(
      .empty, size: CGSize(width: 10.4, height: 20), scale: 2, background: nil)
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(Array(data[16..<24]) == [0, 0, 0, 21, 0, 0, 0, 40])
  }

  @Test func `PDF and SVG have the size in points, and the text of a PDF is text`() throws {
    let pdf = try Bench.rasterizer.pdfData(Self.list, size: Self.size, background: .white)
    #expect(pdf.starts(with: Data("%PDF".utf8)))
    #expect(String(decoding: pdf, as: UTF8.self).contains("/MediaBox [ 0 0 300 60 ]"))
    #expect(String(decoding: pdf, as: UTF8.self).contains("Inter"))
    let svg = String(
      decoding: try Bench.rasterizer.svgData(Self.list, size: Self.size, background: .white),
      as: UTF8.self)
    #expect(svg.contains("width=\"300px\"") && svg.contains("viewBox=\"0 0 300 60\""))
  }

  @Test(
    arguments: [
      (CGFloat.nan, 10, 1), (.infinity, 10, 1), (-1, 10, 1), (0, 10, 1), (10, 10, 0),
      (10, 10, .nan),
      (32_768, 10, 1), (20_000, 10, 2),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `an impossible size is refused with a message`(
    width: CGFloat, height: CGFloat, scale: CGFloat
  ) {
    let error = #expect(throws: RenderError.self) {
      try Bench.rasterizer.pngData(
        .empty, size: CGSize(width: width, height: height), scale: scale, background: nil)
    }
    #expect(error?.description.contains("cannot be drawn") == true)
  }

  @Test func `a picture that needs too much memory is refused before it is drawn`() {
    let error = #expect(throws: RenderError.self) {
      try Bench.rasterizer.pngData(
        .empty, size: CGSize(width: 32_000, height: 32_000), scale: 1, background: nil)
    }
    #expect(error == .outOfMemory(bytes: 4_096_000_000))
  }

  @Test func `a file that cannot be written is named, with the reason`() {
    let missing = #expect(throws: RenderError.self) {
      try ImageOutput.write(Data([1]), to: "/no/such/folder/a.png")
    }
    #expect(missing?.description.contains("/no/such/folder does not exist") == true)
    let folder = #expect(throws: RenderError.self) { try ImageOutput.write(Data([1]), to: "/tmp") }
    #expect(folder?.description.contains("it is a folder") == true)
  }

  @Test func `a link, a device and a pipe are written in place and not replaced`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "file").path, folder.appending(path: "link").path)
    try ImageOutput.write(Data([1, 2, 3]), to: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    try ImageOutput.write(Data([4, 5]), to: link)
    #expect(FileManager.default.contents(atPath: file) == Data([4, 5]))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    let full = #expect(throws: RenderError.self) {
      try ImageOutput.write(Data([1]), to: "/dev/full")
    }
    #expect(full?.description.contains("No space left on device") == true)
    try ImageOutput.write(Data([1]), to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a path below a file and a name that is too long are refused with the reason`() {
    let inFile = #expect(throws: RenderError.self) {
      try ImageOutput.write(Data([1]), to: "/etc/hostname/a.png")
    }
    #expect(inFile?.description.contains("/etc/hostname is not a folder") == true)
    let long = #expect(throws: RenderError.self) {
      try ImageOutput.write(Data([1]), to: "/tmp/\(String(repeating: "a", count: 300))")
    }
    #expect(long?.description.contains("File name too long") == true)
  }

  @Test func `missing fonts give a message that names the package, and text is still drawn`() {
    let fonts = FontSystem(files: FontFiles(interDirectory: "/nowhere"))
    #expect(fonts.problem?.message.contains("fonts-inter") == true)
    let layout = TextEngine(fonts: fonts).layout(text("still here"), width: nil, height: nil)
    #expect(layout.size.width > 10)
  }

  @Test func `the entry point makes its parts once, and finds all resources`() {
    #expect(RenderSystem.make().measurer === RenderSystem.make().measurer)
    #expect(RenderSystem.diagnostics == [])
  }
}

/// Full hinting, coloured edges, another family first, all in bold.
private let hostileFonts = """
  <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
  <dir>/usr/share/fonts</dir>
  <match target="font"><edit name="hinting" mode="assign"><bool>true</bool></edit>
  <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
  <edit name="rgba" mode="assign"><const>rgb</const></edit>
  <edit name="embolden" mode="assign"><bool>true</bool></edit></match>
  <match target="pattern"><edit name="family" mode="prepend" binding="strong"><string>DejaVu Serif</string></edit>
  </match></fontconfig>
  """
