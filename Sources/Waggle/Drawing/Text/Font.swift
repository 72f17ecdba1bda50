public import Foundation

/// A request for a font. It is resolved where it is used, by the dynamic type size there.
///
/// ```swift
/// VStack {
///   Text("A title").font(.title.bold())
///   Text("12 points, in bold").font(.system(size: 12, weight: .bold))
///   Text("Serif").font(.system(.body, design: .serif))
/// }
/// ```
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    /// Scales with `style`, unless that is nil (C021).
    case custom(String, CGFloat, style: TextStyle?)
    /// Bold, larger than the titles of a phone; it scales with `style`.
    case extraLarge(CGFloat, style: TextStyle)
  }

  enum Change: Hashable, Sendable {
    case bold, italic, tabularDigits, monospaced
    case smallCaps(FontDescriptor.SmallCaps)
    case weight(Weight)
    case width(Width)
    case leading(Leading)
  }

  private let base: Base
  private let changes: [Change]

  private init(_ base: Base, _ changes: [Change] = []) {
    self.base = base
    self.changes = changes
  }

  /// The purpose of a text, which determines its size and weight (C020).
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }

  /// The design of a system font.
  public enum Design: Hashable, Sendable {
    /// The system's default design.
    case `default`
    /// With serifs.
    case serif
    /// With rounded terminals.
    case rounded
    /// With glyphs of equal width.
    case monospaced
  }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    /// The weight as CSS has it, from 100 to 900.
    let value: Int

    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Thinner than light.
    public static let thin = Weight(value: 200)
    /// Thinner than regular.
    public static let light = Weight(value: 300)
    /// The weight of body text.
    public static let regular = Weight(value: 400)
    /// Slightly thicker than regular.
    public static let medium = Weight(value: 500)
    /// Between medium and bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Thicker than bold.
    public static let heavy = Weight(value: 800)
    /// The thickest.
    public static let black = Weight(value: 900)
  }

  /// The width of letters, beside that of the family's standard face.
  ///
  /// A text in a family by name is drawn in the nearest face that its files bring. The system font, whose family here has one
  /// width, has its letters scaled: to 68 percent compressed, 84 condensed, 116 expanded, in the weight that keeps the stems.
  public struct Width: Hashable, Sendable {
    /// -1 for the narrowest to 1 for the widest; 0 is standard.
    public var value: CGFloat

    /// A width from -1 to 1; others are clamped when a font is chosen.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrower than condensed.
    public static let compressed = Width(-0.4)
    /// Narrower than standard.
    public static let condensed = Width(-0.2)
    /// The width of the family.
    public static let standard = Width(0)
    /// Wider than standard.
    public static let expanded = Width(0.2)

    /// As in CSS, in percent: a quarter for each 0.2, as the faces of OpenType have it, within 50 to 200.
    var percent: Int { Int((min(max(100 + (value.isNaN ? 0 : value) * 125, 50), 200)).rounded()) }
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The style's own line spacing.
    case standard
    /// Two points less (one at small sizes).
    case tight
    /// Two points more (one at small sizes).
    case loose
  }
}

// MARK: Fonts

extension Font {
  /// 36 points, bold: the larger title of a large screen. It scales as a large title does (C682).
  public static let extraLargeTitle = Font(.extraLarge(36, style: .largeTitle))
  /// 28 points, bold: the smaller title of a large screen. It scales as a title does (C682).
  public static let extraLargeTitle2 = Font(.extraLarge(28, style: .title))
  /// 34 points (C020).
  public static let largeTitle = system(.largeTitle)
  /// 28 points (C020).
  public static let title = system(.title)
  /// 22 points (C020).
  public static let title2 = system(.title2)
  /// 20 points (C020).
  public static let title3 = system(.title3)
  /// 17 points, semibold (C020).
  public static let headline = system(.headline)
  /// 15 points (C020).
  public static let subheadline = system(.subheadline)
  /// 17 points (C020).
  public static let body = system(.body)
  /// 16 points (C020).
  public static let callout = system(.callout)
  /// 13 points (C020).
  public static let footnote = system(.footnote)
  /// 12 points (C020).
  public static let caption = system(.caption)
  /// 11 points (C020).
  public static let caption2 = system(.caption2)

  /// The system font of a style; it scales with the dynamic type size (C021).
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  { Font(.style(style, design, weight)) }

  /// The system font at a fixed size (C021).
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, weight, design))
  }

  /// A font family at a size that scales with body text (C021).
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, style: .body))
  }

  /// A font family at a size that scales with a style (C021).
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name, size, style: textStyle))
  }

  /// A font family at a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, style: nil))
  }

  /// The font in the bold weight of its style (C020).
  public func bold() -> Font { changed(.bold) }
  /// Italic, with the same family, weight and size.
  public func italic() -> Font { changed(.italic) }
  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// The font with digits of equal width (C022).
  public func monospacedDigit() -> Font { changed(.tabularDigits) }
  /// The font with glyphs of equal width.
  public func monospaced() -> Font { changed(.monospaced) }
  /// The font with narrower or wider letters.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  /// The font with small capitals for all letters.
  ///
  /// A font without small capitals draws capitals of a smaller size.
  public func smallCaps() -> Font { changed(.smallCaps(.all)) }
  /// The font with small capitals for lower case letters.
  ///
  /// ```swift
  /// Text("The Hive").font(.body.lowercaseSmallCaps())
  /// ```
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps(.lowercase)) }
  /// The font with small capitals for upper case letters; lower case ones stay.
  public func uppercaseSmallCaps() -> Font { changed(.smallCaps(.uppercase)) }
  /// The font with tighter or looser lines.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }

  /// The font in a fixed size.
  func resized(to size: CGFloat) -> Font {
    switch base {
    case .style(let style, let design, let weight):
      Font(.system(size, weight ?? style.weight, design), changes)
    case .system(_, let weight, let design): Font(.system(size, weight, design), changes)
    case .custom(let family, _, _): Font(.custom(family, size, style: nil), changes)
    case .extraLarge: Font(.system(size, .bold, nil), changes)
    }
  }

  private func changed(_ change: Change) -> Font { Font(base, changes + [change]) }
}

// MARK: Resolution

extension Font {
  /// Replaces a size that cannot be used: next to 1, and not a size that a caller would ask for.
  static let sizeInstead = CGFloat(1).nextUp

  /// The font for layout, at a dynamic type size.
  package func resolve(in size: DynamicTypeSize) -> FontDescriptor {
    var font = resolvedBase(size)
    for change in changes { font.apply(change, to: base) }
    return font
  }

  private func resolvedBase(_ type: DynamicTypeSize) -> FontDescriptor {
    switch base {
    case .style(let style, let design, let weight):
      return .system(style.size(in: type), (weight ?? style.weight).value, design)
    case .system(let size, let weight, let design):
      let sane = size > 0 && size.isFinite ? size : Self.sizeInstead
      return .system(sane, (weight ?? .regular).value, design)
    case .custom(let family, let size, let style):
      let scaled = size * (style?.factor(in: type) ?? 1)
      return FontDescriptor(
        size: scaled > 0 && scaled.isFinite ? scaled : Self.sizeInstead, family: family)
    case .extraLarge(let size, let style):
      return .system((size * style.factor(in: type)).rounded(), Weight.bold.value, nil)
    }
  }
}

extension Font.Base {
  /// The weight of bold, by style (C020).
  fileprivate var boldWeight: Int {
    switch self {
    case .style(.largeTitle, _, _), .style(.title, _, _), .style(.title2, _, _): 700
    case .style: 600
    case .system, .custom, .extraLarge: 700
    }
  }
}

extension FontDescriptor {
  fileprivate static func system(_ size: CGFloat, _ weight: Int, _ design: Font.Design?)
    -> FontDescriptor
  {
    FontDescriptor(
      size: size, weight: weight, design: (design ?? .default).descriptor,
      lineHeight: size * SystemFontMetrics.height)
  }

  fileprivate mutating func apply(_ change: Font.Change, to base: Font.Base) {
    switch change {
    case .bold: weight = base.boldWeight
    case .italic: italic = true
    case .weight(let weight): self.weight = weight.value
    case .tabularDigits: tabularDigits = true
    case .smallCaps(let letters): smallCaps.add(letters)
    case .width(let width): self.width = width.percent
    case .monospaced: design = .monospaced
    case .leading(let leading):
      let step: CGFloat = size < 15 ? 1 : 2
      if leading == .tight { lineHeight = lineHeight.map { $0 - step } }
      if leading == .loose { lineHeight = lineHeight.map { $0 + step } }
    }
  }
}

extension FontDescriptor.SmallCaps {
  /// Upper case letters and lower case ones together are all letters.
  fileprivate mutating func add(_ letters: Self) {
    self = self == .none || self == letters ? letters : .all
  }
}

extension Font.Design {
  var descriptor: FontDescriptor.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
