extension Color {
  /// The system's red (C010).
  public static let red = Color(system: .red)
  /// The system's orange (C010).
  public static let orange = Color(system: .orange)
  /// The system's yellow (C010).
  public static let yellow = Color(system: .yellow)
  /// The system's green (C010).
  public static let green = Color(system: .green)
  /// The system's mint (C010).
  public static let mint = Color(system: .mint)
  /// The system's teal (C010).
  public static let teal = Color(system: .teal)
  /// The system's cyan (C010).
  public static let cyan = Color(system: .cyan)
  /// The system's blue (C010).
  public static let blue = Color(system: .blue)
  /// The system's indigo (C010).
  public static let indigo = Color(system: .indigo)
  /// The system's purple (C010).
  public static let purple = Color(system: .purple)
  /// The system's pink (C010).
  public static let pink = Color(system: .pink)
  /// The system's brown (C010).
  public static let brown = Color(system: .brown)
  /// The system's grey (C010).
  public static let gray = Color(system: .gray)
  /// White in every scheme.
  public static let white = Color(system: .white)
  /// Black in every scheme.
  public static let black = Color(system: .black)
  /// Fully transparent.
  public static let clear = Color(system: .clear)
  /// The colour of primary text (C011).
  public static let primary = Color(system: .primary)
  /// The colour of secondary text (C011).
  public static let secondary = Color(system: .secondary)

  /// The label colour of a level, from 1 (primary) to 5; other levels are clamped (C011, C012).
  package static func label(level: Int) -> Color {
    let names: [Name] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    return Color(system: names[min(max(level, 1), names.count) - 1])
  }

  /// The colour of hairlines between rows.
  package static let separator = Color(system: .separator)
  /// The background of windows.
  package static let background = Color(system: .background)
}
