/// A window that a program has once.
///
/// As the first scene of a program it is the page, or the first window on a desktop. Another is opened by `\.openWindow`: on a desktop
/// as a window of the desktop (C624), and else over the page, beside other windows where there is room, and over all of it in a narrow
/// page (C380).
///
/// ```swift
/// struct Apiary: App {
///   var body: some Scene {
///     WindowGroup { OpenStatistics() }
///     Window("Statistics", id: "statistics") { Text("12 hives") }
///   }
/// }
///
/// struct OpenStatistics: View {
///   @Environment(\.openWindow) private var openWindow
///
///   var body: some View { Button("Statistics") { openWindow(id: "statistics") } }
/// }
/// ```
nonisolated public struct Window<Content: View>: PrimitiveScene, WindowScene {
  private let content: Content
  let title: Text?
  let id: String?

  static var kind: SceneWindow.Kind { .single }

  /// A window with this title and content, identified by `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.content, self.title, self.id) = (content(), title, id)
  }

  /// A window with this title, looked up in the program's tables, and content, identified by `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// A window with this title and content, identified by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  /// Describes the window.
  public nonisolated static func _makeScene(
    scene: _GraphValue<Window<Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs { makeWindows(scene: scene, inputs: inputs) }
}

/// The settings of a program: a window that `SettingsLink`, `\.openSettings` and Command-comma open (C382).
///
/// ```swift
/// struct Orchard: App {
///   @AppStorage("showsQueens") private var showsQueens = true
///
///   var body: some Scene {
///     WindowGroup { SettingsLink() }
///     Settings { Toggle("Show queens", isOn: $showsQueens).padding() }
///   }
/// }
/// ```
nonisolated public struct Settings<Content: View>: PrimitiveScene, WindowScene {
  private let content: Content

  static var kind: SceneWindow.Kind { .settings }
  var title: Text? { Text("Settings") }
  var id: String? { nil }

  /// Settings with this content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Describes the window.
  public nonisolated static func _makeScene(
    scene: _GraphValue<Settings<Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs { makeWindows(scene: scene, inputs: inputs) }
}
