public import Waggle

/// A button that opens the program's settings, in the style around it (C382).
///
/// ```swift
/// struct Apiary: App {
///   var body: some Scene {
///     WindowGroup {
///       SettingsLink { Label("Settings", systemImage: "gear") }
///     }
///     Settings { Text("Nothing to set").padding() }
///   }
/// }
/// ```
nonisolated public struct SettingsLink<Label: View>: View, PathNamed {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A button with this label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button.
  @MainActor @preconcurrency
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A button that says “Settings…”.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// The label of a `SettingsLink` that is given none.
nonisolated public struct DefaultSettingsLinkLabel: View {
  init() {}

  /// The title.
  @MainActor @preconcurrency
  public var body: some View { Text("Settings…") }
}
