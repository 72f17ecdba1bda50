import Foundation
import Testing
import WaggleCommand

@Suite struct PackageTemplateTests {
  private func file(_ path: String, _ kind: PackageKind = .app) -> String? {
    PackageTemplate(folder: "bee field", kind: kind).files.first { $0.path == path }?.text
  }

  @Test(arguments: PackageKind.allCases)
  func `a package has a manifest, a view, a preview, a test and the files for git and editors`(
    kind: PackageKind
  ) {
    let paths = PackageTemplate(folder: "bee field", kind: kind).files.map(\.path)
    #expect(paths.first == "Package.swift")
    for path in [
      "Sources/BeeField/CounterView.swift", "Tests/BeeFieldTests/CounterViewTests.swift",
      ".gitignore", ".sourcekit-lsp/config.json",
    ] { #expect(paths.contains(path)) }
    #expect(file("Sources/BeeField/CounterView.swift", kind)?.contains("#Preview(") == true)
  }

  @Test(arguments: PackageKind.allCases)
  func `a manifest names nothing of Waggle, and the platforms of other systems`(kind: PackageKind)
    throws
  {
    let manifest = try #require(file("Package.swift", kind))
    #expect(manifest.hasPrefix("// swift-tools-version: 6.0\n"))
    #expect(!manifest.lowercased().contains("waggle"))
    #expect(manifest.contains("platforms: [.iOS(.v17), .macOS(.v14)]"))
  }

  @Test func `a program has one type with main, a library none and public names`() {
    #expect(
      file("Sources/BeeField/BeeFieldApp.swift")?.contains("@main struct BeeFieldApp: App") == true)
    #expect(file("Package.swift")?.contains(".executableTarget(name: \"BeeField\")") == true)
    #expect(file("Package.swift", .library)?.contains(".library(name: \"BeeField\"") == true)
    #expect(
      file("Sources/BeeField/CounterView.swift", .library)?.contains("public init(title: String)")
        == true)
    #expect(file("Sources/BeeField/CounterView.swift")?.contains("public") == false)
  }

  @Test func `an editor gets the SDK by its name`() throws {
    let text = try #require(file(".sourcekit-lsp/config.json"))
    let json =
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: String]]
    #expect(json == ["swiftPM": ["swiftSDK": "waggle"]])
  }
}

@Suite struct NewPackageTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "new \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a package is written into a folder with any name`() throws {
    try inFolder { folder in
      let place = try NewPackage(path: folder.appending(path: "Bienen & Blüten's").path)
      #expect(place.name == "Bienen & Blüten's")
      try place.write(PackageTemplate(folder: place.name, kind: .app))
      #expect(
        FileManager.default.fileExists(
          atPath: place.folder.appending(path: "Sources/BienenBluetens/CounterView.swift").path))
    }
  }

  @Test
  func `a folder with files and a file are refused, an empty folder and one of git are taken`()
    throws
  {
    try inFolder { folder in
      _ = try NewPackage(path: folder.path)
      try FileManager.default.createDirectory(
        at: folder.appending(path: ".git"), withIntermediateDirectories: true)
      _ = try NewPackage(path: folder.path)
      try Data().write(to: folder.appending(path: "file"))
      #expect(throws: Problem.self) { try NewPackage(path: folder.path) }
      let problem = #expect(throws: Problem.self) {
        try NewPackage(path: folder.appending(path: "file").path)
      }
      #expect(problem?.cause.hasSuffix("is a file.") == true)
    }
  }

  @Test func `a name that is empty, the root or longer than a file system allows is refused`() {
    for path in ["", "  ", "/", "a\0b", String(repeating: "ü", count: 128)] {
      #expect(throws: Problem.self) { try NewPackage(path: path) }
    }
  }
}
