/// A key combination that activates a control wherever the focus is (M150).
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut adapts to the keyboard layout.
  public struct Localization: Hashable, Sendable {
    private enum Kind { case automatic, withoutMirroring, custom }
    private let kind: Kind

    /// Adapts to the layout.
    public static let automatic = Localization(kind: .automatic)
    /// Adapts to the layout, but does not mirror brackets and arrows.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// The shortcut stays as it is written.
    public static let custom = Localization(kind: .custom)
  }

  /// Return: activates the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Pressed together with `modifiers`.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// How the shortcut adapts to the keyboard layout.
  public var localization: Localization

  /// A key with modifier keys.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// True if both have the same key and modifier keys.
  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
    a.key == b.key && a.modifiers == b.modifiers
  }

  /// Hashes the key and the modifier keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }

  /// Whether a key press matches; upper and lower case are the same.
  func matches(_ press: KeyPress) -> Bool {
    let pressed = press.modifiers.subtracting([.capsLock, .numericPad])
    return pressed == modifiers
      && key.character.lowercased() == press.key.character.lowercased()
  }
}

extension EnvironmentValues {
  private enum ShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
  }

  /// The shortcut of the controls here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Gives the control here, or the first of several, a shortcut (M150).
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Gives the control here, or the first of several, a shortcut (M150).
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Gives the control here, or the first of several, a shortcut (M150).
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }

  /// Gives the control here a shortcut; nil removes it.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
  }
}
