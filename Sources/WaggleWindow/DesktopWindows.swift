package import Foundation
package import Waggle

/// How a window begins.
package struct WindowLook {
  package var title: String
  /// In points.
  package var size: CGSize
  /// Where on the screen it is; nil where the desktop decides.
  package var position: UnitPoint?
  package var frame = WindowFrameKind.titleBar
  /// By what its frame is found again; nil for a window whose frame is not kept.
  package var name: String?
  /// Whether the user cannot change its size, which is that of the content.
  package var fitsContent = false
}

/// The windows of a program on a desktop: the first one, and those that the program opens, each with a tree of its own whose
/// program they share (C624).
///
/// Always true: the first window's tree is there until the last window is closed, since it has what the scenes observe and
/// command.
@MainActor package final class DesktopWindows {
  private struct Further {
    let open: OpenWindow
    let shown: any WindowEmbedder
  }

  private let program: WindowProgram
  private let settings: @MainActor () -> DesktopSettings
  private let show: @MainActor (ViewHost, WindowLook) -> any WindowEmbedder
  private let quit: @MainActor () -> Void
  private var first: (any WindowEmbedder)?
  private var firstSession: WindowSession?
  private var further: [Further] = []
  /// The window in which the program is inspected; it does not keep the program running.
  private var inspector: (any WindowEmbedder)?
  /// The window that was brought to the front last, as the program numbers them.
  private var presented = 0
  private var follows = false

  /// - Parameters:
  ///   - settings: the user's, which a tree has from its first frame on.
  ///   - show: opens a window of the desktop for a tree.
  ///   - quit: called when the last window was closed.
  package init(
    _ program: WindowProgram,
    settings: @escaping @MainActor () -> DesktopSettings = { DesktopSettings() },
    quit: @escaping @MainActor () -> Void,
    show: @escaping @MainActor (ViewHost, WindowLook) -> any WindowEmbedder
  ) {
    (self.program, self.settings, self.quit, self.show) = (program, settings, quit, show)
  }

  /// The windows that are shown, the first one first.
  package var all: [any WindowEmbedder] {
    let programs = (first.map { [$0] } ?? []) + further.map(\.shown)
    return programs + (inspector.map { [$0] } ?? [])
  }

  /// Opens the program's first window.
  package func open() {
    let host = program.makeHost(program.size ?? WindowProgram.standardSize, 1)
    windows(of: host).changed = { [weak self] in self?.windowsChanged() }
    let window = show(host, look(of: host, size: program.size, name: "window"))
    (first, firstSession) = (window, window.session)
    host.input.passShortcut = { [weak self] press in
      onMainActor { self?.perform(press, in: self?.first) ?? false }
    }
    if let makeInspector = program.makeInspector {
      let host = makeInspector(window.session.inspected, Self.inspectorSize, 1)
      host.updateEnvironment { $0.adopt(settings(), fixing: program.colorScheme) }
      let look = WindowLook(title: "Inspector of \(program.title)", size: host.size)
      inspector = show(host, look)
      host.input.passShortcut = { [weak self] press in
        onMainActor { self?.perform(press, in: self?.inspector) ?? false }
      }
    }
  }

  private static let inspectorSize = CGSize(width: 440, height: 700)

  /// Closes all windows, as the user does.
  package func closeAll() { for window in all.reversed() { window.close() } }

  /// The desktop has closed a window.
  package func didClose(_ window: any WindowEmbedder) {
    let session = window.session
    if window === first {
      first = nil
      if further.isEmpty { session?.close() } else { hideFirst(session) }
    } else if let index = further.firstIndex(where: { $0.shown === window }) {
      let open = further.remove(at: index).open
      session?.close()
      if let host = firstSession?.host { windows(of: host).close(open) }
    } else if window === inspector {
      inspector = nil
      session?.close()
      return
    }
    guard first == nil, further.isEmpty, firstSession != nil else { return }
    let inspector = inspector
    self.inspector = nil
    inspector?.session.close()
    firstSession?.close()
    firstSession = nil
    quit()
  }

  private func hideFirst(_ session: WindowSession?) {
    guard let session else { return }
    session.hide()
    session.frame { windows(of: session.host).closeFirst() }
  }

  // MARK: What the program opens

  private nonisolated func windowsChanged() {
    Task { @MainActor in follow() }
  }

  private func follow() {
    guard !follows, let host = firstSession?.host else { return }
    follows = true
    defer { follows = false }
    let windows = windows(of: host)
    for gone in further where !windows.open.contains(where: { $0 === gone.open }) {
      gone.shown.close()
    }
    for new in windows.open where !further.contains(where: { $0.open === new }) {
      open(new, of: windows)
    }
    if windows.isFirstClosed { first?.close() }
    guard let front = windows.front, front.rank != presented else { return }
    presented = front.rank
    further.first { $0.open === front }?.shown.present()
  }

  private func open(_ new: OpenWindow, of windows: ProgramWindows) {
    let host = program.makeWindow(new, windows, WindowProgram.standardSize, 1)
    host.input.passShortcut = { [weak self, weak new] press in
      onMainActor {
        self?.perform(press, inWindowOf: new) ?? false
      }
    }
    presented = new.rank
    further.append(
      Further(open: new, shown: show(host, look(of: host, size: nil, name: new.storage))))
  }

  // MARK: Standard commands

  private func perform(_ press: KeyPress, inWindowOf open: OpenWindow?) -> Bool {
    if firstSession?.performShortcut(press) ?? false { return true }
    return perform(press, in: further.first { $0.open === open }?.shown)
  }

  /// Performs the standard command with these keys (C757). False for none, and where the program has replaced it.
  ///
  /// A window is closed after the frame in which the keys are pressed: with it ends its tree.
  private func perform(_ press: KeyPress, in window: (any WindowEmbedder)?) -> Bool {
    let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
    guard modifiers == .command, let window, let host = firstSession?.host else { return false }
    let windows = windows(of: host)
    switch press.key.character.lowercased() {
    case "w" where windows.hasStandard(.saveItem):
      Task { @MainActor in if all.contains(where: { $0 === window }) { window.close() } }
    case "m" where windows.hasStandard(.windowSize): window.minimize()
    case "n" where windows.hasStandard(.newItem): return windows.openNew()
    case "q" where windows.hasStandard(.appTermination): Task { @MainActor in closeAll() }
    default: return false
    }
    return true
  }

  private func windows(of host: ViewHost) -> ProgramWindows {
    host.runtime.store(WindowStore.self).windows
  }

  /// How the window of a tree begins. The tree's first frame, which the title needs, has the window's size.
  private func look(of host: ViewHost, size: CGSize?, name: String) -> WindowLook {
    let store = host.runtime.store(WindowStore.self)
    host.updateEnvironment { $0.adopt(self.settings(), fixing: program.colorScheme) }
    let settings = store.settings
    host.size = size ?? settings.defaultSize ?? host.size
    var look = WindowLook(
      title: host.windowTitle ?? program.title, size: host.size,
      position: settings.defaultPosition, frame: settings.frame ?? .titleBar)
    if size == nil, !store.fitsContent { look.name = name }
    if size == nil, store.fitsContent {
      look.fitsContent = true
      look.size = host.idealContentSize
      host.size = look.size
    }
    return look
  }
}
