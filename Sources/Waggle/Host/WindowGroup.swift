/// Windows that show the same kind of content.
///
/// The first window of a program is the page, or a window of the desktop. Others are opened by `\.openWindow`: on a desktop as windows
/// of the desktop (C624), and else over the page, beside each other where there is room, and over all of it in a narrow page (C380).
///
/// ```swift
/// struct Notes: App {
///   var body: some Scene {
///     WindowGroup("Notes", id: "notes") { Text("No notes yet") }
///   }
/// }
/// ```
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene, WindowScene {
  private let content: Content
  /// The title, for windows with a title bar.
  package let title: Text?
  /// The identifier by which a program refers to the group.
  package let id: String?

  static var kind: SceneWindow.Kind { .group }

  init(content: Content, title: Text?, id: String?) {
    self.content = content
    self.title = title
    self.id = id
  }

  /// Windows with this content.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), title: nil, id: nil)
  }

  /// Windows with this content, identified by `id`.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: nil, id: id)
  }

  /// Windows with this title and content.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: title, id: nil)
  }

  /// Windows with this title and content, identified by `id`.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: title, id: id)
  }

  /// Windows with this title, looked up in the program's tables, and content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: Text(titleKey), id: nil)
  }

  /// Windows with this title, looked up in the program's tables, and content, identified by `id`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: Text(titleKey), id: id)
  }

  /// Windows with this title and content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: Text(title), id: nil)
  }

  /// Windows with this title and content, identified by `id`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content(), title: Text(title), id: id)
  }

  /// Describes the windows. Several views in one are laid out as a column (L009).
  public nonisolated static func _makeScene(
    scene: _GraphValue<WindowGroup<Content>>, inputs: _SceneInputs
  ) -> _SceneOutputs { makeWindows(scene: scene, inputs: inputs) }
}
