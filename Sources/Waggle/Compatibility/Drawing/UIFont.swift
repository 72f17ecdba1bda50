public import Foundation

/// A font as UIKit writes it, for code such as `Font(UIFont.systemFont(ofSize: 20, weight: .bold))` (C367).
///
/// Its size is fixed: that of a text style is the one at the default dynamic type size. Two are equal if their `Font`s are.
///
/// ```swift
/// let font = UIFont.systemFont(ofSize: 20, weight: .bold)
/// Text("Meadow")
///   .font(Font(font))
///   .frame(height: font.lineHeight)
/// ```
public final class UIFont: Hashable, Sendable {
  package let font: Font
  /// The size, in points.
  public let pointSize: CGFloat

  package init(_ font: Font, size: CGFloat) { (self.font, pointSize) = (font, size) }

  private convenience init(
    system size: CGFloat, _ weight: Weight, design: Font.Design? = nil,
    _ change: (Font) -> Font = { $0 }
  ) {
    self.init(change(.system(size: size, weight: weight.value, design: design)), size: size)
  }

  /// The font with all choices made.
  package var descriptor: FontDescriptor { font.resolve(in: .large) }

  /// Whether both are the same request.
  public static func == (a: UIFont, b: UIFont) -> Bool {
    a.font == b.font && a.pointSize == b.pointSize
  }

  /// Hashes the request.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(pointSize)
  }

  /// The thickness of strokes, as UIKit writes it: from -1 to 1, 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat
    /// A weight from -1 to 1; the nearest of the nine is taken.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight from -1 to 1; the nearest of the nine is taken.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thinner than light.
    public static let thin = Weight(-0.6)
    /// Thinner than regular.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// Slightly thicker than regular.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Thicker than bold.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)

    private static let all: [(Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]

    var value: Font.Weight {
      Self.all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
        ?? .regular
    }
  }

  /// The purpose of a text, as UIKit writes it.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// A style of that name; others count as body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}

extension UIFont {
  /// The system font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(system: size, .regular)
  }

  /// The system font in a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: size, weight)
  }

  /// The system font in bold.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size, .bold) }

  /// The system font in italics.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(system: size, .regular) { $0.italic() }
  }

  /// The system font with glyphs of equal width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: size, weight, design: .monospaced)
  }

  /// The system font with digits of equal width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: size, weight) { $0.monospacedDigit() }
  }

  /// The font of a text style, at the default dynamic type size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let style = style.style
    return UIFont(
      .system(size: style.size(in: .large), weight: style.weight), size: style.size(in: .large))
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.resized(to: size), size: size) }

  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of texts: 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small texts: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
}

/// The same with the name that AppKit has for it.
public typealias NSFont = UIFont
/// The same with the name that Core Text has for it, for code such as `Font(font as CTFont)`.
public typealias CTFont = UIFont

extension Font {
  /// A font of the platform, whose size is fixed (C367).
  public init(_ font: UIFont) { self = font.font }
}
