import ArgumentParser

/// `waggle test`: SwiftPM's tests with the SDK.
struct TestCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "test",
      abstract: "Tests the package in this folder with the SDK.",
      discussion: """
        Example:

          waggle test --filter "a tap counts"

        This is `swift test --swift-sdk \(Installation.identifier)`; all flags are those of `swift test`. A test drives a \
        view without a screen with the module WaggleTestKit.
        """)
  }

  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("Flags of swift test.", valueName: "flag"))
  var flags: [String] = []

  func run() throws {
    let tools = try PackageTools(path: ".")
    try PackageBuild.run(BuildPlan.arguments("test", tools.options, flags), in: tools.folder)
  }
}
