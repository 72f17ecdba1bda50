import Foundation
import PackagePlugin

/// Makes the symbols of a target's asset catalogues, `Image(.meadow)` and `Color(.brand)`, in each build. On Apple's systems
/// it does nothing: Xcode makes them.
@main struct WaggleAssets: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      guard let target = target as? any SourceModuleTarget else { return [] }
      let folder = target.directoryURL
      let catalogues = Self.catalogues(in: folder)
      guard !catalogues.isEmpty else { return [] }
      let output = context.pluginWorkDirectoryURL.appending(path: "WaggleAssets.swift")
      let hasBundle = target.sourceFiles.contains { $0.type == .resource }
      return [
        .buildCommand(
          displayName: "Symbols of the assets of \(target.name)",
          executable: try context.tool(named: "WaggleAssetTool").url,
          arguments: [output.path, hasBundle ? "module" : "main", folder.path]
            + catalogues.map(\.path),
          inputFiles: catalogues.flatMap(Self.files), outputFiles: [output])
      ]
    #else
      return []
    #endif
  }

  private static func catalogues(in folder: URL) -> [URL] {
    all(in: folder).filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
  }

  /// What the symbols depend on.
  private static func files(of catalogue: URL) -> [URL] {
    all(in: catalogue).filter { $0.lastPathComponent == "Contents.json" }
  }

  private static func all(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return all?.compactMap { $0 as? URL } ?? []
  }
}
