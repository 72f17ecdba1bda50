import ArgumentParser
import Foundation

/// `waggle check`: says what a package uses that Waggle lacks.
struct CheckCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Lists all names that a package uses and Waggle lacks, without building it.",
      discussion: """
        Example:

          waggle check ../Meadow
          waggle check ../Meadow --json

        Every target is type-checked, also above one with errors; names are grouped, with what to do about them. The \
        exit code is 1 if a file has an error.
        """)
  }

  @Argument(help: "The folder of the package.")
  var package = "."

  @Flag(help: "Write the report as JSON.")
  var json = false

  func run() throws {
    let (sdk, compiler, _) = try Installation.require()
    let check = try PackageCheck(PackageFolder(path: package), sdk, compiler)
    let report = try check.run()
    if json { try Console.printJSON(report) } else { Console.print(report.text) }
    if report.passing < report.files { throw ExitCode.failure }
  }
}
