import Foundation

/// A package's manifest, as `swift package dump-package` writes it: as far as a type-check needs it.
package struct Manifest: Equatable {
  package struct Target: Equatable {
    package var name: String
    /// `regular`, `executable`, `test`, `macro`, `plugin`, `system` or `binary`.
    package var kind: String
    package var path: String?
    package var excluded: [String]
    package var sources: [String]?
    /// The names of targets and products that it needs.
    package var dependencies: [String]
    package var hasResources: Bool
    /// The options of the compiler for its settings.
    package var options: [String]
    /// The names that are defined for `#if`.
    package var defines: Set<String>
  }

  package let name: String
  package let toolsVersion: String
  /// The targets of each product.
  package let products: [String: [String]]
  package let targets: [Target]
  /// The language mode of targets that set none.
  package let languageMode: String

  package init(_ json: String) throws {
    let start = json.firstIndex(of: "{") ?? json.startIndex
    guard
      let root = try JSONSerialization.jsonObject(with: Data(json[start...].utf8)) as? [String: Any]
    else { throw Problem("The manifest cannot be read.", cure: "") }
    name = root["name"] as? String ?? ""
    let version = (root["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5.5.0"
    toolsVersion = version
    let modes = root["swiftLanguageVersions"] as? [String]
    languageMode = Self.newest(modes) ?? (version.hasPrefix("6") ? "6" : "5")
    products = (root["products"] as? [[String: Any]] ?? []).reduce(into: [:]) {
      $0[$1["name"] as? String ?? ""] = $1["targets"] as? [String] ?? []
    }
    targets = (root["targets"] as? [[String: Any]] ?? []).map(Target.init)
  }

  /// What SwiftPM says of a manifest that it cannot read, without the words with which it called the compiler.
  package static func reason(_ errors: String) -> String {
    errors.replacing(/\ \(compiled with: \[.*?\]\)/, with: ":")
      .trimmingCharacters(in: .newlines)
  }

  private static func newest(_ modes: [String]?) -> String? {
    modes?.compactMap { Double($0) }.filter { $0 < 7 }.max().map { $0 >= 6 ? "6" : "5" }
  }
}

extension Manifest.Target {
  fileprivate init(_ json: [String: Any]) {
    let dependencies = json["dependencies"] as? [[String: Any]] ?? []
    let settings = (json["settings"] as? [[String: Any]] ?? []).filter(Self.applies)
    self.init(
      name: json["name"] as? String ?? "", kind: json["type"] as? String ?? "regular",
      path: json["path"] as? String, excluded: json["exclude"] as? [String] ?? [],
      sources: json["sources"] as? [String], dependencies: dependencies.compactMap(Self.dependency),
      hasResources: !(json["resources"] as? [Any] ?? []).isEmpty,
      options: settings.flatMap(Self.options), defines: Set(settings.compactMap(Self.define)))
  }

  /// The name behind `byName`, `target` or `product`, if it is for Linux.
  private static func dependency(_ json: [String: Any]) -> String? {
    guard let parts = json.values.first as? [Any], let name = parts.first as? String else {
      return nil
    }
    let condition = parts.compactMap { $0 as? [String: Any] }.first { $0["platformNames"] != nil }
    return isForLinux(condition) ? name : nil
  }

  private static func applies(_ setting: [String: Any]) -> Bool {
    let condition = setting["condition"] as? [String: Any]
    return setting["tool"] as? String == "swift" && isForLinux(condition)
      && condition?["config"] as? String != "release"
  }

  /// Whether a condition holds: on Linux, with no trait chosen.
  private static func isForLinux(_ condition: [String: Any]?) -> Bool {
    let platforms = condition?["platformNames"] as? [String] ?? []
    let traits = condition?["traits"] as? [String] ?? []
    return traits.isEmpty && (platforms.isEmpty || platforms.contains("linux"))
  }

  private static func define(_ setting: [String: Any]) -> String? {
    ((setting["kind"] as? [String: Any])?["define"] as? [String: Any])?["_0"] as? String
  }

  private static func options(_ setting: [String: Any]) -> [String] {
    guard let (kind, value) = (setting["kind"] as? [String: Any])?.first else { return [] }
    let argument = (value as? [String: Any])?["_0"]
    let text = argument as? String ?? ""
    switch kind {
    case "define": return ["-D", text]
    case "enableUpcomingFeature": return ["-enable-upcoming-feature", text]
    case "enableExperimentalFeature": return ["-enable-experimental-feature", text]
    case "swiftLanguageMode", "swiftLanguageVersion": return ["-swift-version", text]
    case "defaultIsolation": return ["-default-isolation", text]
    // The compiler proper is started, which -Xfrontend is not for.
    case "unsafeFlags": return (argument as? [String] ?? []).filter { $0 != "-Xfrontend" }
    default: return []
    }
  }
}
