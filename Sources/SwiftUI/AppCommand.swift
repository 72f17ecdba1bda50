import ArgumentParser
import Foundation
package import Waggle
import WaggleRender

/// One run of an app: from its flags to what they ask for.
@MainActor
package final class AppCommand {
  /// How long a picture waits for the tasks that views started, in seconds.
  private static let patience = 5.0

  private let flags: AppFlags
  private let offscreen: OffscreenHost

  /// Reads the flags, does what they say and ends the process where that fails. Flags that make no sense end it with
  /// 64, a file that cannot be written or a port that is taken with 1.
  ///
  /// - Parameter arguments: the flags; nil takes the process's own.
  package static func main<Program: App>(_ program: Program.Type, arguments: [String]? = nil) {
    do {
      let flags = try AppFlags.read(arguments)
      if flags.showsPage { try BrowserCommand.run(program, flags) }
      try AppCommand(program, flags).run()
    } catch {
      AppFlags.exit(withError: error)
    }
  }

  private init<Program: App>(_ program: Program.Type, _ flags: AppFlags) {
    self.flags = flags
    let program = program.init()
    offscreen = OffscreenHost(
      size: flags.size, scale: flags.scale, colorScheme: flags.colorScheme ?? .light
    ) { AppView(program) }
    // What the flag says is above what the content asks for.
    offscreen.host.followsPreferredColorScheme = flags.colorScheme == nil
  }

  private func run() throws {
    offscreen.settle(waitingForTasks: Self.patience)
    let task = Result { try write() }
    if let key = flags.preferences {
      print(try PreferencePrint(offscreen.host, below: flags.below).text(of: key))
    }
    printDiagnostics()
    try task.get()
  }

  private func write() throws {
    let ground = offscreen.colorScheme == .dark ? ResolvedColor.black : .white
    if let file = flags.png {
      try RenderSystem.write(
        offscreen.pngData(scale: flags.scale, background: ground), to: file)
    }
    if let file = flags.svg {
      try RenderSystem.write(offscreen.svgData(background: ground), to: file)
    }
    if let file = flags.pdf {
      try RenderSystem.write(offscreen.pdfData(background: ground), to: file)
    }
  }

  private func printDiagnostics() {
    for diagnostic in offscreen.diagnostics {
      FileHandle.standardError.write(Data((diagnostic.description + "\n").utf8))
    }
  }
}
