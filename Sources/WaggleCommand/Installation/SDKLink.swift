import Foundation

/// A link in SwiftPM's folder of SDKs to a bundle elsewhere, so that `--swift-sdk waggle` finds it.
package struct SDKLink {
  /// The path of the link.
  package let place: String
  /// The path of the bundle.
  package let bundle: String

  /// Throws where the SDK is in that folder already, or is not in a bundle.
  package init(_ sdk: Installation, environment: [String: String]) throws {
    guard let user = environment["HOME"] else {
      throw Problem("The variable HOME is not set.", cure: "Set it to the folder of the user.")
    }
    let bundle = sdk.home.resolvingSymlinksInPath().deletingLastPathComponent()
    guard bundle.pathExtension == "artifactbundle" else {
      throw Problem(
        "\(sdk.home.path) is not in a bundle, whose name ends in .artifactbundle.",
        cure: "Install the SDK again.")
    }
    let folder = "\(user)/.swiftpm/swift-sdks"
    guard bundle.deletingLastPathComponent().path != folder else {
      throw Problem(
        "Swift knows this SDK already: it is in \(folder).",
        cure: "Build a package with swift build --swift-sdk \(Installation.identifier)")
    }
    (self.bundle, place) = (bundle.path, "\(folder)/\(bundle.lastPathComponent)")
  }

  /// Makes the link, in place of one that is there.
  package func make() throws {
    let files = FileManager.default
    do {
      try files.createDirectory(
        atPath: URL(fileURLWithPath: place).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      if (try? files.destinationOfSymbolicLink(atPath: place)) != nil {
        try files.removeItem(atPath: place)
      }
      try files.createSymbolicLink(atPath: place, withDestinationPath: bundle)
    } catch {
      throw Problem(
        "\(place) cannot be written: \(error.localizedDescription)",
        cure: "Remove that file or folder, or pass --swift-sdks-path to swift build.")
    }
  }
}
