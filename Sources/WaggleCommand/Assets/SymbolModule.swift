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
    let cache = ProgramCache.ofUser(ProcessInfo.processInfo.environment)
    let file = "\(Self.name).swiftmodule"
    var key = ContentKey()
    [source, stamp.waggle, stamp.compiler, sdk.fingerprint].forEach { key.add($0) }
    let known = cache.program(key, named: file)
    let module =
      FileManager.default.fileExists(atPath: known.path)
      ? known
      : try cache.store(key, named: file) { folder in
        try compile(in: folder, file, sdk, compiler)
      }
    return [
      "-I", module.deletingLastPathComponent().path, "-Xfrontend", "-import-module", "-Xfrontend",
      Self.name,
    ]
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
