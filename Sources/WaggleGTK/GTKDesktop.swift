#if Window
  import CGTK
  import Dispatch
  import Foundation
  import Waggle
  package import WaggleWindow

  /// The desktop, by GTK 3: the windows of a program.
  @MainActor package final class GTKDesktop {
    private let program: WindowProgram
    private var windows: [GTKWindow] = []
    private let settings: GTKSettings
    private var signals: [any DispatchSourceSignal] = []

    /// Shows a program until its last window is closed; the process then exits with status 0.
    ///
    /// - Throws: `NoDisplay` where no desktop can be reached.
    package static func run(_ program: WindowProgram) throws -> Never {
      // Numbers are read and written as in C; only text input follows the user's language.
      gtk_disable_setlocale()
      setlocale(LC_CTYPE, "")
      g_set_prgname(program.identifier)
      g_set_application_name(program.title)
      guard gtk_init_check(nil, nil) != 0 else { throw NoDisplay() }
      let desktop = GTKDesktop(program)
      desktop.open()
      withExtendedLifetime(desktop) { MainLoop.run() }
    }

    private init(_ program: WindowProgram) {
      self.program = program
      settings = GTKSettings()
      settings.changed = { [unowned self] in for window in windows { window.follow(settings) } }
      for signal in [SIGINT, SIGTERM] {
        onSignal(signal) { [unowned self] in for window in windows { window.close() } }
      }
    }

    /// Opens the program's first window.
    private func open() {
      let host = program.makeHost(program.size ?? WindowProgram.standardSize, 1)
      let scene = host.runtime.store(WindowStore.self).defaultSize
      let size = program.size ?? scene ?? WindowProgram.standardSize
      // The first frame, which the title needs, has the size of the window.
      host.size = size
      let title = host.windowTitle ?? program.title
      windows.append(
        GTKWindow(size: size, title: title, host, colorScheme: program.colorScheme, settings) { [unowned self] in closed($0) })
    }

    private func closed(_ window: GTKWindow) {
      windows.removeAll { $0 === window }
      guard windows.isEmpty else { return }
      program.willExit()
      exit(0)
    }

    private func onSignal(_ signal: Int32, _ action: @escaping @MainActor () -> Void) {
      Foundation.signal(signal, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(action) }
      source.resume()
      signals.append(source)
    }
  }

  /// Why no window can be opened.
  package struct NoDisplay: LocalizedError, CustomStringConvertible {
    package var description: String {
      "No window can be opened: no display answers. DISPLAY is \(Self.value("DISPLAY")), and WAYLAND_DISPLAY is "
        + "\(Self.value("WAYLAND_DISPLAY")). Start the program in a desktop session, or show it in a browser with --browser."
    }

    package var errorDescription: String? { description }

    private static func value(_ name: String) -> String {
      ProcessInfo.processInfo.environment[name].map { "\"\($0)\"" } ?? "not set"
    }
  }
#endif

#if WAGGLE_SDK

  /// Writes the function that shows a program to memory.
  @_cdecl("waggle_window_run")
  public func writeWindowRun(_ memory: UnsafeMutableRawPointer) {
    typealias Run = @MainActor (WindowProgram) throws -> Never
    memory.initializeMemory(as: Run.self, to: { try GTKDesktop.run($0) })
  }
#endif
