import Foundation
import WaggleAssetSymbols

/// What single files get besides the SDK: the symbols of asset catalogues beside them, and `Bundle.module`, the bundle of their
/// folder.
package struct FileSymbols {
  /// The source of a module; empty where the files need none.
  package let source: String

  /// - Parameter folder: the path of the folder in which the files are.
  package init(_ texts: [String], folder: String) {
    let code = texts.map { SourceText($0) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var symbols = AssetSymbols()
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      symbols.add(catalogue: "\(folder)/\(name)", bundle: "_folderBundle()")
    }
    let declared = Set(code.flatMap { AssetSymbols.declaredNames(in: $0.text) })
    var source = symbols.extensions(for: .module, declared: declared)
    if code.contains(where: { $0.contains("module") }), !declared.contains("module") {
      source += """
        extension Foundation.Bundle {
          @_alwaysEmitIntoClient public static var module: Foundation.Bundle { _folderBundle() }
        }

        """
    }
    let function = SymbolModule.bundle("_folderBundle", paths: [SymbolModule.literal(folder)])
    self.source = source.isEmpty ? "" : function + source
  }

  init(_ files: [(url: URL, text: String)]) {
    let folder = files.first?.url.standardizedFileURL.deletingLastPathComponent().path ?? "/"
    self.init(files.map(\.text), folder: folder)
  }
}
