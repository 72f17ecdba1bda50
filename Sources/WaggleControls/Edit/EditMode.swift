public import Waggle

/// Whether the user edits a view's content.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// It is edited for a moment, as by a swipe over a row.
  case transient
  /// The content is edited.
  case active

  /// Whether the content is edited, for a moment or for longer.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether the user edits the content of this view; nil, the default, where nothing can be edited (C151).
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing: "Edit", and then "Done" (C088).
///
/// It is disabled where the environment has no edit mode.
///
/// ```swift
/// struct Garden: View {
///   @State private var mode = EditMode.inactive
///
///   var body: some View {
///     VStack {
///       EditButton()
///       if mode.isEditing { Text("Tap a flower to remove it") }
///     }
///     .environment(\.editMode, $mode)
///   }
/// }
/// ```
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// A button for the edit mode of the environment.
  public init() {}

  /// "Edit" or "Done".
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
    .disabled(mode == nil)
  }
}
