extension Color {
  /// The system's red (C010).
  public static let red = Color(.red)
  /// The system's orange (C010).
  public static let orange = Color(.orange)
  /// The system's yellow (C010).
  public static let yellow = Color(.yellow)
  /// The system's green (C010).
  public static let green = Color(.green)
  /// The system's mint (C010).
  public static let mint = Color(.mint)
  /// The system's teal (C010).
  public static let teal = Color(.teal)
  /// The system's cyan (C010).
  public static let cyan = Color(.cyan)
  /// The system's blue (C010).
  public static let blue = Color(.blue)
  /// The system's indigo (C010).
  public static let indigo = Color(.indigo)
  /// The system's purple (C010).
  public static let purple = Color(.purple)
  /// The system's pink (C010).
  public static let pink = Color(.pink)
  /// The system's brown (C010).
  public static let brown = Color(.brown)
  /// The system's grey (C010).
  public static let gray = Color(.gray)
  /// White in every scheme.
  public static let white = Color(.white)
  /// Black in every scheme.
  public static let black = Color(.black)
  /// Fully transparent.
  public static let clear = Color(.clear)
  /// The colour of primary text (C011).
  public static let primary = Color(.primary)
  /// The colour of secondary text (C011).
  public static let secondary = Color(.secondary)

  /// The label colour of a level, from 1 (primary) to 5; other levels are clamped (C011, C012).
  package static func label(level: Int) -> Color {
    let names: [Name] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    return Color(names[min(max(level, 1), names.count) - 1])
  }

  /// The colour of hairlines between rows.
  package static let separator = Color(.separator)
  /// The background of windows.
  package static let background = Color(.background)
}
