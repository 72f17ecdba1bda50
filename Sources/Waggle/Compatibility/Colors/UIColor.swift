public import Foundation

/// A colour as UIKit writes it, for code such as `Color(UIColor.systemGray6)`; in short `Color(.systemGray6)` (C340).
///
/// It has what is needed to make a `Color`, and to read its components. Two are equal if their `Color`s are.
///
/// ```swift
/// extension UIColor {
///   static let leaf = UIColor { traits in
///     traits.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 1) : .systemGreen
///   }
/// }
/// ```
public final class UIColor: Hashable, Sendable {
  let color: Color

  private init(system name: Color.Name) { color = Color(system: name) }

  /// The colour of a `Color`.
  public init(_ color: Color) { self.color = color }

  /// A colour from components in 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A colour from components in 0…1, in the colour space of the web.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// A colour from components in 0…1, in the wider colour space of newer screens.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  /// A grey from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// A colour from its hue (0…1 is one turn from red), saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// A colour that depends on where it is drawn.
  ///
  /// - Parameter dynamicProvider: gives the colour for traits such as the colour scheme; called whenever the colour is drawn.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    color = Color(
      DynamicColor { dynamicProvider(UITraitCollection($0)).color.resolve(in: $0) })
  }

  /// The colour for some traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolve(in: traits.context)))
  }

  /// Whether two were made in the same way.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

  /// Hashes how it was made.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(Color(uiColor: self).opacity(alpha / max(components.opacity, 1e-9)))
  }

  /// The components of the colour, as in the light scheme.
  var components: ResolvedColor { color.resolve(in: ColorContext()) }

  /// Writes the components, in 0…1, as in the light scheme.
  ///
  /// - Returns: true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.opacity
    return true
  }

  /// Writes hue, saturation, brightness and opacity, in 0…1, as in the light scheme.
  ///
  /// - Returns: true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    let (red, green, blue) = (components.red, components.green, components.blue)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var turn = 0.0
    if range > 0 {
      if most == red {
        turn = (green - blue) / range
      } else if most == green {
        turn = (blue - red) / range + 2
      } else {
        turn = (red - green) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = components.opacity
    return true
  }

  /// Writes the brightness of a grey and its opacity, in 0…1, as in the light scheme.
  ///
  /// - Returns: false, with nothing written, for a colour that is not grey.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.opacity
    return true
  }
}

/// What a colour of UIKit may depend on.
///
/// ```swift
/// let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
/// let dark = UITraitCollection(userInterfaceStyle: .dark)
/// print(ink.resolvedColor(with: dark) == UIColor(white: 1, alpha: 1))  // true
/// ```
public final class UITraitCollection: Hashable, Sendable {
  let context: ColorContext

  init(_ context: ColorContext) { self.context = context }

  /// Traits of which only the colour scheme is known.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(ColorContext(scheme: userInterfaceStyle == .dark ? .dark : .light))
  }

  /// The colour scheme.
  public var userInterfaceStyle: UIUserInterfaceStyle { context.scheme == .dark ? .dark : .light }
  /// Whether more contrast is wanted.
  public var accessibilityContrast: UIAccessibilityContrast {
    context.contrast == .increased ? .high : .normal
  }

  /// Whether two have the same traits.
  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.context == b.context
  }

  /// Hashes the traits.
  public func hash(into hasher: inout Hasher) { hasher.combine(context) }
}

/// A colour scheme as UIKit writes it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No certain one.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much contrast is wanted, as UIKit writes it.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// The contrast is not known.
  case unspecified = -1
  /// The usual contrast.
  case normal
  /// More contrast than usual.
  case high
}

extension UIColor {
  /// A colour of CoreGraphics.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

  /// The components of the colour, as in the light scheme.
  public var cgColor: CGColor { CGColor(components) }
}

/// The same with the name that AppKit has for it.
public typealias NSColor = UIColor

/// The protocol of what is made of a colour of the platform, which is `Color`: an initialiser of a protocol comes after those of
/// the type, so that `Color(.brand)` is the colour of a resource where `UIColor` has a member of that name too (C700).
public protocol _PlatformColorConvertible {}

extension Color: _PlatformColorConvertible {}

extension _PlatformColorConvertible where Self == Color {
  /// A colour of the platform (C340).
  public init(_ color: UIColor) { self = color.color }
}

extension Color {
  /// A colour of the platform (C340).
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of the platform (C340).
  public init(nsColor: UIColor) { self = nsColor.color }
}

extension UIColor {
  /// System red (C340).
  public static let systemRed = UIColor(system: .red)
  /// System orange (C340).
  public static let systemOrange = UIColor(system: .orange)
  /// System yellow (C340).
  public static let systemYellow = UIColor(system: .yellow)
  /// System green (C340).
  public static let systemGreen = UIColor(system: .green)
  /// System mint (C340).
  public static let systemMint = UIColor(system: .mint)
  /// System teal (C340).
  public static let systemTeal = UIColor(system: .teal)
  /// System cyan (C340).
  public static let systemCyan = UIColor(system: .cyan)
  /// System blue (C340).
  public static let systemBlue = UIColor(system: .blue)
  /// System indigo (C340).
  public static let systemIndigo = UIColor(system: .indigo)
  /// System purple (C340).
  public static let systemPurple = UIColor(system: .purple)
  /// System pink (C340).
  public static let systemPink = UIColor(system: .pink)
  /// System brown (C340).
  public static let systemBrown = UIColor(system: .brown)
  /// System gray (C340).
  public static let systemGray = UIColor(system: .gray)
  /// System gray2 (C340).
  public static let systemGray2 = UIColor(system: .gray2)
  /// System gray3 (C340).
  public static let systemGray3 = UIColor(system: .gray3)
  /// System gray4 (C340).
  public static let systemGray4 = UIColor(system: .gray4)
  /// System gray5 (C340).
  public static let systemGray5 = UIColor(system: .gray5)
  /// System gray6 (C340).
  public static let systemGray6 = UIColor(system: .gray6)
  /// The colour of texts (C340).
  public static let label = UIColor(system: .primary)
  /// Secondary label (C340).
  public static let secondaryLabel = UIColor(system: .secondary)
  /// Tertiary label (C340).
  public static let tertiaryLabel = UIColor(system: .tertiary)
  /// Quaternary label (C340).
  public static let quaternaryLabel = UIColor(system: .quaternary)
  /// The colour of a field's placeholder (C340).
  public static let placeholderText = UIColor(system: .tertiary)
  /// Separator (C340).
  public static let separator = UIColor(system: .separator)
  /// Opaque separator (C340).
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// The colour of links (C340).
  public static let link = UIColor(system: .link)
  /// System fill (C340).
  public static let systemFill = UIColor(system: .fill)
  /// Secondary system fill (C340).
  public static let secondarySystemFill = UIColor(system: .secondaryFill)
  /// Tertiary system fill (C340).
  public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
  /// Quaternary system fill (C340).
  public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
  /// System background (C340).
  public static let systemBackground = UIColor(system: .background)
  /// Secondary system background (C340).
  public static let secondarySystemBackground = UIColor(system: .secondaryBackground)
  /// Tertiary system background (C340).
  public static let tertiarySystemBackground = UIColor(system: .tertiaryBackground)
  /// System grouped background (C340).
  public static let systemGroupedBackground = UIColor(system: .groupedBackground)
  /// Secondary system grouped background (C340).
  public static let secondarySystemGroupedBackground = UIColor(
    system: .secondaryGroupedBackground)
  /// Tertiary system grouped background (C340).
  public static let tertiarySystemGroupedBackground = UIColor(
    system: .groupedTertiaryBackground)
  /// White (C340).
  public static let white = UIColor(system: .white)
  /// Black (C340).
  public static let black = UIColor(system: .black)
  /// Clear (C340).
  public static let clear = UIColor(system: .clear)
  /// Light text (C340).
  public static let lightText = UIColor(system: .lightText)
  /// Dark text (C340).
  public static let darkText = UIColor(system: .darkText)
}

extension UIColor {
  /// Plain red, the same in every scheme (C340).
  public static let red = UIColor(plain: 0xFF0000)
  /// Plain green, the same in every scheme (C340).
  public static let green = UIColor(plain: 0x00FF00)
  /// Plain blue, the same in every scheme (C340).
  public static let blue = UIColor(plain: 0x0000FF)
  /// Plain cyan, the same in every scheme (C340).
  public static let cyan = UIColor(plain: 0x00FFFF)
  /// Plain yellow, the same in every scheme (C340).
  public static let yellow = UIColor(plain: 0xFFFF00)
  /// Plain magenta, the same in every scheme (C340).
  public static let magenta = UIColor(plain: 0xFF00FF)
  /// Plain orange, the same in every scheme (C340).
  public static let orange = UIColor(plain: 0xFF8000)
  /// Plain purple, the same in every scheme (C340).
  public static let purple = UIColor(plain: 0x800080)
  /// Plain brown, the same in every scheme (C340).
  public static let brown = UIColor(plain: 0x996633)
  /// Half grey, the same in every scheme (C340).
  public static let gray = UIColor(plain: 0x808080)
  /// A third of white, the same in every scheme (C340).
  public static let darkGray = UIColor(plain: 0x555555)
  /// Two thirds of white, the same in every scheme (C340).
  public static let lightGray = UIColor(plain: 0xAAAAAA)

  fileprivate convenience init(plain hex: UInt32) {
    let color = ResolvedColor(hex: hex)
    self.init(Color(red: color.red, green: color.green, blue: color.blue))
  }
}

// The names of AppKit.
extension UIColor {
  /// The colour of texts (C340).
  public static let labelColor = label
  /// Secondary label (C340).
  public static let secondaryLabelColor = secondaryLabel
  /// Tertiary label (C340).
  public static let tertiaryLabelColor = tertiaryLabel
  /// Quaternary label (C340).
  public static let quaternaryLabelColor = quaternaryLabel
  /// The colour of texts (C340).
  public static let textColor = label
  /// The colour of a field's placeholder (C340).
  public static let placeholderTextColor = placeholderText
  /// Separator (C340).
  public static let separatorColor = separator
  /// The colour of links (C340).
  public static let linkColor = link
  /// The ground of a window (C340).
  public static let windowBackgroundColor = systemGroupedBackground
  /// The ground of a control (C340).
  public static let controlBackgroundColor = systemBackground
  /// The ground of text (C340).
  public static let textBackgroundColor = systemBackground
  /// The ground below a page (C340).
  public static let underPageBackgroundColor = secondarySystemBackground
  /// The tint, otherwise the program's accent colour, otherwise blue (C013).
  public static let controlAccentColor = UIColor(Color.accentColor)
}
