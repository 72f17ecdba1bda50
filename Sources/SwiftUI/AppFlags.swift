package import ArgumentParser
package import Foundation
package import Waggle

/// The flags that every app takes.
package struct AppFlags: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent },
      abstract:
        "Shows the app's first window in a browser, draws it to a file, or prints what travelled up its tree."
    )
  }

  @Flag(help: "Show the app in a browser; so does an app without any flag.")
  package var browser = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Listen at this port; any free one by default.", valueName: "n"),
    transform: Self.port)
  package var port: Int = 0

  @Option(
    help: ArgumentHelp(
      "Listen at this IPv4 address of the machine: whoever reaches it and knows the token can use the app.",
      valueName: "address"))
  package var host = "127.0.0.1"

  @Option(help: ArgumentHelp("Draw to a PNG file.", valueName: "file"))
  package var png: String?

  @Option(help: ArgumentHelp("Draw to an SVG file.", valueName: "file"))
  package var svg: String?

  @Option(help: ArgumentHelp("Draw to a PDF file of one page.", valueName: "file"))
  package var pdf: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The window's size in points.", valueName: "WxH"),
    transform: Self.size)
  package var size = CGSize(width: 390, height: 844)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels for each point in a PNG.", valueName: "s"), transform: Self.scale)
  package var scale: CGFloat = 1

  @Option(
    help: ArgumentHelp("Draw in the light or the dark scheme.", valueName: "light|dark"),
    transform: Self.scheme)
  package var colorScheme: ColorScheme?

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "Print how the values of a preference key came about; of each key that a view observes or reads, where none is named.",
      valueName: "key"))
  package var preferences: String?

  @Option(
    help: ArgumentHelp(
      "With --preferences: print only what comes about in and below the views of this name.",
      valueName: "view"))
  package var below: String?

  package init() {}

  /// The flags of a command line; nil takes the process's own.
  package static func read(_ arguments: [String]?) throws -> AppFlags { try parse(arguments) }

  /// What to tell the user where flags could not be read.
  package static func sentence(for error: any Error) -> String { message(for: error) }

  /// Whether the app is shown in a browser: where it is asked to, and where no flag says what to do.
  package var showsPage: Bool { browser || !hasTask }

  /// False where no flag says what to do.
  private var hasTask: Bool { png != nil || svg != nil || pdf != nil || preferences != nil }

  /// A page goes on until it is interrupted, so it cannot be done along with anything else.
  package func validate() throws {
    if browser && hasTask {
      throw ValidationError("--browser goes with no --png, --svg, --pdf or --preferences.")
    }
    if below != nil && preferences == nil {
      throw ValidationError("--below goes with --preferences.")
    }
  }
}

// MARK: What the flags take

extension AppFlags {
  /// More points or pixels than this no picture has.
  private static let longest = 32_767.0

  static func size(_ text: String) throws -> CGSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Double($0) ?? .nan }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= longest }) else {
      throw ValidationError(
        "it takes a width and a height in points, each more than 0 and at most 32767, such as 390x844."
      )
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  static func scale(_ text: String) throws -> CGFloat {
    guard let scale = Double(text), scale > 0, scale <= 100 else {
      throw ValidationError(
        "it takes a number more than 0 and at most 100, such as 2.")
    }
    return CGFloat(scale)
  }

  static func port(_ text: String) throws -> Int {
    guard let port = Int(text), (0...65_535).contains(port) else {
      throw ValidationError("it takes a whole number from 0 to 65535, such as 8080.")
    }
    return port
  }

  static func scheme(_ text: String) throws -> ColorScheme {
    switch text {
    case "light": return .light
    case "dark": return .dark
    default:
      throw ValidationError("it takes light or dark.")
    }
  }
}
