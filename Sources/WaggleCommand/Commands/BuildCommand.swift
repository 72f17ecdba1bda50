import ArgumentParser

/// `waggle build`: SwiftPM's build with the SDK.
struct BuildCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "build",
      abstract: "Builds the package in this folder with the SDK.",
      discussion: """
        Example:

          waggle build -c release

        This is `swift build --swift-sdk \(Installation.identifier)`; all flags are those of `swift build`.
        """)
  }

  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("Flags of swift build.", valueName: "flag"))
  var flags: [String] = []

  func run() throws {
    let tools = try PackageTools(path: ".")
    try PackageBuild.run(BuildPlan.arguments("build", tools.options, flags), in: tools.folder)
    guard BuildPlan.builds(flags) else { return }
    try? tools.folder.describe().writePhoneNote(tools.sdk, tools.compiler)
  }
}
