import ArgumentParser
import Foundation
import WaggleAssetSymbols

/// `waggle assets`: writes the symbols of asset catalogues into a package.
struct AssetsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "assets",
      abstract: "Writes the symbols of a package's asset catalogues, such as Image(.meadow).",
      discussion: """
        Example:

          waggle assets ../Meadow

        Each target with an asset catalogue gets a file \(TargetAssets.fileName), which is empty on Apple's systems, where \
        Xcode makes these symbols. `waggle run`, `build`, `test`, `preview`, `picture` and `check` make them without a file; \
        with one, `swift build --swift-sdk \(Installation.identifier)` and editors know them too.
        """)
  }

  @Argument(help: "The folder of the package.")
  var package = "."

  func run() throws {
    let folder = try PackageFolder(path: package)
    let targets = try PackageSymbols(folder).targets().assets
    guard !targets.isEmpty else {
      throw Problem(
        "No target of the package \(folder.url.path) has an asset catalogue.",
        cure: "A catalogue is a folder whose name ends in .xcassets, among the sources of a target."
      )
    }
    for target in targets {
      let isWritten = try target.write()
      Console.print("\(isWritten ? "written" : "unchanged")  \(target.file.path)")
      let notes = target.symbols(bundle: "").problems + [target.advice].compactMap { $0 }
      notes.forEach(Console.note)
    }
  }
}
