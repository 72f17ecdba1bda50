import Foundation
import Waggle
import WaggleControls
import WaggleInspector
import WaggleRender
import WaggleWindow

/// Shows an app in a window of the desktop.
@MainActor enum WindowCommand {
  /// Runs until the window is closed, or the program is interrupted; the process then exits with status 0.
  static func run<Program: App>(_ program: Program.Type, _ flags: AppFlags) throws -> Never {
    let desktop = try DesktopLibrary.run.get()
    let scenes = BrowserCommand.makeScenes()
    let saver = BrowserCommand.saver(scenes)
    // One program, whose windows share its states.
    let (app, states) = (program.init(), ProgramStates())
    let makeInspector: @MainActor (InspectedProgram, CGSize, CGFloat) -> ViewHost = {
      inspector($0, $1, $2, flags)
    }
    var window = WindowProgram(
      title: AppCommand.name(of: program), identifier: identifier, size: flags.givenSize,
      colorScheme: flags.colorScheme, willExit: saver,
      makeInspector: flags.inspect ? makeInspector : nil
    ) { size, scale in
      let host = host(size, scale, flags, states) {
        AppView(app, desk: DesktopDesk(), closesAlone: true)
      }
      host.sceneState.open(scenes.file(of: "window", or: nil))
      return host
    } makeWindow: { open, windows, size, scale in
      let host = host(size, scale, flags, states) {
        AppWindowView(app, open)
          .environment(\.openedWindow, open)
          .environment(\.sceneStoragePrefix, open.storage + " ")
          .presented(by: open.presentation)
      }
      host.sceneState.open(scenes.file(of: fileName(of: open.storage), or: nil))
      host.open(in: windows)
      return host
    }
    window.icon = ProgramAssets.iconFile
    DiagnosticLog.standardError.write(RenderSystem.diagnostics)
    try desktop(window)
  }

  /// The tree of the window in which a program is inspected.
  private static func inspector(
    _ program: InspectedProgram, _ size: CGSize, _ scale: CGFloat, _ flags: AppFlags
  ) -> ViewHost {
    let model = InspectorModel(program)
    return host(size, scale, flags, ProgramStates()) { InspectorView(model) }
  }

  private static func fileName(of scene: String) -> String {
    scene.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "window"
  }

  /// The tree of one window.
  private static func host<Content: View>(
    _ size: CGSize, _ scale: CGFloat, _ flags: AppFlags, _ states: ProgramStates,
    content: @escaping () -> Content
  ) -> ViewHost {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = flags.colorScheme ?? .light
    if let locale = flags.locale ?? DesktopLocale.current { environment.adopt(locale) }
    let runtime = Runtime.ofProgram()
    runtime.programStates = ProgramStates.Tree(states)
    let host = ViewHost(runtime: runtime, size: size, environment: environment, content: content)
    host.followsPreferredColorScheme = flags.colorScheme == nil
    return host
  }

  /// The name of the program's file.
  private static var identifier: String {
    URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
  }

  /// Whether a window can be asked for: there is a display, and the part of Waggle for it.
  static var isPossible: Bool { hasDisplay && DesktopLibrary.isThere }

  /// Whether the process runs in a desktop session.
  static var hasDisplay: Bool {
    let environment = ProcessInfo.processInfo.environment
    return ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
  }

  /// How to get a window instead of the page.
  static var note: String {
    DesktopLibrary.mayBeThere && !hasDisplay
      ? "This is a page, because no display was found. In a desktop session the app opens a window."
      : "This is a page. \(DesktopLibrary.cure) --browser shows the page without this note."
  }
}
