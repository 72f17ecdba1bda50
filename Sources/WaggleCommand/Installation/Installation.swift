package import Foundation

/// An installed SDK: a folder with modules, a library, a macro plug-in and the stamp.
package struct Installation: Equatable {
  package let home: URL

  package init(home: URL) { self.home = home }

  package static let variable = "WAGGLE_HOME"

  /// The SDK that the variable names, or the one that this program belongs to: its folder is `HOME/bin`.
  package static func find(
    _ environment: [String: String] = ProcessInfo.processInfo.environment,
    program: String = "/proc/self/exe"
  ) throws -> Installation {
    let named = environment[variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
    let home =
      named
      ?? URL(fileURLWithPath: program).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    let found = Installation(home: home.standardizedFileURL)
    guard FileManager.default.fileExists(atPath: found.stampFile.path) else {
      throw absent(found.home, isNamed: named != nil)
    }
    return found
  }

  private static func absent(_ home: URL, isNamed: Bool) -> Problem {
    Problem(
      isNamed
        ? "\(variable) is \(home.path), where no Waggle SDK is: stamp.json is missing."
        : "No Waggle SDK is installed around this program: \(home.path)/stamp.json is missing.",
      cure: isNamed
        ? "Set it to the folder of the SDK, or unset it."
        : "Run `make install` in Waggle's repository, or set \(variable) to the folder of the SDK.")
  }

  package var stampFile: URL { home.appending(path: "stamp.json") }
  package var modules: URL { home.appending(path: "modules") }
  /// The folder with the module UIKit.
  package var kit: URL { home.appending(path: "kits/UIKit") }
  package var libraries: URL { home.appending(path: "lib") }
  package var library: URL { libraries.appending(path: "libWaggle.so") }
  /// What asks the network; programs load it when they need it.
  package var networkingLibrary: URL { libraries.appending(path: "libWaggleNetworking.so") }
  /// What opens windows; programs load it where there is a desktop. GTK 3 is the desktop's.
  package var windowLibrary: URL { libraries.appending(path: "libWaggleGTK.so") }
  /// All that a program may load.
  package var allLibraries: [URL] { [library, networkingLibrary] }
  package var plugin: URL { home.appending(path: "plugins/WaggleMacros") }
  /// The options for the linker.
  package var linking: URL { home.appending(path: "link.cfg") }
  /// The page with what works.
  package var supportPage: URL { home.appending(path: "support.md") }
  package var toolset: URL { home.appending(path: "toolset.json") }

  /// The name of the SDK for SwiftPM.
  package static let identifier = "waggle"

  package func stamp() throws -> Stamp {
    do {
      return try JSONDecoder().decode(Stamp.self, from: Data(contentsOf: stampFile))
    } catch {
      throw Problem(
        "\(stampFile.path) cannot be read: it should name waggle, compiler, target and system.",
        cure: "Install the SDK again.")
    }
  }

  /// What changes when another library is installed in its place: its size and date.
  var fingerprint: String {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: library.resolvingSymlinksInPath().path)
    let date = attributes?[.modificationDate] as? Date
    return "\(attributes?[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
  }

  /// The SDK and the compiler that belongs to it; throws where they do not fit, or a part of the SDK is missing.
  static func require() throws -> (sdk: Installation, compiler: Compiler, stamp: Stamp) {
    let sdk = try find()
    let (stamp, compiler) = (try sdk.stamp(), try Compiler.find())
    if let problem = stamp.problem(with: compiler) ?? sdk.absenceProblem { throw problem }
    return (sdk, compiler, stamp)
  }
}

extension Installation {
  /// The SDK and the compiler for SwiftPM, which reads absolute paths from the SDK's toolset, and the options with which it
  /// takes this SDK; throws where the SDK was moved.
  static func requireForPackages() throws -> (
    sdk: Installation, compiler: Compiler, options: [String]
  ) {
    let (sdk, compiler, _) = try require()
    if let problem = sdk.placeProblem { throw problem }
    let variables = ProcessInfo.processInfo.environment
    let options = try sdk.packageOptions(
      .ofUser(variables), cache: ProgramCache.ofUser(variables).folder)
    return (sdk, compiler, options)
  }

  /// What is wrong if files are missing that a build needs.
  package var absenceProblem: Problem? {
    let needed = allLibraries + [plugin, modules, linking, toolset]
    let absent = needed.map(\.path).filter { !FileManager.default.fileExists(atPath: $0) }
    guard !absent.isEmpty else { return nil }
    return Problem(
      "The SDK is not whole: \(absent.joined(separator: ", ")) is missing.",
      cure: "Install the SDK again: make install in Waggle's repository, or swift sdk install.")
  }

  /// What is wrong if the SDK is not where it was made ready.
  package var placeProblem: Problem? {
    let text = (try? String(contentsOf: toolset, encoding: .utf8)) ?? ""
    let places = [home, home.resolvingSymlinksInPath()].map { "\($0.path)/" }
    guard !places.contains(where: text.contains) else { return nil }
    return Problem(
      "The SDK in \(home.path) was moved, or was never made ready there.",
      cure: "Run \(home.path)/install")
  }

  /// The options with which the compiler finds the SDK's modules and macros, as its toolset has them.
  package var importOptions: [String] {
    ["-I", modules.path, "-I", kit.path] + Self.foundationNames.flatMap { ["-Xfrontend", $0] }
      + macroOptions
  }

  /// The same for the compiler's frontend.
  package var frontendImportOptions: [String] {
    ["-I", modules.path, "-I", kit.path] + Self.foundationNames + macroOptions
  }

  /// What files that import Foundation have besides: an overlay of this module.
  private static let foundationNames = [
    "-import-module", "WaggleFoundationNames", "-enable-cross-import-overlays",
  ]

  /// Whether a module is this SDK's or the compiler's.
  func has(module name: String, _ compiler: Compiler) -> Bool {
    let folders = [
      modules, kit, compiler.libraries, compiler.libraries.appending(path: "x86_64"),
    ]
    return ["Glibc", "Dispatch", "XCTest", "Testing"].contains(name)
      || folders.contains {
        FileManager.default.fileExists(atPath: $0.appending(path: "\(name).swiftmodule").path)
      }
  }

  private var macroOptions: [String] {
    ["-load-plugin-executable", "\(plugin.path)#WaggleMacros"]
  }

  /// The options with which a program is linked to the SDK's library.
  package var linkOptions: [String] {
    [
      "-use-ld=lld", "-L", libraries.path, "-lWaggle", "-Xlinker", "-rpath=\(libraries.path)",
      "-Xclang-linker", "--config=\(linking.path)",
    ]
  }
}
