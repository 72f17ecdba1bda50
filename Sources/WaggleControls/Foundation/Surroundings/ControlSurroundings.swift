import Waggle

/// Where a control is, where its appearance depends on that (C035, C039, C048).
///
/// It is chosen when the control is made and stays as long as the control: no body depends on it. Styles are chosen by
/// `inputs.surroundings`, bodies read it with `@Surroundings`. What can change around a control is in the environment
/// (`ScreenKey`).
nonisolated struct ControlSurroundings: Equatable, Sendable {
  /// What a control is in.
  enum Context: Hashable, Sendable {
    /// A row of a `Form` or a `List`.
    case row
    /// The items of a menu.
    case menu
    /// A toolbar.
    case toolbar
    /// A group of controls.
    case group
  }

  /// What the control is in; nil for none of these.
  var context: Context?
}

enum SurroundingsKey: InputKey {
  static var defaultValue: ControlSurroundings { ControlSurroundings() }
}

private enum WholeRowKey: InputKey {
  static var defaultValue: Bool { false }
}

private enum PlainLabelsKey: InputKey {
  static var defaultValue: Bool { false }
}

/// Three keys, as what a subview was made with is laid over what is at its place, key by key.
extension _ViewInputs {
  /// Where the control that is being made is.
  var surroundings: ControlSurroundings {
    get { bag[SurroundingsKey.self] }
    set { bag[SurroundingsKey.self] = newValue }
  }

  /// Whether the control is a row of a form or list by itself, so that the whole row can act.
  var isWholeRow: Bool {
    get { bag[WholeRowKey.self] }
    set { bag[WholeRowKey.self] = newValue }
  }

  /// Whether labels are not those of the row: in a header or footer, in a border, or in the value of a control (C047).
  var hasPlainLabels: Bool {
    get { bag[PlainLabelsKey.self] }
    set { bag[PlainLabelsKey.self] = newValue }
  }

  /// Whether a label is one of a row, with its icon in a column.
  var hasRowLabels: Bool { surroundings.context == .row && !hasPlainLabels }
}

/// Where the control is whose body reads it. It costs no node: the value was chosen when the view was made.
typealias Surroundings = MadeWith<SurroundingsKey>
