import Foundation

/// A link in SwiftPM's folder of SDKs to a bundle elsewhere, so that `--swift-sdk waggle` finds it, in place of links to
/// bundles of other versions.
package struct SDKLink {
  /// The path of the link.
  package let place: String
  /// The path of the bundle.
  package let bundle: String
  /// The paths of the links that it replaces.
  package let replaced: [String]

  /// Throws where the SDK is in that folder already, or is not in a bundle, or SwiftPM would have to choose.
  package init(_ sdk: Installation, in store: SDKStore) throws {
    let bundle = sdk.bundle
    guard bundle.pathExtension == "artifactbundle" else {
      throw Problem(
        "\(sdk.home.path) is not in a bundle, whose name ends in .artifactbundle.",
        cure: "Install the SDK again.")
    }
    let folder = store.folder
    guard
      !store.bundles.contains(
        "\(bundle.deletingLastPathComponent().path)/\(bundle.lastPathComponent)")
    else {
      throw Problem(
        "Swift knows this SDK already: it is in \(folder).",
        cure: "Build a package with swift build --swift-sdk \(Installation.identifier)")
    }
    replaced = store.bundles.filter(Self.isLink)
    if let other = store.bundles.first(where: { !Self.isLink($0) }) {
      throw Problem(
        "Another SDK of Waggle is installed in \(other): SwiftPM would take one of the two.",
        cure: "Remove it first: swift sdk remove \(URL(fileURLWithPath: other).lastPathComponent)")
    }
    (self.bundle, place) = (bundle.path, "\(folder)/\(bundle.lastPathComponent)")
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// Makes the link, in place of those that are there.
  package func make() throws {
    let files = FileManager.default
    do {
      try files.createDirectory(
        atPath: URL(fileURLWithPath: place).deletingLastPathComponent().path,
        withIntermediateDirectories: true)
      for link in Set(replaced + [place]) where Self.isLink(link) {
        try files.removeItem(atPath: link)
      }
      try files.createSymbolicLink(atPath: place, withDestinationPath: bundle)
    } catch {
      throw Problem(
        "\(place) cannot be written: \(error.localizedDescription)",
        cure: "Remove that file or folder, or pass --swift-sdks-path to swift build.")
    }
  }
}
