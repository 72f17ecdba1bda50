/// A key of the keyboard, identified by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character; a function-key code point for keys that type none.
  public var character: Character

  /// The key with that character.
  public init(_ character: Character) { self.character = character }

  /// The key with that character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  /// The up arrow key, U+F700.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key, U+F701.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key, U+F702.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key, U+F703.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape, U+001B.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{08}")
  /// The key that deletes forward, U+F728.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home, U+F729.
  public static let home = KeyEquivalent("\u{F729}")
  /// End, U+F72B.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up, U+F72C.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down, U+F72D.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key, U+F739.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key, U+0009.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return, U+000D.
  public static let `return` = KeyEquivalent("\r")
}
