public import Waggle

/// A control that opens a menu of actions.
///
/// A menu has buttons, toggles, pickers, other menus, sections and dividers. Choosing an item closes it (C051). It is
/// operated by a tap, by keys (Space or Return opens it, arrows and letters move in it, Escape closes it) and by a
/// screen reader.
///
/// ```swift
/// struct Hive: View {
///   @State private var frames = 8
///
///   var body: some View {
///     Menu("Hive") {
///       Button("Add a frame", systemImage: "plus") { frames += 1 }
///       Menu("More") {
///         Button("Remove all", role: .destructive) { frames = 0 }
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct Menu<Label: View, Content: View>: View, PathNamed {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuSession) private var session

  /// A menu whose label consists of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A menu that performs an action when it is tapped, and opens when it is pressed for half a second (C051).
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  /// The label, in the nearest style; in another menu, a row that opens this one.
  @MainActor @preconcurrency
  public var body: some View {
    if let session {
      Submenu(session: session, label: label, content: content)
    } else {
      StyledControl(
        MenuStyleConfiguration(primaryAction: primaryAction),
        StyleSlotPair(
          StyleSlot(MenuStyleConfiguration.Label.self) { label },
          StyleSlot(MenuStyleConfiguration.Content.self) { MenuColumn { content } }))
    }
  }
}
