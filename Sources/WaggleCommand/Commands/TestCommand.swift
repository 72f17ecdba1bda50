import ArgumentParser
import Foundation

/// `waggle test`: SwiftPM's tests with the SDK, or a look at all previews.
struct TestCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test",
      abstract: "Tests the package in this folder with the SDK, or looks at all previews.",
      discussion: """
        Example:

          waggle test --filter "a tap counts"
          waggle test --previews
          waggle test --previews Hive.swift --skip hitRegion

        This is `swift test --swift-sdk \(Installation.identifier)`; all flags are those of `swift test`. A test drives a \
        view without a screen with the module WaggleTestKit.

        With --previews each preview is drawn in both color schemes, three sizes of text and both directions. What some people \
        cannot read or use is printed: faint or shortened text, small targets, missing labels; diagnostics and traps too. Flags \
        are then those of the program, such as --size and --skip.
        """)
  }

  @Flag(
    help: "Look at each preview of the files, of the package, or of the package in this folder.")
  var previews = false

  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("Flags of swift test.", valueName: "flag"))
  var flags: [String] = []

  func run() throws {
    if previews { return try audit() }
    let tools = try PackageTools(path: ".")
    try PackageBuild.run(BuildPlan.arguments("test", tools.options, flags), in: tools.folder)
  }

  private func audit() throws {
    let input = try RunInput(flags)
    let program =
      switch input.target {
      case .files(let paths): try FileProgram(paths, swiftVersion: "5", .debug).build()
      case .package(let path): try PackageProgram(path: path, .debug).buildAny(product: nil).program
      }
    guard try PreviewAudit(program: program, flags: input.flags).run() else {
      throw ExitCode.failure
    }
  }
}
