public import Waggle

/// A command that shows and hides the sidebar of a split view: Control-Command-S (C368).
///
/// In a narrow window it goes back to the sidebar.
///
/// ```swift
/// struct Apiary: App {
///   var body: some Scene {
///     WindowGroup {
///       NavigationSplitView { Text("Hives") } detail: { Text("A hive") }
///     }
///     .commands { SidebarCommands() }
///   }
/// }
/// ```
nonisolated public struct SidebarCommands: PrimitiveCommands {
  /// The command.
  public init() {}

  /// Its control.
  @MainActor @preconcurrency public var _content: some View {
    ColumnCommand(title: "Toggle Sidebar", kind: .sidebar, key: "s")
  }
}

/// A command that shows and hides the inspector of a view: Control-Command-I (C368).
nonisolated public struct InspectorCommands: PrimitiveCommands {
  /// The command.
  public init() {}

  /// Its control.
  @MainActor @preconcurrency public var _content: some View {
    ColumnCommand(title: "Toggle Inspector", kind: .inspector, key: "i")
  }
}

private struct ColumnCommand: View {
  let title: LocalizedStringKey
  let kind: ColumnCommands.Kind
  let key: KeyEquivalent
  @Environment(\.columnCommands) private var columns

  var body: some View {
    Button(title) {
      withAnimation { columns?.toggle(kind) }
    }
    .keyboardShortcut(key, modifiers: [.control, .command])
  }
}
