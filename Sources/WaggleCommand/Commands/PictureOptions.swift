package import ArgumentParser

/// The options of a picture: its content, its size and its file. The program itself reads the values, and says what is wrong with them.
package struct PictureOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The preview: its name, or its place, such as Hive.swift:12.", valueName: "name"))
  package var preview: String?

  @Option(help: ArgumentHelp("Draw a PNG; - is standard output.", valueName: "file"))
  package var png: String?

  @Option(help: ArgumentHelp("Draw an SVG.", valueName: "file"))
  package var svg: String?

  @Option(help: ArgumentHelp("Draw a PDF.", valueName: "file"))
  package var pdf: String?

  @Option(help: ArgumentHelp("The window's size in points. (default: 390x844)", valueName: "WxH"))
  package var size: String?

  @Option(help: ArgumentHelp("Pixels per point in a PNG. (default: 1)", valueName: "s"))
  package var scale: String?

  @Option(help: ArgumentHelp("Seconds after the start, in virtual time.", valueName: "seconds"))
  package var time: String?

  @Option(help: ArgumentHelp("The colour scheme.", valueName: "light|dark"))
  package var colorScheme: String?

  @Option(
    help: ArgumentHelp("The language, such as de_DE. (default: English)", valueName: "language"))
  package var locale: String?

  package init() {}

  package mutating func validate() throws {
    if png == nil && svg == nil && pdf == nil {
      throw ValidationError("Say what to draw: --png FILE, --svg FILE or --pdf FILE.")
    }
  }

  /// The flags for the program.
  ///
  /// - Parameter previews: The program's previews, asked only where one must be found.
  package func flags(_ entry: ProgramSource.Entry, previews: () throws -> PreviewList) throws
    -> [String]
  {
    try choice(entry, previews) + given
  }

  private var given: [String] {
    [
      ("--png", png), ("--svg", svg), ("--pdf", pdf), ("--size", size), ("--scale", scale),
      ("--time", time), ("--color-scheme", colorScheme), ("--locale", locale),
    ].flatMap { name, value in value.map { [name, $0] } ?? [] }
  }

  private func choice(_ entry: ProgramSource.Entry, _ previews: () throws -> PreviewList) throws
    -> [String]
  {
    if let preview { return ["--preview", preview] }
    guard entry == .previews else { return [] }
    if pdf != nil && png == nil && svg == nil { return ["--previews"] }
    return ["--preview", try previews().only]
  }
}
