import Foundation
import WaggleAssetSymbols

/// The program that the plug-in starts: `WaggleAssetTool OUTPUT BUNDLE FOLDER CATALOGUE…` writes the symbols of catalogues, for
/// sources in a folder.
@main enum WaggleAssetTool {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count > 3 else {
      report("usage: OUTPUT BUNDLE FOLDER CATALOGUE…")
      exit(64)
    }
    var symbols = AssetSymbols()
    for catalogue in words[3...] { symbols.add(catalogue: catalogue, bundle: "resourceBundle") }
    for problem in symbols.problems { report("warning: \(problem)") }
    let declared = AssetSymbols.declaredNames(inSourcesOf: words[2])
    let source =
      AssetSymbols.imports
      + "private let resourceBundle = Foundation.Bundle.\(words[1])\n\n"
      + symbols.extensions(for: .file, declared: declared)
    try Data(source.utf8).write(to: URL(fileURLWithPath: words[0]))
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
