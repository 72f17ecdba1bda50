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
  private static let taskTimeout = 5.0

  private static let unfinished =
    "Note: a task of a view, such as that of an AsyncImage, had not finished after \(Int(taskTimeout)) seconds; what it would change is not shown."

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
    do {
      let flags = try AppFlags.read(arguments)
      DefaultsFile.recover()
      if !BrowserHost.isWorker {
        for note in flags.notes { DiagnosticLog.standardError.write("Note: \(note)") }
      }
      if flags.showsPage { try BrowserCommand.run(program, flags) }
      try flags.preview.map { try AppCommand(previewNamed: $0, flags).run() }
        ?? AppCommand(program, flags).run()
    } catch {
      AppFlags.exit(withError: error)
    }
  }

  private convenience init<Program: App>(_ program: Program.Type, _ flags: AppFlags) {
    let output = Self.output(flags)
    UIScreen.prepare(size: flags.size, scale: flags.scale)
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
    let item = try catalog.item(selectedBy: name)
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
  }

  private func run() throws {
    if flags.givenSize == nil, preview == nil { offscreen.adoptDefaultSize() }
    offscreen.settle(waitingForTasks: Self.taskTimeout)
    if offscreen.runsTasks { DiagnosticLog.standardError.write(Self.unfinished) }
    if let time = flags.time { offscreen.advance(to: time) }
    preview?.fitWindow()
    noteOverruledScheme()
    let task = Result { try write() }
    if let key = flags.preferences {
      print(try PreferenceReport(offscreen.host, flags).text(of: key))
    }
    DiagnosticLog.standardError.write(offscreen.diagnostics)
    try task.get()
    try preview?.requireContexts()
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

  private func write() throws {
    let background = offscreen.colorScheme == .dark ? ResolvedColor.black : .white
    if let file = flags.png {
      try save(offscreen.pngData(scale: flags.scale, background: background), to: file)
    }
    if let file = flags.svg { try save(offscreen.svgData(background: background), to: file) }
    if let file = flags.pdf { try save(offscreen.pdfData(background: background), to: file) }
  }

  private func save(_ image: Data, to file: String) throws {
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
