package import Foundation

/// A folder in which SwiftPM looks for SDKs, with the bundles in it that have the name `waggle`.
///
/// Of several SwiftPM takes one, with a warning: the command names a folder with its SDK alone.
package struct SDKStore: Equatable {
  /// The path of the folder, whether it is there or not.
  package let folder: String
  /// The paths of the bundles, or of links to them, in the order of their names.
  package let bundles: [String]

  package init(folder: String) {
    self.folder = folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    bundles = names.sorted().map { "\(folder)/\($0)" }.filter(Self.isOurs)
  }

  /// The folder of this user. SwiftPM does not read the variable `HOME`, but who the user is.
  package static func ofUser(
    _ environment: [String: String],
    home: String = FileManager.default.homeDirectoryForCurrentUser.path
  ) -> SDKStore {
    let given = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return SDKStore(folder: (given.map { "\($0)/swiftpm" } ?? "\(home)/.swiftpm") + "/swift-sdks")
  }

  private static func isOurs(_ bundle: String) -> Bool {
    guard bundle.hasSuffix(".artifactbundle"),
      let data = FileManager.default.contents(atPath: "\(bundle)/info.json"),
      let info = try? JSONDecoder().decode(BundleInfo.self, from: data)
    else { return false }
    return info.artifacts.keys.contains(Installation.identifier)
  }

  private struct BundleInfo: Decodable {
    struct Artifact: Decodable {}
    let artifacts: [String: Artifact]
  }

  /// Whether SwiftPM takes this SDK, and no other, from the folder.
  package func hasOnly(_ sdk: Installation) -> Bool {
    bundles.count == 1 && Self.real(bundles[0]) == sdk.bundle.path
  }

  /// The paths of the bundles that are not this SDK.
  package func others(than sdk: Installation) -> [String] {
    bundles.filter { Self.real($0) != sdk.bundle.path }
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

extension Installation {
  /// The folder of the bundle that the SDK is in, links resolved.
  package var bundle: URL { home.resolvingSymlinksInPath().deletingLastPathComponent() }

  /// The options with which SwiftPM takes this SDK, and not one of another version: none where it does so by itself.
  ///
  /// - Parameter cache: The folder for a link to the bundle, which is made where several bundles stand side by side.
  package func packageOptions(_ user: SDKStore, cache: URL) throws -> [String] {
    let name = ["--swift-sdk", Self.identifier]
    guard !user.hasOnly(self), bundle.pathExtension == "artifactbundle" else { return name }
    let own = SDKStore(folder: bundle.deletingLastPathComponent().path)
    let folder = own.hasOnly(self) ? own.folder : try linkFolder(in: cache)
    return ["--swift-sdks-path", folder] + name
  }

  /// A folder with nothing but a link to the bundle.
  private func linkFolder(in cache: URL) throws -> String {
    var key = ContentKey()
    key.add(bundle.path)
    let folder = cache.appending(path: "sdk-\(key.text)")
    let link = folder.appending(path: bundle.lastPathComponent)
    let files = FileManager.default
    guard (try? files.destinationOfSymbolicLink(atPath: link.path)) != bundle.path else {
      return folder.path
    }
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.createSymbolicLink(at: link, withDestinationURL: bundle)
    } catch {
      throw Problem(
        "Several SDKs stand beside \(bundle.path), and no link to it can be made in \(folder.path).",
        cure: "Set XDG_CACHE_HOME to a folder in which you may write, or remove the other SDKs.")
    }
    return folder.path
  }
}
