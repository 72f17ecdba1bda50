import ArgumentParser
import Foundation

/// A package whose program is built by SwiftPM with the SDK.
struct PackageProgram {
  let folder: PackageFolder
  let configuration: BuildConfiguration
  private let sdk: Installation
  private let compiler: Compiler
  /// The options with which SwiftPM takes the SDK.
  private let options: [String]

  init(path: String, _ configuration: BuildConfiguration) throws {
    let tools = try PackageTools(path: path)
    (folder, sdk, compiler, options) = (tools.folder, tools.sdk, tools.compiler, tools.options)
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
    let built = try build(description, product)
    description.writePhoneNote(sdk, compiler)
    return built
  }

  private func build(_ description: PackageDescription, _ product: String?) throws -> Built {
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
    let words = BuildPlan.arguments("build", self.options, configuration, options)
    let shell = ["-c", "exec \"$0\" \"$@\" >&2", "swift"]
    guard try Child("sh", shell + words, in: folder.url).run() != 0 else { return }
    DiskSpace.note(folder.url, FileManager.default.temporaryDirectory).map(Console.note)
    throw ExitCode.failure
  }

  /// The folder of what was built.
  func products(_ options: [String] = []) throws -> URL {
    let arguments = BuildPlan.arguments(
      "build", self.options, configuration, options + ["--show-bin-path"])
    let outcome = try Child("swift", arguments, in: folder.url).capture()
    let path = outcome.output.split(separator: "\n").last.map(String.init) ?? ""
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}

/// The words for SwiftPM.
package enum BuildPlan {
  /// The subcommand with the options of the SDK, then what the user gave.
  package static func arguments(_ subcommand: String, _ sdk: [String], _ given: [String])
    -> [String]
  {
    [subcommand] + sdk + given
  }

  /// Whether flags of `swift build` have it build the package in this folder, and not print something alone.
  package static func builds(_ flags: [String]) -> Bool {
    !flags.contains { flag in
      ["--package-path", "--show-bin-path", "--help", "-h", "--version"].contains {
        flag == $0 || flag.hasPrefix($0 + "=")
      }
    }
  }

  static func arguments(
    _ subcommand: String, _ sdk: [String], _ configuration: BuildConfiguration, _ given: [String]
  ) -> [String] {
    arguments(subcommand, sdk, ["-c", configuration.rawValue] + given)
  }
}
