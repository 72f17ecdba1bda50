package import Waggle

/// Shows the windows of a program over its first one, and has the keys that open them.
nonisolated package struct WindowDesk: ViewModifier {
  @Environment(\.programWindows) private var windows
  @Environment(\.horizontalSizeClass) private var width

  package init() {}

  @MainActor @preconcurrency
  package func body(content: Content) -> some View {
    let windows = windows
    return
      content
      .background {
        if let windows { WindowCommands(windows: windows).hidden() }
      }
      .presentation(isPresented: isOpen, options) {
        if let windows { WindowStage(windows: windows) }
      }
  }

  private var isOpen: Binding<Bool> {
    nonisolated(unsafe) let windows = windows
    return Binding<Bool> {
      windows.map { !$0.open.isEmpty } ?? false
    } set: { isOpen in
      if !isOpen, let front = windows?.front { windows?.close(front) }
    }
  }

  /// In a narrow screen a window covers it, and Escape closes the window in front.
  private var options: PresentationOptions {
    let covers = width != .regular
    var options = PresentationOptions(
      .cover, isModal: covers, closesOnTouchOutside: false, role: nil)
    options.closesOnEscape = { covers }
    options.isStep = covers
    return options
  }
}

/// What a program has beside its first window where each window is one of the desktop's own. The content disappears when that
/// window is closed.
nonisolated package struct DesktopDesk: ViewModifier {
  @Environment(\.programWindows) private var windows

  package init() {}

  @MainActor @preconcurrency
  package func body(content: Content) -> some View {
    let windows = windows
    return ZStack {
      if !(windows?.isFirstClosed ?? false) { content }
    }
    .background {
      if let windows { WindowCommands(windows: windows).hidden() }
    }
  }
}

/// The keys that open windows, and what scenes without a window observe and command.
private struct WindowCommands: View {
  let windows: ProgramWindows

  var body: some View {
    let effects = SceneEffects.all(of: windows)
    let scenes = windows.scenes
    ZStack {
      ForEach(effects.indices, id: \.self) { effects[$0] }
      ForEach(scenes.indices, id: \.self) { index in
        if let shortcut = shortcut(of: scenes[index]) {
          Button("Open") { windows.open(scenes[index]) }.keyboardShortcut(shortcut)
        }
      }
    }
  }

  /// Command-comma opens settings (C383).
  private func shortcut(of scene: SceneWindow) -> KeyboardShortcut? {
    scene.settings().shortcut ?? (scene.kind == .settings ? KeyboardShortcut(",") : nil)
  }
}
