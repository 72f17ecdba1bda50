import ArgumentParser
import Foundation
package import Waggle
import WaggleBrowser
import WaggleControls
import WaggleRender

/// Runs an app from its command-line flags.
@MainActor
package final class AppCommand {
  /// The longest wait for the tasks that views started, before an image is drawn, in seconds.
  static let taskTimeout = 5.0

  private let flags: AppFlags
  private let offscreen: OffscreenHost
  /// What is drawn instead of the app's window.
  private let preview: PreviewPicture?
  /// The file descriptor for an image whose file is "-".
  private let output: Int32

  /// Parses the flags, runs them, and exits the process on failure: with status 64 for invalid flags, and with 1 for
  /// a file that cannot be written or a port in use.
  ///
  /// - Parameter arguments: the flags; nil uses the process's own.
  package static func main<Program: App>(_ program: Program.Type, arguments: [String]? = nil) {
    CrashReporter.install()
    // With flags of its caller the program is a part of another, such as a test, which may take its time.
    if arguments == nil { Watchdog.watch() }
    do {
      let flags = try AppFlags.read(arguments)
      DefaultsFile.recover()
      if !BrowserHost.isWorker {
        for note in opensWindow(flags) ? flags.windowNotes : flags.notes {
          DiagnosticLog.standardError.write("Note: \(note)")
        }
      }
      if flags.showsPage { try show(program, flags) }
      if flags.audit { return try AppAudit.run(program, flags) }
      if flags.previews, let file = flags.pdf { return try drawPreviews(flags, to: file) }
      try flags.preview.map { try AppCommand(previewNamed: $0, flags).run() }
        ?? AppCommand(program, flags).run()
    } catch {
      AppFlags.exit(withError: error)
    }
  }

  /// The name of a program, for titles.
  static func name<Program: App>(of program: Program.Type) -> String {
    (program as? any NamedProgram.Type)?.name ?? "\(program)"
  }

  /// Whether the app is shown in a window: on request, or where that is possible and nothing else is asked for.
  private static func opensWindow(_ flags: AppFlags) -> Bool {
    guard flags.showsPage, !BrowserHost.isWorker else { return false }
    return flags.window || !flags.asksForPage && WindowCommand.isPossible
  }

  /// Shows the app in a window where that is wanted or possible, and else in a browser.
  private static func show<Program: App>(_ program: Program.Type, _ flags: AppFlags) throws -> Never
  {
    if opensWindow(flags) { try WindowCommand.run(program, flags) }
    if !flags.asksForPage, !BrowserHost.isWorker {
      DiagnosticLog.standardError.write("Note: \(WindowCommand.note)")
    }
    try BrowserCommand.run(program, flags)
  }

  private convenience init<Program: App>(_ program: Program.Type, _ flags: AppFlags) {
    let output = Self.output(flags)
    LastWindow.prepare(size: flags.size, scale: flags.scale)
    let program = program.init()
    self.init(
      flags,
      OffscreenHost(
        size: flags.size, scale: flags.scale, colorScheme: flags.colorScheme ?? .light
      ) { AppView(program, desk: WindowDesk()) }, nil, output)
  }

  private convenience init(previewNamed name: String, _ flags: AppFlags) throws {
    let output = Self.output(flags)
    let catalog = PreviewCatalog.ofProgram()
    self.init(try catalog.item(selectedBy: name), in: catalog, flags, output)
  }

  private convenience init(
    _ item: PreviewItem, in catalog: PreviewCatalog, _ flags: AppFlags, _ output: Int32
  ) {
    item.writeProblem()
    let preview = PreviewPicture(
      item, in: catalog, window: flags.size, givenSize: flags.givenSize, scale: flags.scale,
      colorScheme: flags.colorScheme ?? .light)
    self.init(flags, preview.offscreen, preview, output)
  }

  private init(
    _ flags: AppFlags, _ offscreen: OffscreenHost, _ preview: PreviewPicture?, _ output: Int32
  ) {
    (self.flags, self.offscreen, self.preview, self.output) = (flags, offscreen, preview, output)
    // The flag overrides the scheme that the content prefers.
    offscreen.host.followsPreferredColorScheme = flags.colorScheme == nil
    if let locale = flags.locale { offscreen.host.updateEnvironment { $0.adopt(locale) } }
  }

  private func run() throws {
    prepare()
    let task = Result { try write() }
    if let key = flags.preferences {
      print(try PreferenceReport(offscreen.host, flags).text(of: key))
    }
    DiagnosticLog.standardError.write(offscreen.diagnostics)
    try task.get()
    try preview?.requireContexts()
  }

  /// Brings the tree to the state that is drawn.
  private func prepare() {
    if flags.givenSize == nil, preview == nil { offscreen.adoptDefaultSize() }
    offscreen.settle(waitingForTasks: Self.taskTimeout)
    if let time = flags.time { offscreen.advance(to: time) }
    preview?.fitWindow()
    noteOverruledScheme()
    offscreen.reportUnfinishedTasks(after: Self.taskTimeout)
  }

  /// Says that the flag counts more than the program.
  private func noteOverruledScheme() {
    guard let given = flags.colorScheme,
      let preferred = offscreen.host.preference(PreferredColorSchemeKey.self) ?? nil,
      preferred != given
    else { return }
    DiagnosticLog.standardError.write(
      "Note: --color-scheme \(given) overrules .preferredColorScheme(.\(preferred)) of the program."
    )
  }

  private var background: ResolvedColor { offscreen.colorScheme == .dark ? .black : .white }

  private func write() throws {
    if let file = flags.png {
      try save(offscreen.pngData(scale: flags.scale, background: background), to: file)
    }
    if let file = flags.svg { try save(offscreen.svgData(background: background), to: file) }
    if let file = flags.pdf { try save(offscreen.pdfData(background: background), to: file) }
  }

  private func save(_ image: Data, to file: String) throws {
    try Self.save(image, to: file, output)
  }

  private static func save(_ image: Data, to file: String, _ output: Int32) throws {
    if file == AppFlags.output {
      try ImageOutput.write(image, to: output)
    } else {
      try ImageOutput.write(image, to: file)
    }
  }

  /// The file descriptor for an image whose file is "-", reserved before the program can print.
  private static func output(_ flags: AppFlags) -> Int32 {
    flags.drawsToOutput ? takeOutput() : STDOUT_FILENO
  }

  /// Reserves standard output for the image: from here on, the program's own output goes to standard error.
  private static func takeOutput() -> Int32 {
    fflush(nil)
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }
}

// MARK: Several pages

extension AppCommand {
  /// Draws a PDF with a page for each preview, in the order of the list (C471).
  private static func drawPreviews(_ flags: AppFlags, to file: String) throws {
    let output = output(flags)
    let catalog = PreviewCatalog.ofProgram()
    guard !catalog.items.isEmpty else { throw NoPreviews() }
    let commands = catalog.items.map { AppCommand($0, in: catalog, flags, output) }
    let pages = commands.map { $0.page() }
    try save(RenderSystem.pdfData(pages), to: file, output)
    try commands.last?.preview?.requireContexts()
  }

  /// The picture as a page of a document.
  private func page() -> PicturePage {
    prepare()
    defer { DiagnosticLog.standardError.write(offscreen.diagnostics) }
    return offscreen.page(background)
  }
}
