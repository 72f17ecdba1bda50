/// How heavy texts are to be, to be read well.
public enum LegibilityWeight: Hashable, Sendable {
  /// As the program has them.
  case regular
  /// Heavier.
  case bold
}

extension EnvironmentValues {
  /// How heavy texts in a system font are to be, to be read well: with `bold` each is two weights heavier, up to the heaviest
  /// (C364). No browser has that setting: it is nil, except where an ancestor has set it.
  public var legibilityWeight: LegibilityWeight? {
    get { textTraits.legibility }
    set { textTraits.legibility = newValue }
  }
}
