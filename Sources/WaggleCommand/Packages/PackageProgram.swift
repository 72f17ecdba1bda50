import Foundation

/// A package whose program is built by SwiftPM with the SDK.
struct PackageProgram {
  let folder: PackageFolder
  let configuration: BuildConfiguration
  private let sdk: Installation
  private let compiler: Compiler

  init(path: String, _ configuration: BuildConfiguration) throws {
    (sdk, compiler) = try Installation.requireForPackages()
    folder = try PackageFolder(path: path)
    self.configuration = configuration
  }

  /// A program to start, and how it starts.
  struct Built {
    let program: URL
    let entry: ProgramSource.Entry
  }

  /// Builds the program of this name or the only one; a package without any gets one that shows its previews.
  func buildAny(product: String?) throws -> Built {
    let description = try folder.describe()
    guard product == nil, description.programs.isEmpty else {
      let name = try description.program(named: product)
      return Built(program: try build(name), entry: .type)
    }
    try swiftBuild([])
    let previews = PackagePreviews(folder: folder, sdk: sdk, compiler: compiler)
    return Built(program: try previews.build(in: products()), entry: .previews)
  }

  /// Builds a program, and returns its place. SwiftPM's progress goes to standard error.
  func build(_ name: String, options: [String] = []) throws -> URL {
    try swiftBuild(options + ["--product", name])
    return try products(options).appending(path: name)
  }

  private func swiftBuild(_ options: [String]) throws {
    let words = BuildPlan.arguments("build", configuration, options)
    try Child("sh", ["-c", "exec \"$0\" \"$@\" >&2", "swift"] + words, in: folder.url).runOrFail()
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
