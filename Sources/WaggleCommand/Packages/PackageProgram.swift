import Foundation

/// A package whose program is built by SwiftPM with the SDK.
struct PackageProgram {
  let folder: PackageFolder
  let configuration: BuildConfiguration

  init(path: String, _ configuration: BuildConfiguration) throws {
    _ = try Installation.require()
    folder = try PackageFolder(path: path)
    self.configuration = configuration
  }

  /// Builds a program, and returns its place. SwiftPM's progress goes to standard error.
  func build(product: String?, options: [String] = []) throws -> URL {
    let name = try folder.describe().program(named: product)
    let build = BuildPlan.arguments("build", configuration, options + ["--product", name])
    try Child("sh", ["-c", "exec \"$0\" \"$@\" >&2", "swift"] + build, in: folder.url).runOrFail()
    return try products(options).appending(path: name)
  }

  /// The folder of what was built.
  func products(_ options: [String] = []) throws -> URL {
    let arguments = BuildPlan.arguments("build", configuration, options + ["--show-bin-path"])
    let outcome = try Child("swift", arguments, in: folder.url).capture()
    let path = outcome.output.split(separator: "\n").last.map(String.init) ?? ""
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}

/// The words for SwiftPM.
package enum BuildPlan {
  /// The subcommand with the SDK, then what the user gave.
  package static func arguments(_ subcommand: String, _ given: [String]) -> [String] {
    [subcommand, "--swift-sdk", Installation.identifier] + given
  }

  static func arguments(
    _ subcommand: String, _ configuration: BuildConfiguration, _ given: [String]
  ) -> [String] {
    arguments(subcommand, ["-c", configuration.rawValue] + given)
  }
}
