import Observation
public import Waggle

/// Whether the user edits a view's content.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// The list is edited for a moment, as by a swipe over a row.
  case transient
  /// The content is edited.
  case active

  /// Whether the content is edited, for a moment or for longer.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>?? { nil }
  }
  private enum PresentedEditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether the user edits the content of this view: that of the screen of the stack around it, or else of what is presented
  /// or of the window (C151, C088); nil where nothing can be edited.
  public var editMode: Binding<EditMode>? {
    get {
      if let given = self[EditModeKey.self] { return given }
      return self[PresentedEditModeKey.self] ?? windowParts?.part { WindowEditing() }.mode
    }
    set { self[EditModeKey.self] = .some(newValue) }
  }

  /// The edit mode that a screen or the program has set; nil for none.
  var givenEditMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? nil }
    set { self[EditModeKey.self] = .some(newValue) }
  }

  /// The edit mode of what is presented, in place of those around.
  fileprivate var presentedEditMode: Binding<EditMode>? {
    get { self[PresentedEditModeKey.self] }
    set {
      self[PresentedEditModeKey.self] = newValue
      self[EditModeKey.self] = .none
    }
  }
}

/// Whether the user edits the content of a window.
@Observable nonisolated private final class WindowEditing: @unchecked Sendable {
  private var value = EditMode.inactive
  /// The binding that changes the mode.
  var mode: Binding<EditMode> {
    if let made { return made }
    let mode = Binding<EditMode> { [weak self] in
      self?.value ?? .inactive
    } set: { [weak self] in
      self?.value = $0
    }
    made = mode
    return mode
  }

  @ObservationIgnored private var made: Binding<EditMode>?
}

/// Gives what is presented its own edit mode.
struct OwnEditMode: ViewModifier {
  @State private var mode = EditMode.inactive

  func body(content: Content) -> some View { content.environment(\.presentedEditMode, $mode) }
}

extension OwnEditMode: KeepsStates {
  nonisolated package static var keptStates: [String] { ["mode"] }
}
