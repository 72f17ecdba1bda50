import Foundation
import Testing
import WaggleCommand

/// The command as a user starts it. Tests that need an SDK are skipped where none is installed, and the run lists them.
enum Command {
  /// The built program, beside that of the tests.
  static let program: String? = {
    let given = ProcessInfo.processInfo.environment["WAGGLE_COMMAND"].map { [$0] } ?? []
    let folders = CommandLine.arguments.flatMap { argument in
      sequence(first: URL(fileURLWithPath: argument)) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }
    }
    return (given + folders.map { $0.appending(path: "waggle").path }).first {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }()

  /// The folder of an installed SDK.
  static let sdk: String? = {
    let variables = ProcessInfo.processInfo.environment
    let bundles = "\(variables["HOME"] ?? "")/.swiftpm/swift-sdks"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundles)) ?? []
    let places =
      [variables["WAGGLE_HOME"]].compactMap { $0 }
      + names.sorted().map { "\(bundles)/\($0)/waggle" }
    // One that an earlier version of these sources made may lack a part.
    return places.first { place in
      FileManager.default.fileExists(atPath: "\(place)/stamp.json")
        && Installation(home: URL(fileURLWithPath: place)).absenceProblem == nil
    }
  }()

  static var isBuilt: Bool { program != nil }
  static var hasSDK: Bool { program != nil && sdk != nil }

  static func run(
    _ arguments: [String], in folder: URL, sdk: String? = sdk, cache: String? = nil
  ) throws -> Child.Outcome {
    var child = Child(try #require(program), arguments, in: folder)
    child.environment["WAGGLE_HOME"] = sdk ?? "/nowhere"
    child.environment["XDG_CACHE_HOME"] = cache ?? folder.appending(path: ".cache").path
    return try child.capture()
  }
}

@Suite(.enabled(if: Command.isBuilt, "the command is not beside the tests"), .serialized)
struct CommandTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Ü command \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private let hive = """
    import SwiftUI
    #Preview("Small", traits: .fixedLayout(width: 40, height: 20)) { Text("Hive") }
    """

  @Test func `a wrong command line ends with 64, a failure with 1`() throws {
    try inFolder { folder in
      for words in [
        ["new"], ["new", "A", "--kind", "x"], ["run", "Nowhere"], ["picture", "A.swift"],
      ] {
        let outcome = try Command.run(words, in: folder)
        #expect(outcome.status == 64, "\(words)")
      }
      #expect(try Command.run(["new", "/"], in: folder).status == 1)
      #expect(try Command.run(["sdk"], in: folder, sdk: "/nowhere").status == 1)
    }
  }

  @Test(arguments: [
    ["run", "A.swift"], ["build"], ["test"], ["picture", "A.swift", "--png", "a"], ["check"],
    ["bundle"],
  ])
  func `a command stops at an SDK of another compiler, and names both`(words: [String]) throws {
    try inFolder { folder in
      try write(hive, to: "A.swift", in: folder)
      try write(
        #"{"waggle":"0.1.0","compiler":"Swift version 1.2 (old)","target":"t","system":"s"}"#,
        to: "stamp.json",
        in: folder)
      let outcome = try Command.run(words, in: folder, sdk: folder.path)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.contains(
          "Waggle 0.1.0 needs the compiler that it was made with, Swift version 1.2 (old)"))
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `C705: a file finds in its module's bundle what is beside it, and has symbols of assets`()
    throws
  {
    try inFolder { folder in
      let set = folder.appending(path: "A.xcassets/fire_place.imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try write("A note", to: "note.txt", in: folder)
      try write(
        """
        import SwiftUI
        let note = Bundle.module.url(forResource: "note", withExtension: "txt")!
        print(try String(contentsOf: note, encoding: .utf8), ImageResource.firePlace == .firePlace)
        """, to: "A.swift", in: folder)
      let outcome = try Command.run(["run", "A.swift"], in: folder)
      #expect(outcome.output == "A note true\n", "\(outcome.errors)")
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func
    `C704: a package with symbols of assets builds as it is, and its file is written when asked`()
    throws
  {
    try inFolder { folder in
      let set = folder.appending(path: "Sources/Inn/A.xcassets/fire_place.imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Inn", targets: [.target(name: "Inn", resources: [.process("A.xcassets")])])
        """
      try write(manifest, to: "Package.swift", in: folder)
      let view = "import SwiftUI\nlet inn = Image(.firePlace)\n"
      try write(view, to: "Sources/Inn/Inn.swift", in: folder)
      let built = try Command.run(["build"], in: folder)
      #expect(built.status == 0, "\(built.output)\(built.errors)")
      #expect(try Command.run(["assets"], in: folder).output.hasPrefix("written"))
      #expect(try Command.run(["assets"], in: folder).output.hasPrefix("unchanged"))
      #expect(try Command.run(["build"], in: folder).status == 0)
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `the library needs none of the network, and the one for that can be loaded`() throws {
    let sdk = Installation(home: URL(fileURLWithPath: try #require(Command.sdk)))
    let needed = try SharedLibraries(of: [sdk.library], folders: []).found.keys
    #expect(needed.contains("libFoundation.so"))
    #expect(!needed.contains { $0.contains("Networking") || $0.hasPrefix("libcurl") })
    let library = try #require(dlopen(sdk.networkingLibrary.path, RTLD_NOW))
    #expect(dlsym(library, "waggle_networking_download") != nil)
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `a file with previews is drawn, and compiled once`() throws {
    try inFolder { folder in
      try write(hive, to: "Häuser 2.swift", in: folder)
      let words = ["picture", "Häuser 2.swift", "--png", "a.png"]
      let first = try Command.run(words, in: folder)
      #expect(first.status == 0 && first.errors.contains("compiling Häuser 2.swift"))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "a.png").path))
      #expect(try Command.run(words, in: folder).errors == "")
      try write(hive + "\n// changed", to: "Häuser 2.swift", in: folder)
      #expect(try Command.run(words, in: folder).errors.contains("compiling"))
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `statements at the top level run with the flags behind the file`() throws {
    try inFolder { folder in
      try write(
        "print(CommandLine.arguments.dropFirst().joined(separator: \" \"))", to: "a.swift",
        in: folder)
      let outcome = try Command.run(
        ["run", "a.swift", "--x", "-y", "--", "--help"], in: folder)
      #expect(outcome.output == "--x -y --help\n")
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `an error in a file is the compiler's, and leaves nothing in the cache`() throws {
    try inFolder { folder in
      try write("import SwiftUI\n#Preview { Text(1, 2, 3) }", to: "a.swift", in: folder)
      let outcome = try Command.run(["run", "a.swift"], in: folder)
      #expect(outcome.status == 1 && outcome.errors.contains("a.swift:2:"))
      let cache = folder.appending(path: ".cache/waggle").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == [])
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"), arguments: PackageKind.allCases)
  func `a package of any kind passes its test at once`(kind: PackageKind) throws {
    try inFolder { folder in
      #expect(
        try Command.run(["new", "Bee's Field", "--kind", kind.rawValue], in: folder).status == 0)
      let outcome = try Command.run(["test"], in: folder.appending(path: "Bee's Field"))
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect((outcome.output + outcome.errors).contains("1 test"))
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `a check finds the names that lack in all targets, also above one with errors`() throws {
    try inFolder { folder in
      let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "P", targets: [
          .target(name: "Low", path: "Low"), .target(name: "High", dependencies: ["Low"], path: "High"),
        ])
        """
      for name in ["Low", "High"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      try write(manifest, to: "Package.swift", in: folder)
      try write(
        "import HealthKit\nlet a: UIView? = nil\npublic struct Bee { public init() {} }",
        to: "Low/A.swift", in: folder)
      try write(
        "import Low\nlet bee = Bee()\nlet b = missing\nlet c = bee.one().two()\n#if os(iOS)\n@objc class A {}\n#endif",
        to: "High/B.swift",
        in: folder)
      try write("import SwiftUI\nlet d = Text(\"\")", to: "High/C.swift", in: folder)
      let outcome = try Command.run(["check", ".", "--json"], in: folder)
      #expect(outcome.status == 1)
      let report = try JSONDecoder().decode(CheckReport.self, from: Data(outcome.output.utf8))
      #expect(report.files == 3 && report.passing == 1)
      #expect(report.objectiveC.isEmpty)
      #expect(
        Set(report.groups.map(\.issue.name)) == [
          "HealthKit", "UIView", "missing", "Bee.one", "Bee.two",
        ])
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `a check names the member for which the compiler blames the rest of the expression (C635)`()
    throws
  {
    try inFolder { folder in
      try write(
        "// swift-tools-version: 5.9\nimport PackageDescription\n"
          + "let package = Package(name: \"P\", targets: [.target(name: \"P\", path: \"P\")])",
        to: "Package.swift", in: folder)
      try FileManager.default.createDirectory(
        at: folder.appending(path: "P"), withIntermediateDirectories: true)
      try write(
        """
        import SwiftUI
        struct Hive: View {
          let bees = ["ü", "b"]
          var body: some View {
            VStack {
              ForEach(bees, id: \\.self) { bee in
                HStack { if bee == "b" { Text(bee).glowing(radius: 4) } else { Text(bee) } }
              }
            }
          }
        }
        """, to: "P/A.swift", in: folder)
      let outcome = try Command.run(["check", ".", "--json"], in: folder)
      let report = try JSONDecoder().decode(CheckReport.self, from: Data(outcome.output.utf8))
      #expect(report.groups.map(\.issue.name) == [".glowing"] && report.passing == 0)
      #expect(report.groups.first?.places.map(\.line) == [7])
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `a program whose branch for phones is left out writes a line at its start (C636)`() throws {
    try inFolder { folder in
      try write(hive + "\n#if os(iOS)\nlet phone = true\n#endif\n", to: "Hive.swift", in: folder)
      let outcome = try Command.run(["run", "Hive.swift", "--svg", "-"], in: folder)
      #expect(outcome.status == 0 && outcome.output.contains("<svg"))
      #expect(outcome.errors.contains("Hive.swift:3: the branch for phones (#if os(iOS))"))
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `a package whose branch for phones is left out is built with that line (C636)`() throws {
    try inFolder { folder in
      #expect(try Command.run(["new", "Bees"], in: folder).status == 0)
      let package = folder.appending(path: "Bees")
      try write("#if os(iOS)\nlet phone = true\n#endif\n", to: "Sources/Bees/A.swift", in: package)
      let built = try Command.run(["build"], in: package)
      #expect(built.status == 0)
      #expect(built.errors.contains("Sources/Bees/A.swift:1: the branch for phones (#if os(iOS))"))
      let asked = try Command.run(["build", "--show-bin-path"], in: package)
      #expect(!asked.errors.contains("phones"))
    }
  }

  @Test(.enabled(if: Command.hasSDK, "no SDK is installed"))
  func `a bundle has all libraries of its program, and starts where it is moved to`() throws {
    try inFolder { folder in
      #expect(try Command.run(["new", "Bees"], in: folder).status == 0)
      let outcome = try Command.run(["bundle", "Bees", "-o", "out", "--fonts", "none"], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let place = folder.appending(path: "moved here")
      try FileManager.default.moveItem(at: folder.appending(path: "out"), to: place)
      try FileManager.default.removeItem(at: folder.appending(path: "Bees"))
      let ldd = try Child("ldd", [place.appending(path: "Bees").path]).capture()
      let needed = BundlePlan.bundled(SharedLibraries(lddOutput: ldd.output).found).keys
      let copied = try FileManager.default.contentsOfDirectory(
        atPath: place.appending(path: "lib").path)
      #expect(Set(needed).isSubset(of: copied) && copied.contains("libWaggle.so"))
      let drawn = try Child(place.appending(path: "Bees").path, ["--svg", "-"]).capture()
      #expect(drawn.status == 0 && drawn.output.contains("<svg"))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "out.tar.gz").path))
    }
  }
}
