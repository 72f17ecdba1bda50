import ArgumentParser
import Foundation
package import Waggle
import WaggleRender

/// Runs an app from its command-line flags.
@MainActor
package final class AppCommand {
  /// The longest wait for the tasks that views started, before an image is drawn, in seconds.
  private static let taskTimeout = 5.0

  private let flags: AppFlags
  private let offscreen: OffscreenHost
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
      for note in flags.notes { DiagnosticLog.standardError.write("Note: \(note)") }
      if flags.showsPage { try BrowserCommand.run(program, flags) }
      try AppCommand(program, flags).run()
    } catch {
      AppFlags.exit(withError: error)
    }
  }

  private init<Program: App>(_ program: Program.Type, _ flags: AppFlags) {
    self.flags = flags
    output = flags.drawsToOutput ? Self.takeOutput() : STDOUT_FILENO
    let program = program.init()
    offscreen = OffscreenHost(
      size: flags.size, scale: flags.scale, colorScheme: flags.colorScheme ?? .light
    ) { AppView(program) }
    // The flag overrides the scheme that the content prefers.
    offscreen.host.followsPreferredColorScheme = flags.colorScheme == nil
  }

  private func run() throws {
    offscreen.settle(waitingForTasks: Self.taskTimeout)
    if let time = flags.time { offscreen.advance(to: time) }
    let task = Result { try write() }
    if let key = flags.preferences {
      print(try PreferenceReport(offscreen.host, below: flags.below).text(of: key))
    }
    DiagnosticLog.standardError.write(offscreen.diagnostics)
    try task.get()
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

  /// Reserves standard output for the image: from here on, the program's own output goes to standard error.
  private static func takeOutput() -> Int32 {
    fflush(nil)
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }
}
