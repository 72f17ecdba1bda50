package import Foundation

/// A folder with a `Package.swift`.
package struct PackageFolder {
  package let url: URL

  /// The folder itself, or the next one above it that has a manifest.
  package init(path: String) throws {
    let start = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
    var folder = start
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.path != "/" else {
        throw Problem(
          "There is no Package.swift in \(start.path), nor in a folder above it.",
          cure: "Name the folder of a package or a Swift file, or make a package: waggle new Meadow"
        )
      }
      folder = folder.deletingLastPathComponent()
    }
    url = folder
  }

  private init(url: URL) { self.url = url }

  /// The same folder by its own path, where this one leads to it by a symbolic link.
  package func resolvingLinks() -> PackageFolder {
    PackageFolder(url: url.resolvingSymlinksInPath())
  }

  /// What the manifest says. Costs 0.3 s, and a second more where the manifest changed.
  func describe() throws -> PackageDescription {
    let outcome = try Child("swift", ["package", "describe", "--type", "json"], in: url).capture()
    guard outcome.status == 0 else { throw unreadable(outcome.errors) }
    return try PackageDescription(outcome.output)
  }

  private func unreadable(_ errors: String) -> Problem {
    Problem(
      "The manifest \(url.path)/Package.swift cannot be read:\n\(Manifest.reason(errors))",
      cure: "")
  }
}
