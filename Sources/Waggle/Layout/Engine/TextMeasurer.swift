package import Foundation

/// Lays out text: the service that layout needs from a text engine.
///
/// Conforming types are in the render target. They cache results, because the same layout is requested many times.
package protocol TextMeasurer: AnyObject {
  /// Lays `text` out within `width` and `height` points; nil means unlimited (one line per paragraph).
  ///
  /// Infinity counts as nil, negative and NaN as 0. The result follows L150–L158. A text that fits untruncated has the
  /// same layout for all proposals except one of zero size. The layout's text equals `text`.
  func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout

  /// The vertical metrics of one line in `font`, in points.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// Where the characters of one line are, in logical order.
  func characterExtents(of line: [StyledText.Run]) -> [CharacterExtent]

  /// Breaks one paragraph of a text that is edited into lines; nil is one line. White space at the paragraph's end
  /// counts, and no line is balanced with the next or truncated. Not cached.
  func typeset(_ text: StyledText, width: CGFloat?) -> TypesetParagraph

  /// The families and glyphs in `text` that no font provides.
  func problems(in text: StyledText) -> [TextProblem]

  /// Changes when the program registers or unregisters a font. Cheap, because it is read in each frame.
  var fontGeneration: Int { get }
}

extension TextMeasurer {
  package func problems(in text: StyledText) -> [TextProblem] { [] }
  package var fontGeneration: Int { 0 }
}

/// Where a character (a grapheme cluster) is on its line.
package struct CharacterExtent: Hashable {
  /// From the line's left edge to the character's, in points.
  package var x: CGFloat
  /// The advance width, in points.
  package var width: CGFloat
  package var isRightToLeft: Bool

  package init(x: CGFloat, width: CGFloat, isRightToLeft: Bool = false) {
    self.x = x
    self.width = width
    self.isRightToLeft = isRightToLeft
  }
}

/// A problem with a text's fonts that the programmer should know about.
package struct TextProblem: Hashable {
  /// W-FONT or W-GLYPH, without a path.
  package let diagnostic: Diagnostic
  /// The family, script or character, which a host reports once.
  package let subject: String

  package init(_ diagnostic: Diagnostic, subject: String) {
    (self.diagnostic, self.subject) = (diagnostic, subject)
  }
}

/// A font with all choices made: nothing depends on the environment any more.
package struct FontDescriptor: Hashable {
  package enum Design: Hashable { case standard, serif, rounded, monospaced }
  /// Which letters are drawn as small capitals. The raw values are those that a page knows.
  package enum SmallCaps: UInt8, Hashable { case none, lowercase, all, uppercase }

  /// In points, greater than 0.
  package var size: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int
  package var italic: Bool
  package var design: Design
  /// The number of the fallback family for missing glyphs; 0 means none. Set by the text engine.
  package var fallback: UInt16 = 0
  /// The family of a custom font; nil is the system font (Inter).
  package var family: String?
  /// Digits of equal width (`tnum`).
  package var tabularDigits: Bool
  package var smallCaps = SmallCaps.none
  /// As in CSS's `font-stretch`: 50 to 200 percent; 100 is normal.
  package var width = 100
  /// The height of one line in points, where the platform overrides the font file (C003, C022); nil uses the font's own.
  package var lineHeight: CGFloat?

  package init(
    size: CGFloat, weight: Int = 400, italic: Bool = false, design: Design = .standard,
    family: String? = nil, tabularDigits: Bool = false, lineHeight: CGFloat? = nil
  ) {
    self.size = size
    self.weight = weight
    self.italic = italic
    self.design = design
    self.family = family
    self.tabularDigits = tabularDigits
    self.lineHeight = lineHeight
  }
}

/// The vertical metrics of a line, in points, all positive.
package struct FontMetrics: Hashable {
  /// From the line box's top to the baseline (C022).
  package var ascender: CGFloat
  /// From the baseline to the line box's bottom.
  package var descender: CGFloat
  package var capHeight: CGFloat
  /// The font's gap between two lines; 0 if the line height includes it.
  package var leading: CGFloat

  package var lineHeight: CGFloat { ascender + descender }

  package init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, leading: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.leading = leading
  }
}

/// Text with all attributes resolved, ready to be measured and drawn.
package struct StyledText: Hashable {
  package struct Run: Hashable {
    package var string: String
    package var font: FontDescriptor
    package var color: ResolvedColor
    package var underline: Bool
    package var strikethrough: Bool
    /// Added after each character, in points, by kerning or tracking; what the font adds by itself is not part of it.
    package var tracking: CGFloat
    package var baselineOffset: CGFloat
    /// What its style has besides a colour, such as shadows or a gradient; nil for none. Layout does not depend on it.
    package var gradientAndShadows: GradientAndShadows?
    /// An image, or lines with a pattern or a colour; nil for most runs.
    package var ornament: RunOrnament?

    package init(
      string: String, font: FontDescriptor, color: ResolvedColor, underline: Bool = false,
      strikethrough: Bool = false, tracking: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.underline = underline
      self.strikethrough = strikethrough
      self.tracking = tracking
      self.baselineOffset = baselineOffset
    }
  }
  package enum Alignment: Hashable { case leading, center, trailing }
  package enum Truncation: Hashable { case head, middle, tail }
  /// The regional variant of Han characters: one code point is drawn differently in each.
  package enum HanForms: UInt8, Hashable {
    case japanese, korean, simplified, traditional, hongKong
  }

  package var runs: [Run]
  package var alignment: Alignment = .leading
  package var truncation: Truncation = .tail
  /// The layout direction around the text: it decides the leading side, and the direction of a paragraph without a
  /// strong character (UAX 9, P3).
  package var embeddingLevel = EmbeddingLevel.leftToRight
  /// Chosen by the locale; nil if its language has no Han characters or the text has none.
  package var hanForms: HanForms?
  /// The registered fonts when the text was resolved (`TextMeasurer.fontGeneration`).
  package var fontGeneration: UInt8 = 0
  /// The maximum number of lines; nil means unlimited, values below 1 count as 1 (L153).
  package var lineLimit: Int?
  /// The number of lines to reserve space for, used or not (L155).
  package var minimumLines: Int = 1
  /// Added between lines, in points (L157).
  package var lineSpacing: CGFloat = 0
  /// The smallest factor by which the text may shrink before it is truncated (L156); 1 never shrinks.
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening: Bool = false
  /// Whether a bar is drawn for each line. Layout does not depend on it.
  package var isRedacted: Bool = false
  /// Pixels per point; sizes are rounded up to whole pixels (L142).
  package var scale: CGFloat = 1

  package init(runs: [Run]) { self.runs = runs }

  package var string: String { runs.map(\.string).joined() }
}

/// Text laid out for one proposal: size, baselines and lines, ready to draw.
package class TextLayout {
  package struct Line {
    /// Runs in logical order; a truncated line includes "…". The strings determine the line's direction completely:
    /// where the paragraph decides more than the line itself shows, they include Unicode's directional marks.
    package var runs: [StyledText.Run]
    /// From the layout's left edge to the line's, in points; alignment is applied (L158).
    package var x: CGFloat
    /// From the layout's top to the line's baseline, in points.
    package var baseline: CGFloat
    /// The advance width of the line, in points.
    package var width: CGFloat

    package init(runs: [StyledText.Run], x: CGFloat, baseline: CGFloat, width: CGFloat) {
      self.runs = runs
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }

  /// What is drawn beside characters.
  package struct Ornament {
    package enum Kind: Hashable {
      case image
      case line(RunLine)
    }

    package var kind: Kind
    /// The run, whose colours it has.
    package var run: StyledText.Run
    /// In the layout's coordinates, in points.
    package var frame: CGRect

    package init(_ kind: Kind, of run: StyledText.Run, in frame: CGRect) {
      self.kind = kind
      self.run = run
      self.frame = frame
    }
  }

  package let text: StyledText
  package let size: CGSize
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  /// Where images are between characters, each part of a line is an element, at the same baseline.
  package let lines: [Line]
  /// Images, and lines with a pattern or a colour.
  package let ornaments: [Ornament]
  /// The factor by which the text was scaled to fit (L156); already applied to the runs of `lines`.
  package let scaleFactor: CGFloat

  package init(
    text: StyledText, size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line],
    ornaments: [Ornament] = [], scaleFactor: CGFloat = 1
  ) {
    self.text = text
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.ornaments = ornaments
    self.scaleFactor = scaleFactor
  }

  /// Whether the ideal layout, which this is, is that for a width and a height too: because it fits, or because it is one line,
  /// which stays where it is too high (L153).
  package func isAnswer(width: CGFloat, height: CGFloat) -> Bool {
    guard size.width <= width, width > 0 || height > 0 else { return false }
    return size.height <= height || isOneLine && text.minimumScaleFactor >= 1
  }

  /// Whether the layout is one line for sure: with an ornament a line has any number of elements.
  private var isOneLine: Bool {
    lines.count == 1 && ornaments.isEmpty && text.minimumLines <= 1
  }
}
