import Foundation
import WaggleAssetSymbols

/// A module that every file of a program imports without saying it: the symbols of assets, where no file of the program has
/// them. It is made once for its content, and nothing is linked.
struct SymbolModule {
  /// Without the imports.
  let source: String

  static let name = "WaggleSymbols"

  /// The options of the compiler with which files import it; none for an empty source. Costs 0.3 s where it is not made yet.
  func options(_ sdk: Installation, _ compiler: Compiler, _ stamp: Stamp) throws -> [String] {
    guard !source.isEmpty else { return [] }
    return Self.options(folder: try folder(sdk, compiler, stamp))
  }

  /// The options of SwiftPM with which all modules for the target system import it, and macros, which run here, do not.
  func packageOptions(_ sdk: Installation, _ compiler: Compiler, _ stamp: Stamp) throws -> [String]
  {
    guard !source.isEmpty else { return [] }
    return ["--toolset", try folder(sdk, compiler, stamp).appending(path: Self.toolset).path]
  }

  private static let toolset = "toolset.json"

  private static func options(folder: URL) -> [String] {
    ["-I", folder.path, "-Xfrontend", "-import-module", "-Xfrontend", name]
  }

  /// The folder with the module.
  private func folder(_ sdk: Installation, _ compiler: Compiler, _ stamp: Stamp) throws -> URL {
    let cache = ProgramCache.ofUser(ProcessInfo.processInfo.environment)
    var key = ContentKey()
    [source, stamp.waggle, stamp.compiler, sdk.fingerprint].forEach { key.add($0) }
    let known = cache.program(key, named: Self.toolset)
    let folder = known.deletingLastPathComponent()
    if FileManager.default.fileExists(atPath: known.path) { return folder }
    _ = try cache.store(key, named: Self.toolset) { work in
      try compile(in: work, "\(Self.name).swiftmodule", sdk, compiler)
      let text = try Toolset(Self.options(folder: folder)).json
      try text.write(to: work.appending(path: Self.toolset))
    }
    return folder
  }

  private func compile(
    in folder: URL, _ file: String, _ sdk: Installation, _ compiler: Compiler
  ) throws {
    let text = folder.appending(path: "\(Self.name).swift")
    try Data((AssetSymbols.imports + source).utf8).write(to: text)
    let words = [
      "-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", Self.name,
      text.path, "-emit-module-path", folder.appending(path: file).path,
    ]
    try Child(compiler.path, words + sdk.importOptions).runOrFail()
  }

  /// A function of the module that gives a bundle: that of the first folder that is there, and otherwise the program's own.
  ///
  /// - Parameter paths: Swift expressions of paths.
  static func bundle(_ name: String, paths: [String]) -> String {
    let bundles = paths.map { "Foundation.Bundle(path: \($0)) ?? " }.joined()
    return """
      @_alwaysEmitIntoClient @usableFromInline func \(name)() -> Foundation.Bundle {
        \(bundles).main
      }


      """
  }

  /// Text as a string of Swift.
  static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

/// Options of the compiler as SwiftPM reads them from a file.
private struct Toolset: Encodable {
  struct Compiler: Encodable {
    let extraCLIOptions: [String]
  }

  let schemaVersion = "1.0"
  let swiftCompiler: Compiler

  init(_ options: [String]) { swiftCompiler = Compiler(extraCLIOptions: options) }

  var json: Data { get throws { try JSONEncoder().encode(self) } }
}
