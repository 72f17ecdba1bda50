import Foundation

/// What `waggle sdk remove` removes: the links to the SDK's programs, the cache, SwiftPM's entry, and the SDK last.
package struct SDKRemoval {
  private let sdk: Installation
  private let environment: [String: String]
  /// The places that are there, found before anything is removed.
  package let places: [String]

  package init(_ sdk: Installation, environment: [String: String], in store: SDKStore) {
    (self.sdk, self.environment) = (sdk, environment)
    let cache = ProgramCache.ofUser(environment).folder.path
    let all = Self.links(to: sdk, environment) + [cache] + Self.entries(of: sdk, in: store)
    let isInEntry = all.contains { sdk.home.path.hasPrefix($0 + "/") }
    places = (all + (isInEntry ? [] : [sdk.home.path])).filter(Self.isThere)
  }

  private static func isThere(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  /// The links in the folders of PATH, and in `~/.local/bin`, that lead into the SDK.
  private static func links(to sdk: Installation, _ environment: [String: String]) -> [String] {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let own = environment["HOME"].map { ["\($0)/.local/bin"] } ?? []
    let paths = Set(folders + own).sorted().flatMap { folder in
      ["waggle", "waggle-previews"].map { "\(folder)/\($0)" }
    }
    return paths.filter { leads($0, into: sdk.home) }
  }

  private static func leads(_ path: String, into home: URL) -> Bool {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return false
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let place = URL(fileURLWithPath: target, relativeTo: folder).standardizedFileURL.path
    return place.hasPrefix(home.path + "/")
  }

  /// The bundles of SwiftPM that contain the SDK, or lead to it by a link.
  private static func entries(of sdk: Installation, in store: SDKStore) -> [String] {
    let folder = store.folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }.filter { contains($0, sdk) }.sorted()
  }

  private static func contains(_ bundle: String, _ sdk: Installation) -> Bool {
    let real = sdk.home.resolvingSymlinksInPath().path
    let parts = (try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []
    return parts.contains {
      URL(fileURLWithPath: "\(bundle)/\($0)").resolvingSymlinksInPath().path == real
    }
  }

  /// Removes all of them.
  package func run() throws {
    for place in places where Self.isThere(place) {
      do { try FileManager.default.removeItem(atPath: place) } catch {
        throw Problem(
          "\(place) cannot be removed: \(error.localizedDescription)",
          cure: "Run it as the user that installed it, such as with sudo.")
      }
    }
  }
}
