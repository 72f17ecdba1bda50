public import Waggle

/// A button that begins and ends editing: "Edit", and then "Done" (C088).
///
/// Each screen of a stack, each sheet and each window has an edit mode, unless the program sets one. Where that is nil the
/// button is disabled.
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
public struct EditButton: View, PathNamed {
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
