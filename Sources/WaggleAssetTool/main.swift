import Foundation
import WaggleAssetSymbols

// waggle-asset-tool OUTPUT BUNDLE FOLDER CATALOGUE…: writes the symbols of catalogues, for sources in a folder.
let words = Array(CommandLine.arguments.dropFirst())
guard words.count > 3 else {
  FileHandle.standardError.write(Data("usage: OUTPUT BUNDLE FOLDER CATALOGUE...\n".utf8))
  exit(64)
}

var symbols = AssetSymbols()
for catalogue in words[3...] { symbols.add(catalogue: catalogue, bundle: "resourceBundle") }
for problem in symbols.problems {
  FileHandle.standardError.write(Data("warning: \(problem)\n".utf8))
}
let source =
  AssetSymbols.imports
  + "private nonisolated let resourceBundle = Foundation.Bundle.\(words[1])\n\n"
  + symbols.extensions(for: .file, declared: AssetSymbols.declaredNames(inSourcesOf: words[2]))
try Data(source.utf8).write(to: URL(fileURLWithPath: words[0]))
