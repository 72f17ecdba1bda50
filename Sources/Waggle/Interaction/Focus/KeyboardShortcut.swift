/// Keys that activate a control wherever the focus is (M150).
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the layout of the keyboard.
  public struct Localization: Hashable, Sendable {
    private enum Kind { case automatic, withoutMirroring, custom }
    private let kind: Kind

    /// As fits the layout.
    public static let automatic = Localization(kind: .automatic)
    /// As fits the layout, brackets and arrows as they are.
    public static let withoutMirroring = Localization(kind: .withoutMirroring)
    /// As written.
    public static let custom = Localization(kind: .custom)
  }

  /// Return: what is done by default.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: ends what goes on.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers
  /// How it follows the layout of the keyboard.
  public var localization: Localization

  /// A key with others held.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Two are the same where they are pressed the same way.
  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool {
    a.key == b.key && a.modifiers == b.modifiers
  }

  /// Hashes what is pressed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }

  /// Whether a key press is this one; large letters count as small ones.
  func matches(_ press: KeyPress) -> Bool {
    let held = press.modifiers.subtracting([.capsLock, .numericPad])
    return held == modifiers
      && key.character.lowercased() == press.key.character.lowercased()
  }
}

extension EnvironmentValues {
  private enum ShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
  }

  /// The keys that activate the controls here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Has keys activate the control here, or the first of several (M150).
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Has keys activate the control here, or the first of several (M150).
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Has keys activate the control here, or the first of several (M150).
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Has keys activate the control here; none where nil.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
