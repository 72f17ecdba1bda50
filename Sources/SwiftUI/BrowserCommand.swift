import ArgumentParser
import Waggle
import WaggleBrowser
import WaggleRender

/// An app shown in browsers: each page has a program of its own.
@MainActor enum BrowserCommand {
  /// Goes on until it is interrupted; the process ends with 0 then.
  static func run<Program: App>(_ program: Program.Type, _ flags: AppFlags) throws -> Never {
    var settings = BrowserHost.Settings()
    settings.title = "\(Program.self)"
    settings.host = flags.host ?? settings.host
    settings.port = flags.port ?? settings.port
    settings.sessions.scheme = flags.colorScheme
    DiagnosticLog.standardError.write(RenderSystem.diagnostics)
    try BrowserHost.run(settings, fonts: fonts) { window in
      makeHost(window) { AppView(program.init()) }
    }
  }

  /// The tree of a new session.
  private static func makeHost<Content: View>(
    _ window: PageWindow, @ViewBuilder content: @escaping () -> Content
  ) -> ViewHost {
    let parts = RenderSystem.make()
    let runtime = DrawingRuntime(
      measurer: parts.measurer, symbols: parts.symbols, semantics: .seeds)
    runtime.report = { DiagnosticLog.standardError.write($0) }
    return ViewHost(
      runtime: runtime, size: window.size, environment: EnvironmentValues(), content: content)
  }

  /// The fonts that text is measured in.
  private static var fonts: PageFonts {
    let faces = FontFiles.debian.faces.map {
      PageFonts.Face(path: $0.path, family: $0.family, weight: $0.weight, isItalic: $0.isItalic)
    }
    return PageFonts(faces: faces) { $0.familyNames }
  }
}
