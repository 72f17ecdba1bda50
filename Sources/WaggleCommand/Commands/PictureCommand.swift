import ArgumentParser
import Foundation

/// `waggle picture`: draws a file's or a package's view to files.
struct PictureCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "picture",
      abstract: "Draws a preview or the first window as PNG, SVG or PDF.",
      discussion: """
        Example:

          waggle picture Hive.swift --png hive.png --scale 2
          waggle picture Hive.swift --preview Small --svg - | less
          waggle picture ../Meadow --png window.png --size 390x844 --color-scheme dark
          waggle picture Hive.swift --pdf all.pdf      each preview on a page

        A file that has one preview and no program needs no --preview.
        """)
  }

  @Argument(help: "Swift files that belong together, or the folder of a package.")
  var inputs: [String]

  @Option(help: "The program to draw, where the package has several.")
  var product: String?

  @Option(help: "The language mode of a file: 5 or 6.")
  var swiftVersion = "5"

  @OptionGroup var picture: PictureOptions

  func validate() throws { _ = try input }

  func run() throws {
    let program: URL
    var entry = ProgramSource.Entry.type
    switch try input.target {
    case .files(let paths):
      let file = try FileProgram(paths, swiftVersion: swiftVersion)
      (program, entry) = (try file.build(), file.source.entry)
    case .package(let path):
      let built = try PackageProgram(path: path, .debug).buildAny(product: product)
      (program, entry) = (built.program, built.entry)
    }
    guard entry != .statements else { throw unpainted }
    let flags = try picture.flags(entry) { try PreviewList(of: program) }
    try Child(program.path, flags).replaceThisProcess()
  }

  private var input: RunInput {
    get throws {
      let input = try RunInput(inputs)
      guard input.flags.isEmpty else {
        throw ValidationError(
          "Name Swift files or one package, not both: \(input.flags[0]) is more.")
      }
      return input
    }
  }

  private var unpainted: Problem {
    Problem(
      "\(inputs[0]) has statements at its top level, so that it draws what it likes.",
      cure: "Run it with `waggle run`, or put the view into a #Preview in a separate file.")
  }
}
