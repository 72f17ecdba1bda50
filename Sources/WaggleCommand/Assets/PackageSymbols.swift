import Foundation
import WaggleAssetSymbols

/// The symbols of a package's asset catalogues, made without being asked: a file that `waggle assets` wrote is written again,
/// and targets without one get a module.
struct PackageSymbols {
  private let folder: PackageFolder

  init(_ folder: PackageFolder) { self.folder = folder }

  /// The targets with catalogues. Costs a walk through the package, and where there is a catalogue what `describe` costs.
  func targets() throws -> (assets: [TargetAssets], package: String) {
    guard !AssetSymbols.catalogues(in: folder.url.path).isEmpty else { return ([], "") }
    let description = try folder.describe()
    let assets = description.compiledTargets.map { target in
      TargetAssets(
        target: target.name, folder: folder.url.appending(path: target.path),
        hasResources: !(target.resources ?? []).isEmpty)
    }
    return (assets.filter { !$0.catalogues.isEmpty }, description.name)
  }

  /// The options of SwiftPM with which all modules import the symbols.
  func options(_ sdk: Installation, _ compiler: Compiler, _ stamp: Stamp) throws -> [String] {
    let (assets, package) = try targets()
    for target in assets where target.hasFile { try target.write() }
    let module = SymbolModule(source: Self.source(assets.filter { !$0.hasFile }, package))
    return try module.packageOptions(sdk, compiler, stamp)
  }

  /// The source of the module.
  private static func source(_ targets: [TargetAssets], _ package: String) -> String {
    var (symbols, functions, declared) = (AssetSymbols(), "", Set<String>())
    for (number, target) in targets.enumerated() {
      let function = "_assetBundle\(number)"
      for catalogue in target.catalogues {
        symbols.add(catalogue: catalogue, bundle: "\(function)()")
      }
      declared.formUnion(target.declaredNames)
      let name = SymbolModule.literal("\(package)_\(target.target).resources")
      functions += SymbolModule.bundle(
        function,
        paths: [
          "Foundation.Bundle.main.bundleURL.appendingPathComponent(\(name)).path",
          SymbolModule.literal(target.folder.path),
        ])
    }
    return symbols.isEmpty ? "" : functions + symbols.extensions(for: .module, declared: declared)
  }
}

/// A package and what SwiftPM builds it with: the SDK, and the symbols of the package's assets.
struct PackageTools {
  let folder: PackageFolder
  let sdk: Installation
  let compiler: Compiler
  /// The options with which SwiftPM takes the SDK and the symbols.
  let options: [String]

  /// - Parameter resolvingLinks: whether the folder has its own path, where this one leads to it by a symbolic link.
  init(path: String, resolvingLinks: Bool = false) throws {
    let options: [String]
    (sdk, compiler, options) = try Installation.requireForPackages()
    let folder = try PackageFolder(path: path)
    self.folder = resolvingLinks ? folder.resolvingLinks() : folder
    let symbols = PackageSymbols(self.folder)
    self.options = options + (try symbols.options(sdk, compiler, sdk.stamp()))
  }
}
