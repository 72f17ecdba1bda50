/// Whether a finger that scrolls ends the editing of text.
public struct ScrollDismissesKeyboardMode: Sendable {
  fileprivate enum Kind { case automatic, immediately, interactively, never }
  fileprivate let kind: Kind

  /// Scrolling leaves the editing as it is.
  public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
  /// The editing ends when a finger begins to scroll.
  public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
  /// As `immediately`: there is no keyboard that a finger could push away.
  public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
  /// Scrolling leaves the editing as it is.
  public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }
}

extension EnvironmentValues {
  private enum ModeKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }

  /// Whether a finger that scrolls the view ends the editing of text.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a finger that scrolls this view ends the editing of text: the field gives up the focus.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ScrollState {
  /// Ends the editing of text, if a finger that scrolls does so.
  func dismissKeyboard() {
    switch readEnvironment().scrollDismissesKeyboardMode.kind {
    case .automatic, .never: return
    case .immediately, .interactively:
      let focus = runtime.input.focus
      if focus?.focused?.editor != nil { focus?.move(to: nil) }
    }
  }
}
