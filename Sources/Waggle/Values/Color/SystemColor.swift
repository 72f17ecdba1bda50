/// A colour of the platform, as in `Color(.systemGray6)` and `Color(uiColor: .label)`. It is not a type of UIKit: these names
/// are all that it has.
public struct _SystemColor: Hashable, Sendable {
  let color: Color

  private init(_ color: Color) { self.color = color }

  private init(system name: Color.Name) { color = Color(system: name) }
}

extension Color {
  /// A colour of the platform (C340).
  public init(_ color: _SystemColor) { self = color.color }

  /// A colour of the platform (C340).
  public init(uiColor: _SystemColor) { self = uiColor.color }

  /// A colour of the platform (C340).
  public init(nsColor: _SystemColor) { self = nsColor.color }
}

extension _SystemColor {
  /// System red (C340).
  public static let systemRed = _SystemColor(system: .red)
  /// System orange (C340).
  public static let systemOrange = _SystemColor(system: .orange)
  /// System yellow (C340).
  public static let systemYellow = _SystemColor(system: .yellow)
  /// System green (C340).
  public static let systemGreen = _SystemColor(system: .green)
  /// System mint (C340).
  public static let systemMint = _SystemColor(system: .mint)
  /// System teal (C340).
  public static let systemTeal = _SystemColor(system: .teal)
  /// System cyan (C340).
  public static let systemCyan = _SystemColor(system: .cyan)
  /// System blue (C340).
  public static let systemBlue = _SystemColor(system: .blue)
  /// System indigo (C340).
  public static let systemIndigo = _SystemColor(system: .indigo)
  /// System purple (C340).
  public static let systemPurple = _SystemColor(system: .purple)
  /// System pink (C340).
  public static let systemPink = _SystemColor(system: .pink)
  /// System brown (C340).
  public static let systemBrown = _SystemColor(system: .brown)
  /// System gray (C340).
  public static let systemGray = _SystemColor(system: .gray)
  /// System gray2 (C340).
  public static let systemGray2 = _SystemColor(system: .gray2)
  /// System gray3 (C340).
  public static let systemGray3 = _SystemColor(system: .gray3)
  /// System gray4 (C340).
  public static let systemGray4 = _SystemColor(system: .gray4)
  /// System gray5 (C340).
  public static let systemGray5 = _SystemColor(system: .gray5)
  /// System gray6 (C340).
  public static let systemGray6 = _SystemColor(system: .gray6)
  /// The colour of texts (C340).
  public static let label = _SystemColor(system: .primary)
  /// Secondary label (C340).
  public static let secondaryLabel = _SystemColor(system: .secondary)
  /// Tertiary label (C340).
  public static let tertiaryLabel = _SystemColor(system: .tertiary)
  /// Quaternary label (C340).
  public static let quaternaryLabel = _SystemColor(system: .quaternary)
  /// The colour of a field's placeholder (C340).
  public static let placeholderText = _SystemColor(system: .tertiary)
  /// Separator (C340).
  public static let separator = _SystemColor(system: .separator)
  /// Opaque separator (C340).
  public static let opaqueSeparator = _SystemColor(system: .opaqueSeparator)
  /// The colour of links (C340).
  public static let link = _SystemColor(system: .link)
  /// System fill (C340).
  public static let systemFill = _SystemColor(system: .fill)
  /// Secondary system fill (C340).
  public static let secondarySystemFill = _SystemColor(system: .secondaryFill)
  /// Tertiary system fill (C340).
  public static let tertiarySystemFill = _SystemColor(system: .tertiaryFill)
  /// Quaternary system fill (C340).
  public static let quaternarySystemFill = _SystemColor(system: .quaternaryFill)
  /// System background (C340).
  public static let systemBackground = _SystemColor(system: .background)
  /// Secondary system background (C340).
  public static let secondarySystemBackground = _SystemColor(system: .secondaryBackground)
  /// Tertiary system background (C340).
  public static let tertiarySystemBackground = _SystemColor(system: .tertiaryBackground)
  /// System grouped background (C340).
  public static let systemGroupedBackground = _SystemColor(system: .groupedBackground)
  /// Secondary system grouped background (C340).
  public static let secondarySystemGroupedBackground = _SystemColor(
    system: .secondaryGroupedBackground)
  /// Tertiary system grouped background (C340).
  public static let tertiarySystemGroupedBackground = _SystemColor(
    system: .groupedTertiaryBackground)
  /// White (C340).
  public static let white = _SystemColor(system: .white)
  /// Black (C340).
  public static let black = _SystemColor(system: .black)
  /// Clear (C340).
  public static let clear = _SystemColor(system: .clear)
  /// Light text (C340).
  public static let lightText = _SystemColor(system: .lightText)
  /// Dark text (C340).
  public static let darkText = _SystemColor(system: .darkText)
}

extension _SystemColor {
  /// Plain red, the same in every scheme (C340).
  public static let red = _SystemColor(plain: 0xFF0000)
  /// Plain green, the same in every scheme (C340).
  public static let green = _SystemColor(plain: 0x00FF00)
  /// Plain blue, the same in every scheme (C340).
  public static let blue = _SystemColor(plain: 0x0000FF)
  /// Plain cyan, the same in every scheme (C340).
  public static let cyan = _SystemColor(plain: 0x00FFFF)
  /// Plain yellow, the same in every scheme (C340).
  public static let yellow = _SystemColor(plain: 0xFFFF00)
  /// Plain magenta, the same in every scheme (C340).
  public static let magenta = _SystemColor(plain: 0xFF00FF)
  /// Plain orange, the same in every scheme (C340).
  public static let orange = _SystemColor(plain: 0xFF8000)
  /// Plain purple, the same in every scheme (C340).
  public static let purple = _SystemColor(plain: 0x800080)
  /// Plain brown, the same in every scheme (C340).
  public static let brown = _SystemColor(plain: 0x996633)
  /// Half grey, the same in every scheme (C340).
  public static let gray = _SystemColor(plain: 0x808080)
  /// A third of white, the same in every scheme (C340).
  public static let darkGray = _SystemColor(plain: 0x555555)
  /// Two thirds of white, the same in every scheme (C340).
  public static let lightGray = _SystemColor(plain: 0xAAAAAA)

  private init(plain hex: UInt32) {
    let color = ResolvedColor(hex: hex)
    self.init(Color(red: color.red, green: color.green, blue: color.blue))
  }
}
