import ArgumentParser

/// The command `waggle`: makes, runs, draws, tests, checks and bundles programs with the installed SDK.
@main
struct Waggle: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "waggle",
      abstract: "Makes, runs, draws and tests SwiftUI programs on Linux.",
      discussion: """
        A first program:

          waggle new Meadow
          cd Meadow
          waggle run

        A package needs nothing of Waggle in its Package.swift. `waggle help COMMAND` has an example of each command.
        """,
      version: version,
      subcommands: [
        NewCommand.self, RunCommand.self, BuildCommand.self, TestCommand.self, PictureCommand.self,
        PreviewCommand.self,
        AssetsCommand.self, CheckCommand.self, DoctorCommand.self, SDKCommand.self,
        BundleCommand.self,
      ])
  }

  /// The version of the SDK that is installed, and its compiler.
  private static var version: String {
    guard let sdk = try? Installation.find(), let stamp = try? sdk.stamp() else {
      return "waggle, without an SDK"
    }
    return "waggle \(stamp.waggle) for \(stamp.compiler)"
  }
}
