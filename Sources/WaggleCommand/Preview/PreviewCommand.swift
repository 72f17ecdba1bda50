import ArgumentParser
import Foundation

/// `waggle preview`: shows previews in a browser, and newer code whenever a file is saved.
struct PreviewCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview",
      abstract:
        "Shows the previews of files or a package in a browser, and newer code when a file is saved.",
      discussion: """
        Example:

          waggle preview Hive.swift                 the previews of a file
          waggle preview                            those of the package in this folder
          waggle preview --stdio Hive.swift         for an editor: requests and replies are lines of JSON

        The page stays open: what states hold, the screen, the scroll position, the focus and the selection in a field are kept \
        where the newer code still has them. What the compiler complains about lies over the picture until it is mended.
        """)
  }

  @Option(help: ArgumentHelp("The port to listen on. (default: any free port)", valueName: "n"))
  var port: Int?

  @Option(
    help: ArgumentHelp(
      "The language mode of a file: 5 or 6; a package says it itself.", valueName: "5|6"))
  var swiftVersion = "5"

  @Flag(
    help:
      "Read requests from standard input, and write replies to standard output, as lines of JSON.")
  var stdio = false

  @Argument(
    help: ArgumentHelp("Swift files, or the folder of a package.", valueName: "file|package"))
  var paths: [String] = []

  func run() throws {
    let source: any PreviewSource
    switch try RunInput(paths).target {
    case .files(let files): source = try FileGenerations(files, swiftVersion: swiftVersion)
    case .package(let path): source = try PackageGenerations(path)
    }
    try PreviewSession(source, Installation.require().sdk, port: port, isStdio: stdio).run()
  }
}
