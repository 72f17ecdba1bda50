package import Foundation
package import WaggleAssetSymbols

/// The asset catalogues of a package's target.
package struct TargetAssets {
  /// The name of the file with their symbols.
  package static let fileName = "WaggleAssets.swift"
  /// The first words of each such file.
  private static let mark = "// Made by `waggle assets`."

  package let target: String
  /// The folder of its sources.
  package let folder: URL
  package let catalogues: [String]
  private let hasResources: Bool

  /// - Parameter hasResources: whether SwiftPM makes a `Bundle.module` for the target.
  package init(target: String, folder: URL, hasResources: Bool) {
    (self.target, self.folder, self.hasResources) = (target, folder, hasResources)
    catalogues = AssetSymbols.catalogues(in: folder.path)
  }

  package var file: URL { folder.appending(path: Self.fileName) }

  /// The symbols, and sentences about assets that have none.
  package func symbols(bundle: String) -> AssetSymbols {
    var symbols = AssetSymbols()
    for catalogue in catalogues { symbols.add(catalogue: catalogue, bundle: bundle) }
    return symbols
  }

  /// The names of static members that the sources declare.
  package var declaredNames: Set<String> {
    AssetSymbols.declaredNames(inSourcesOf: folder.path, except: Self.fileName)
  }

  /// The source of the file, which is empty on Apple's systems: Xcode makes these symbols itself.
  package var source: String {
    let names = catalogues.map { ($0 as NSString).lastPathComponent }.joined(separator: ", ")
    let extensions = symbols(bundle: "resourceBundle").extensions(
      for: .file, declared: declaredNames)
    let bundle = hasResources ? "Foundation.Bundle.module" : "Foundation.Bundle.main"
    return """
      \(Self.mark) Changes are lost when it runs again.
      // The images and colours of \(names) as Xcode names them; Xcode makes these symbols itself.
      #if os(Linux)
      import Foundation
      import SwiftUI

      private let resourceBundle = \(bundle)

      \(extensions)#endif

      """
  }

  /// Whether the file is there.
  package var hasFile: Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Writes the file where it is absent or was made from other assets, and returns whether it was written; throws where a file
  /// of that name is someone's own.
  @discardableResult package func write() throws -> Bool {
    let source = source
    if let data = FileManager.default.contents(atPath: file.path) {
      let text = String(decoding: data, as: UTF8.self)
      if text == source { return false }
      guard text.hasPrefix(Self.mark) else {
        throw Problem(
          "The file \(file.path) was not made by `waggle assets`.",
          cure: "Give it another name, so that the symbols of \(target) can be written there.")
      }
    }
    try Data(source.utf8).write(to: file)
    return true
  }

  /// What to say where the images would not be found by a program; nil where they are.
  package var advice: String? {
    guard !hasResources, let first = catalogues.first else { return nil }
    let prefix = folder.path + "/"
    let path = first.hasPrefix(prefix) ? String(first.dropFirst(prefix.count)) : first
    return
      "\(target): \(path) is not a resource in Package.swift, so that a program does not find its images. "
      + "Add to the target: resources: [.process(\"\(path)\")]"
  }
}
