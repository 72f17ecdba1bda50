/// Whether a keyboard shortcut is declared around.
enum IsInShortcut: InputKey {
  static var defaultValue: Bool { false }
}
