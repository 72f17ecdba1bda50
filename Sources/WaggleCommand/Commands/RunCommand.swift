import ArgumentParser
import Foundation

/// `waggle run`: compiles and starts a file or the program of a package.
struct RunCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run",
      abstract: "Runs a Swift file, or the program of a package.",
      discussion: """
        Example:

          waggle run                 the package in this folder, in a browser
          waggle run Hive.swift      one file, without a package
          waggle run Hive.swift --png hive.png --size 320x200
          waggle run ../Meadow --product Bees -- --help

        Flags that are not listed below, and all words behind --, are for the program. A file is compiled \
        when it changed. A file or package that has only previews shows them.
        """)
  }

  @Option(help: "The program to run, where the package has several.")
  var product: String?

  @Option(
    help: ArgumentHelp(
      "The language mode of a file: 5 or 6; a package says it itself.", valueName: "5|6"))
  var swiftVersion = "5"

  @Option(
    name: [.customShort("c"), .long],
    help: ArgumentHelp("How it is built.", valueName: "debug|release"))
  var configuration: BuildConfiguration = .debug

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "Swift files or the folder of a package, then flags of the program.",
      valueName: "file|package|flag"))
  var arguments: [String] = []

  func validate() throws {
    guard ["4", "4.2", "5", "6"].contains(swiftVersion) else {
      throw ValidationError(
        "--swift-version is 5 or 6; a file is compiled in the mode 5 by default.")
    }
    if case .files(let paths) = try RunInput(arguments).target, product != nil {
      throw ValidationError("--product is for packages: \(paths[0]) is one program.")
    }
  }

  func run() throws {
    let input = try RunInput(arguments)
    let program: URL
    var flags = input.flags
    switch input.target {
    case .files(let paths):
      let file = try FileProgram(paths, swiftVersion: swiftVersion, configuration)
      program = try file.build()
      flags = try file.source.entry.arguments(flags) { try PreviewList(of: program) }
    case .package(let path):
      let built = try PackageProgram(path: path, configuration).buildAny(product: product)
      program = built.program
      flags = try built.entry.arguments(flags) { try PreviewList(of: program) }
    }
    try Child(program.path, flags).replaceThisProcess()
  }
}
