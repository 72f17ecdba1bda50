#if Window
  import CGTK
  import Dispatch
  import Foundation
  import Waggle
  package import WaggleWindow

  /// The desktop, by GTK 3: the windows of a program.
  @MainActor package final class GTKDesktop {
    private let settings = GTKSettings()
    private var windows: DesktopWindows!
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
      setIcon(program.icon)
      let desktop = GTKDesktop(program)
      desktop.windows.open()
      withExtendedLifetime(desktop) { MainLoop.run() }
    }

    /// The icon of all windows: the program's, or the one of the desktop's theme that has the program's name. One that cannot
    /// be read is as none.
    private static func setIcon(_ file: String?) {
      guard let file, let image = gdk_pixbuf_new_from_file_at_scale(file, 128, 128, 1, nil) else {
        return gtk_window_set_default_icon_name(g_get_prgname())
      }
      gtk_window_set_default_icon(image)
      g_object_unref(UnsafeMutableRawPointer(image))
    }

    private init(_ program: WindowProgram) {
      windows = DesktopWindows(program) { [settings] in
        settings.current
      } quit: {
        program.willExit()
        exit(0)
      } show: { [unowned self] host, look in
        GTKWindow(host, look, colorScheme: program.colorScheme, settings) { [unowned self] in
          windows.didClose($0)
        }
      }
      settings.changed = { [unowned self] in
        for window in windows.all { (window as? GTKWindow)?.follow(settings) }
      }
      for signal in [SIGINT, SIGTERM] { onSignal(signal) { [unowned self] in windows.closeAll() } }
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
