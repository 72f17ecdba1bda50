import Foundation
import Testing
import WaggleAssetSymbols
import WaggleCommand

/// A folder that is removed with its last owner.
private final class Folder {
  let path = FileManager.default.temporaryDirectory.path + "/assets-\(UUID().uuidString)"

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var url: URL { URL(fileURLWithPath: path) }
}

@Suite struct SymbolNameTests {
  @Test(arguments: [
    ("meadow", "meadow"), ("Meadow", "meadow"), ("fire_place", "firePlace"),
    ("xmas-surprise", "xmasSurprise"), ("Dark Gray", "darkGray"), ("station-4play", "station4Play"),
    ("AliceGPT", "aliceGPT"), ("YLavka", "yLavka"), ("JMBack", "jmBack"), ("URLIcon", "urlIcon"),
    ("AM-AI-iOS-1024x1024", "amAIIOS1024X1024"), ("1grid", "_1Grid"),
    ("Connecting0_", "connecting0"),
    ("M", "M"), ("BMW", "BMW"), ("A-1-1-0", "A_1_1_0"), ("292C38", "_292_C_38"), ("1_2", "_1_2"),
    ("AccentColor", "accent"), ("hobbyColor", "hobby"), ("adult_products_image", "adultProducts"),
    ("LAUNCH_COLOR", "LAUNCH"), ("color", "color"), ("Image", "image"),
    ("whiteColor85", "whiteColor85"),
    ("default", "`default`"), ("DefaultImage", "`default`"), ("émeraude", "émeraude"),
    ("图片1", "图片1"),
  ])
  func `C702: the symbol of an asset has the name that Xcode gives it`(name: String, symbol: String)
  {
    #expect(SymbolName(name)?.member == symbol)
  }

  @Test func `C702: a namespace is a type, and a name without letters has no symbol`() {
    #expect(SymbolName("iconPreviews")?.type == "IconPreviews")
    #expect(SymbolName("game_ui")?.type == "GameUi")
    #expect(SymbolName("---") == nil)
  }
}

@Suite struct AssetSymbolTests {
  private func symbols(_ files: [String: String]) throws -> AssetSymbols {
    let folder = try Folder(files)
    var symbols = AssetSymbols()
    for catalogue in AssetSymbols.catalogues(in: folder.path) {
      symbols.add(catalogue: catalogue, bundle: ".main")
    }
    return symbols
  }

  private static let contents = "{}"
  private static let namespace = "{\"properties\": {\"provides-namespace\": true}}"

  @Test
  func `C702: image sets and colour sets become members of the resources and of what they are`()
    throws
  {
    let source = try symbols([
      "Resources/A.xcassets/Group/fire_place.imageset/Contents.json": Self.contents,
      "Resources/A.xcassets/BrandColor.colorset/Contents.json": Self.contents,
      "Resources/A.xcassets/AppIcon.appiconset/Contents.json": Self.contents,
    ]).extensions(for: .file)
    for line in [
      "static let firePlace = ImageResource(name: \"fire_place\", bundle: .main)",
      "static let brand = ColorResource(name: \"BrandColor\", bundle: .main)",
      "static var brand: SwiftUI.Color { SwiftUI.Color(.brand) }",
      "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {",
      "static var brand: UIColor { UIColor(resource: .brand) }",
      "static var firePlace: UIImage { UIImage(resource: .firePlace) }",
    ] { #expect(source.contains(line), "\(line)\n\(source)") }
    #expect(!source.contains("AppIcon"))
  }

  @Test func `C702: folders that provide a namespace are types`() throws {
    let source = try symbols([
      "A.xcassets/Trees/Contents.json": Self.namespace,
      "A.xcassets/Trees/oak.imageset/Contents.json": Self.contents,
    ]).extensions(for: .file)
    #expect(source.contains("enum Trees {"))
    #expect(source.contains("oak = ImageResource(name: \"Trees/oak\", bundle: .main)"))
    #expect(source.contains("oak: UIImage { UIImage(resource: .Trees.oak) }"))
  }

  @Test func `C703: the first of two assets with one symbol has it, and the other is reported`()
    throws
  {
    let symbols = try symbols([
      "A.xcassets/File.imageset/Contents.json": Self.contents,
      "A.xcassets/FileImage.imageset/Contents.json": Self.contents,
      "A.xcassets/--.imageset/Contents.json": Self.contents,
    ])
    #expect(symbols.problems.count == 2)
    #expect(symbols.problems.contains { $0.contains("\"FileImage\"") && $0.contains("Rename") })
    #expect(symbols.extensions(for: .file).contains("name: \"File\""))
  }

  @Test func `C703: names of the system and of the module stay theirs`() throws {
    let source = try symbols([
      "A.xcassets/red.colorset/Contents.json": Self.contents,
      "A.xcassets/brand.colorset/Contents.json": Self.contents,
    ]).extensions(
      for: .file,
      declared: Set(
        AssetSymbols.declaredNames(in: "extension Color { static let brand = Color.red }")))
    #expect(source.contains("static let red = ColorResource"))
    #expect(source.contains("static let brand = ColorResource"))
    #expect(!source.contains("static var red") && !source.contains("static var brand"))
  }

  @Test func `C702: nothing is made of nothing, and of other folders`() throws {
    let symbols = try symbols([
      "A.xcassets/Contents.json": "not JSON", "B/a.imageset/Contents.json": Self.contents,
      ".build/C.xcassets/a.imageset/Contents.json": Self.contents,
    ])
    #expect(symbols.isEmpty && symbols.extensions(for: .file).isEmpty)
  }
}

@Suite struct CatalogueTests {
  @Test func `C702: catalogues are found in the order of their paths, and links in a circle end`()
    throws
  {
    let folder = try Folder([
      "B/b.xcassets/Contents.json": "{}", "A/a.xcassets/Contents.json": "{}",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/B/again", withDestinationPath: folder.path)
    let names = AssetSymbols.catalogues(in: folder.path).map { ($0 as NSString).lastPathComponent }
    #expect(names == ["a.xcassets", "b.xcassets"])
  }
}

@Suite struct TargetAssetTests {
  private func folder() throws -> Folder {
    try Folder(["A.xcassets/a.imageset/Contents.json": "{}", "View.swift": "// Mine"])
  }

  private func target(_ folder: Folder, hasResources: Bool = true) -> TargetAssets {
    TargetAssets(target: "Meadow", folder: folder.url, hasResources: hasResources)
  }

  @Test func `C704: the file is for Linux alone, and written again only after a change`() throws {
    let folder = try folder()
    #expect(try target(folder).write())
    let text = try String(contentsOf: target(folder).file, encoding: .utf8)
    #expect(text.contains("#if os(Linux)\n") && text.hasSuffix("#endif\n"))
    #expect(text.contains("Foundation.Bundle.module"))
    #expect(try !target(folder).write())
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/A.xcassets/b.imageset", withIntermediateDirectories: true)
    #expect(try target(folder).write())
    #expect(try String(contentsOf: target(folder).file, encoding: .utf8).contains("static let b"))
  }

  @Test func `C704: a file of that name that is someone's own stays`() throws {
    let folder = try Folder([
      "A.xcassets/a.imageset/Contents.json": "{}", TargetAssets.fileName: "// Mine",
    ])
    #expect(throws: Problem.self) { try target(folder).write() }
    #expect(try String(contentsOf: target(folder).file, encoding: .utf8) == "// Mine")
  }

  @Test func `C704: a catalogue that is not a resource is reported`() throws {
    let folder = try folder()
    #expect(target(folder).advice == nil)
    let advice = target(folder, hasResources: false).advice ?? ""
    #expect(advice.contains("resources: [.process(\"A.xcassets\")]"))
    #expect(target(folder, hasResources: false).source.contains("Foundation.Bundle.main"))
  }
}

@Suite struct FileSymbolTests {
  private func source(_ text: String, _ files: [String: String] = ["a.txt": ""]) throws -> String {
    let folder = try Folder(files)
    return withExtendedLifetime(folder) { FileSymbols([text], folder: folder.path).source }
  }

  @Test func `C705: a file that names its module's bundle gets the one of its folder`() throws {
    let source = try source(
      "let file = Bundle.module.url(forResource: \"a\", withExtension: \"txt\")")
    #expect(source.contains("static var module: Foundation.Bundle"))
    #expect(try self.source("let image = Image(\"a\", bundle: .module)").contains("var module"))
    #expect(try self.source("// Bundle.module").isEmpty)
    #expect(try self.source("extension Bundle { static let module = Bundle.main }").isEmpty)
    #expect(try self.source("let modules = 1").isEmpty)
  }

  @Test func `C705: a file gets the symbols of the catalogues beside it`() throws {
    let source = try source(
      "let a = Image(.meadow)",
      [
        "A.xcassets/meadow.imageset/Contents.json": "{}",
        "In/B.xcassets/other.imageset/Contents.json": "{}",
      ])
    #expect(
      source.contains("@_alwaysEmitIntoClient public static var meadow: ImageResource"))
    #expect(!source.contains("other"))
  }
}
