import Foundation
import Testing
import Waggle
import WaggleRender

/// Fonts by name, and reports on what is not there.
@MainActor struct FontNameTests {
  private func chosen(_ name: String, weight: Int = 400) -> ResolvedFont {
    Bench.fonts.resolvedFont(FontDescriptor(size: 12, weight: weight, family: name))
  }

  @Test func `a family, a full name and a PostScript name are found among the machine's fonts`() {
    #expect(chosen("DejaVu Serif").faces.first?.family == "DejaVu Serif")
    #expect(chosen("dejavu serif").faces.first?.family == "DejaVu Serif")
    #expect(chosen("DejaVuSerif-Bold").faces.first?.family == "DejaVu Serif")
    #expect(chosen("DejaVuSerif-Bold").weight == 700)
    #expect(chosen("DejaVu Serif Bold").weight == 700)
    #expect(chosen("Inter-SemiBold").weight == 600)
    #expect(chosen("Nope").family == "Inter")
  }

  @Test func `text in an installed family is as wide as that family is`() {
    let serif = Bench.layout(
      text("minimum", font: FontDescriptor(size: 20, family: "DejaVu Serif")))
    let inter = Bench.layout(text("minimum", font: FontDescriptor(size: 20)))
    let nope = Bench.layout(text("minimum", font: FontDescriptor(size: 20, family: "Nope")))
    #expect(abs(serif.size.width - inter.size.width) > 3)
    #expect(nope.size == inter.size)
  }

  @Test func `W-FONT reports a missing family with similar names`() {
    let asked = text("Ada", font: FontDescriptor(size: 12, family: "DejaVu Serf"))
    let problems = Bench.engine.problems(in: asked)
    #expect(problems.map(\.diagnostic.id) == ["W-FONT"])
    #expect(problems.first?.diagnostic.message.contains("\"DejaVu Serf\"") == true)
    #expect(problems.first?.diagnostic.message.contains("Similar names: \"DejaVu Serif\"") == true)
    #expect(Bench.engine.problems(in: text("Ada 你好 😀")) == [])
  }

  /// An engine on a machine that has Inter and nothing else.
  private var bare: TextEngine {
    var files = FontFiles.debian
    files.root = "/nowhere"
    return TextEngine(fonts: FontSystem(files: files))
  }

  @Test(arguments: [
    ("你", "U+4F60", "fonts-noto-cjk"), ("न", "U+0928", "fonts-noto-core"),
    ("😀", "U+1F600", "fonts-noto-color-emoji"), ("ก", "U+0E01", "fonts-noto-core"),
  ])
  func `W-GLYPH names the character, its code, its text and the package to install`(
    character: String, code: String, package: String
  ) {
    let problem = bare.problems(in: text("Hello, \(character) and others")).first
    #expect(problem?.diagnostic.id == "W-GLYPH" && problem?.subject == package)
    for words in ["\"\(character)\"", code, "Hello, \(character)", "package \(package)"] {
      #expect(
        problem?.diagnostic.message.contains(words) == true,
        "\(problem?.diagnostic.message ?? "") \(words)")
    }
  }

  @Test func `W-GLYPH suggests the program's own font for a character that no package has`() {
    let problems = Bench.engine.problems(in: text("a\u{F0123}b"))
    #expect(problems.map(\.subject) == ["U+F0123"])
    #expect(problems.first?.diagnostic.message.contains("CTFontManagerRegisterFontsForURL") == true)
    #expect(bare.layout(text("a\u{F0123}你"), width: nil, height: nil).size.width > 0)
  }

  @Test func `a machine without fonts gives a diagnostic and an error, not a picture of boxes`()
    async
  {
    await #expect(processExitsWith: .success) {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "none-\(getpid()).conf")
      try Data("<fontconfig></fontconfig>".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      setenv("FONTCONFIG_FILE", file.path, 1)
      await MainActor.run {
        let fonts = FontSystem(files: FontFiles(interDirectory: "/nowhere", root: "/nowhere"))
        #expect(fonts.problem?.message.contains("fonts-inter") == true)
        let engine = TextEngine(fonts: fonts)
        let layout = engine.layout(text("Ada"), width: nil, height: nil)
        let list = DisplayList(DisplayNode(.text(layout, at: .zero)))
        #expect(throws: RenderError.noFonts) {
          try CairoRasterizer(text: engine).pngData(
            list, size: CGSize(width: 50, height: 20), scale: 1, background: .white)
        }
      }
    }
  }
}

/// Fonts that a program registers: one test at a time, for they are the whole process's.
@MainActor @Suite(.serialized) struct FontRegistryTests {
  private let serif = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")

  /// A font whose family no machine has: a file of Debian's with its names changed.
  private func ownFont() throws -> URL {
    var bytes = try Data(contentsOf: serif)
    for (old, new) in [("DejaVu Serif", "Waggle Fonts"), ("DejaVuSerif", "WaggleFonts")] {
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

  @Test
  func `a registered file is found by its names at once, until it is unregistered`()
    throws
  {
    let engine = TextEngine(fonts: FontSystem())
    let asked = text("minimum", font: FontDescriptor(size: 20, family: "Waggle Fonts"))
    let before = engine.layout(asked, width: nil, height: nil).size
    #expect(engine.problems(in: asked).map(\.diagnostic.id) == ["W-FONT"])
    let url = try ownFont()
    defer { try? FileManager.default.removeItem(at: url) }
    let generation = engine.fontGeneration
    try FontRegistry.register(url)
    #expect(engine.fontGeneration != generation)
    #expect(engine.layout(asked, width: nil, height: nil).size.width > before.width + 3)
    #expect(engine.problems(in: asked) == [])
    try FontRegistry.unregister(url)
    #expect(engine.layout(asked, width: nil, height: nil).size == before)
  }

  @Test
  func
    `a registered font hides an installed one of the same name, until it is unregistered`()
    throws
  {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("mono-\(UUID()).ttf")
    let mono = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
    var bytes = try Data(contentsOf: mono)
    // A name of the same length, so that the file's tables stay where they are.
    for (old, new) in [("DejaVu Sans Mono", "Noto Sans Arabic")] {
      let (from, to) = (
        old.data(using: .utf16BigEndian)!, new.data(using: .utf16BigEndian)!
      )
      while let range = bytes.range(of: from) { bytes.replaceSubrange(range, with: to) }
    }
    try bytes.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let engine = TextEngine(fonts: FontSystem())
    let asked = text("il", font: FontDescriptor(size: 20, family: "Noto Sans Arabic"))
    let arabic = text("سلام", font: FontDescriptor(size: 20))
    func widths() -> [CGFloat] {
      [asked, arabic].map { engine.layout($0, width: nil, height: nil).lines[0].width }
    }
    let before = widths()
    try FontRegistry.register(url)
    #expect(abs(widths()[0] - 24.08) < 0.2 && widths()[1] == before[1])
    try FontRegistry.unregister(url)
    #expect(widths() == before)
  }

  @Test func `a file that is not a font, is missing or is already registered is refused`() throws {
    let text = FileManager.default.temporaryDirectory.appendingPathComponent("no-\(UUID()).ttf")
    try Data("this is no font".utf8).write(to: text)
    defer { try? FileManager.default.removeItem(at: text) }
    #expect(throws: FontRegistry.Failure.noFont) { try FontRegistry.register(text) }
    var cut = try Data(contentsOf: serif)
    cut.removeLast(cut.count / 2)
    try cut.write(to: text)
    try? FontRegistry.register(text)
    try? FontRegistry.unregister(text)
    #expect(throws: FontRegistry.Failure.missing) {
      try FontRegistry.register(URL(fileURLWithPath: "/no/such.ttf"))
    }
    #expect(throws: FontRegistry.Failure.noFont) {
      try FontRegistry.register(URL(fileURLWithPath: "/tmp"))
    }
    #expect(throws: FontRegistry.Failure.notAFile) {
      try FontRegistry.register(URL(string: "https://example.org/a.ttf")!)
    }
    let url = try ownFont()
    defer { try? FileManager.default.removeItem(at: url) }
    try FontRegistry.register(url)
    #expect(throws: FontRegistry.Failure.alreadyRegistered) { try FontRegistry.register(url) }
    try FontRegistry.unregister(url)
    #expect(throws: FontRegistry.Failure.notRegistered) { try FontRegistry.unregister(url) }
  }
}
