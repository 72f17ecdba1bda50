package import ArgumentParser
package import Foundation
package import Waggle
package import WaggleBrowser
package import WaggleRender

/// The command-line flags of every app.
package struct AppFlags: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent },
      abstract: "Shows the app in a browser, draws it to a file, or prints its preferences.",
      discussion: """
        Without a flag the app opens a window. With --browser, or where no window can be opened, it listens on this machine, prints
        an address to open in a browser, and runs until ^C.
        With --png, --svg, --pdf or --preferences it draws or prints its first window once, and exits.
        With --preview NAME it shows, draws or prints that preview instead of its first window.
        A FILE named - is standard output; everything else is then printed to standard error.
        """)
  }

  @Flag(help: "Show the app in a window of the desktop. This is the default in a desktop session.")
  package var window = false

  @Flag(help: "Show the app in a window, and how its preferences travel in a second window.")
  package var inspect = false

  @Flag(help: "Show the app in a browser. This is the default where no window can be opened.")
  package var browser = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The port to listen on, from 0 to 65535. (default: any free port)", valueName: "n"),
    transform: Self.port)
  package var port: Int?

  @Option(
    help: ArgumentHelp(
      """
      The address or name of this machine to listen on. Anyone who can reach it and knows the token can use the app. \
      (default: 127.0.0.1)
      """, valueName: "address"),
    transform: Self.host)
  package var host: String?

  @Option(
    name: .customLong("public-url"),
    help: ArgumentHelp(
      "The address that browsers use, if a proxy or a port forward is before the app, such as https://bees.example.",
      valueName: "url"),
    transform: Self.publicURL)
  package var publicURL: PublicURL?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest number of pages that are open at once, from 1 to 10000; with --workers, in all of them together. (default: 64)",
      valueName: "n"),
    transform: Self.sessions)
  package var sessions: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The number of processes that share the pages, from 1 to 64: one for each core that the app may use. A page stays \
      with its process; pages of different processes share no memory. (default: 1)
      """, valueName: "n"),
    transform: Self.workers)
  package var workers: Int?

  @Option(
    help: ArgumentHelp(
      "Keep the token of the address in this file, so that the address is the same in the next run. (default: a new one in each run)",
      valueName: "file"),
    transform: Self.tokenFile)
  package var token: String?

  @Option(help: ArgumentHelp("Draw a PNG.", valueName: "file"), transform: Self.file)
  package var png: String?

  @Option(help: ArgumentHelp("Draw an SVG.", valueName: "file"), transform: Self.file)
  package var svg: String?

  @Option(
    help: ArgumentHelp(
      "Draw a PDF of one page, or with --previews of a page for each preview.", valueName: "file"),
    transform: Self.file)
  package var pdf: String?

  @Option(
    name: .customLong("size"), parsing: .unconditional,
    help: ArgumentHelp("The window's size in points. (default: 390x844)", valueName: "WxH"),
    transform: Self.size)
  package var givenSize: CGSize?

  @Option(
    name: .customLong("scale"), parsing: .unconditional,
    help: ArgumentHelp("Pixels per point in a PNG. (default: 1)", valueName: "s"),
    transform: Self.scale)
  var givenScale: CGFloat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Draw the window as it is this many seconds after the start, with its animations and timers. Time is computed, \
      not waited for. (default: 0)
      """, valueName: "seconds"),
    transform: Self.time)
  package var time: TimeInterval?

  @Option(
    help: ArgumentHelp(
      "Use the light or the dark color scheme, whatever the app prefers with preferredColorScheme. (default: what it prefers, or light)",
      valueName: "light|dark"),
    transform: Self.scheme)
  package var colorScheme: ColorScheme?

  @Option(
    help: ArgumentHelp(
      "Use the words, the formats and the direction of this language, such as de_DE. (default: those of the desktop or the browser; English in a picture)",
      valueName: "language"),
    transform: Self.locale)
  package var locale: Locale?

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "Print how the values of a preference key are computed; without a name, those of each key that a view observes or reads.",
      valueName: "key"))
  package var preferences: String?

  @Option(
    help: ArgumentHelp(
      "Print only the values computed in and below the views of this name; implies --preferences.",
      valueName: "view"))
  package var below: String?

  @Flag(help: "Print the preferences as JSON, for programs.")
  package var json = false

  @Option(
    help: ArgumentHelp(
      """
      Say why what the views of this name write arrives, or does not; implies --preferences.
      """, valueName: "view"))
  package var from: String?

  @Option(
    help: ArgumentHelp(
      """
      The views at which it should arrive, with --from. (default: all views that listen or read)
      """, valueName: "view"))
  package var to: String?

  @Flag(
    help:
      "List the previews of the app and of its libraries, and show them in a browser; with --pdf, draw each of them on a page."
  )
  package var previews = false

  @Flag(help: "List the previews and end, with --previews.")
  package var list = false

  @Option(
    help: ArgumentHelp(
      """
      Show this preview instead of the app, or draw it with --png, --svg or --pdf: its name, Module.Name, or its place, \
      such as Bee.swift:12.
      """, valueName: "name"))
  package var preview: String?

  @Flag(
    help: """
      Look for text that is faint or cut short, small targets, missing labels and diagnostics in the first window, in \
      --preview NAME, or in all --previews: in both color schemes, three sizes of text and both directions. What is found is \
      printed, and ends the program with 1.
      """)
  package var audit = false

  @Option(
    help: ArgumentHelp(
      "Leave a kind of fault out of --audit: \(AuditKind.names).", valueName: "kind"),
    transform: Self.auditKind)
  package var skip: [AuditKind] = []

  package init() {}

  /// Parses a command line; nil uses the process's own.
  package static func read(_ arguments: [String]?) throws -> AppFlags {
    try ofPictures(arguments ?? Array(CommandLine.arguments.dropFirst())) ?? parse(arguments)
  }

  /// The message for the user when parsing fails.
  package static func sentence(for error: any Error) -> String { message(for: error) }
}

// MARK: Meaning

extension AppFlags {
  /// The file name for standard output.
  package static var output: String { "-" }

  /// The window's size in points.
  package var size: CGSize { givenSize ?? CGSize(width: 390, height: 844) }

  /// Pixels per point.
  package var scale: CGFloat { givenScale ?? 1 }

  /// Whether the app is shown in a browser: on request, and when no flag requests anything else.
  package var showsPage: Bool { browser || !hasTask }

  /// Whether the flags are for a page: on request, and with those that affect only pages.
  package var asksForPage: Bool {
    browser || previews || preview != nil || !pageFlags.isEmpty
  }

  /// What --audit looks for.
  var auditedKinds: Set<AuditKind> { Set(AuditKind.allCases).subtracting(skip) }

  /// Whether an image goes to standard output.
  package var drawsToOutput: Bool { files.contains(Self.output) }

  private var files: [String] { [png, svg, pdf].compactMap { $0 } }

  /// Whether some flag requests a result other than a page.
  private var hasTask: Bool { !files.isEmpty || preferences != nil || audit }

  /// Refuses flags that contradict each other. --below implies --preferences.
  package mutating func validate() throws {
    if below != nil || from != nil, preferences == nil { preferences = "" }
    if json, preferences == nil {
      throw ValidationError("--json is for --preferences: give both, --preferences KEY --json.")
    }
    if to != nil, from == nil {
      throw ValidationError("--to is for --from: name the view that writes, --from VIEW --to VIEW.")
    }
    if from != nil, json || below != nil {
      throw ValidationError(
        "--from prints sentences; it cannot be combined with --json or --below.")
    }
    if !skip.isEmpty, !audit {
      throw ValidationError("--skip is for --audit: give both, --audit --skip \(skip[0]).")
    }
    if audit && (!files.isEmpty || preferences != nil || list) {
      throw ValidationError("--audit cannot be combined with \(Self.tasks), or with --list.")
    }
    if list && !previews {
      throw ValidationError("--list is for --previews: give both, --previews --list.")
    }
    if previews && preview != nil {
      throw ValidationError(
        "--previews shows all previews, and --preview one: give one of the two.")
    }
    if previews && (png != nil || svg != nil || preferences != nil || list && pdf != nil) {
      throw ValidationError(
        "--previews cannot be combined with \(Self.tasks), except for --previews --pdf FILE, which draws a page for each preview. To draw one preview: --preview NAME --png FILE."
      )
    }
    if let workers, let sessions, workers > sessions {
      throw ValidationError(
        "--workers \(workers) needs at least as many --sessions: \(workers) or more instead of \(sessions)."
      )
    }
    if inspect && (asksForPage || hasTask) {
      throw ValidationError(
        "--inspect opens windows: it cannot be combined with flags for a page or a picture. On a page, write &inspect behind its address."
      )
    }
    if inspect { window = true }
    if window && (asksForPage || hasTask) {
      throw ValidationError(
        "--window shows the app in a window alone: it cannot be combined with flags for a page or a picture."
      )
    }
    if browser && hasTask {
      throw ValidationError("--browser cannot be combined with \(Self.tasks).")
    }
    if Set(files).count < files.count {
      throw ValidationError(
        "Two images cannot be written to the same file: name a file for each.")
    }
  }

  /// The same of an app that is shown in a window.
  package var windowNotes: [String] {
    imageFlags.filter { $0 != "--size" }.map {
      "\($0) has no effect in a window; it applies only to \(Self.tasks)."
    }
  }

  /// A sentence for each flag that has no effect together with the others, in the order in which `--help` lists them.
  package var notes: [String] {
    showsPage
      ? imageFlags.map {
        "\($0) has no effect in a browser; it applies only to \(Self.tasks)."
      }
      : pageFlags.map {
        "\($0) has no effect with \(Self.tasks); it applies only in a browser."
      }
  }

  private static var tasks: String { "--png, --svg, --pdf or --preferences" }

  /// The given flags that affect only images.
  private var imageFlags: [String] {
    [("--size", givenSize != nil), ("--scale", givenScale != nil), ("--time", time != nil)]
      .filter(\.1).map(\.0)
  }

  /// The given flags that affect only pages.
  private var pageFlags: [String] {
    [
      ("--port", port != nil), ("--host", host != nil), ("--public-url", publicURL != nil),
      ("--sessions", sessions != nil), ("--workers", workers != nil),
      ("--token", token != nil),
    ].filter(\.1).map(\.0)
  }
}
