package import Foundation

/// Lays text out: the one thing that layout asks of a text engine.
///
/// Conformers live in the render target. They keep their own cache: the same question is asked many times.
package protocol TextMeasurer: AnyObject {
  /// Lays `text` out within `width` and `height` points; nil means "as much as you like" (one line a paragraph).
  ///
  /// Infinity counts as nil, negative and NaN as 0. The answer follows L150–L158. A text that fits as it is has one
  /// answer for all proposals but that of no room at all.
  func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout

  /// The vertical measures of one line in `font`, in points.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// What stands in the way of drawing `text` as it was asked for: families and glyphs that no font has.
  func problems(in text: StyledText) -> [TextProblem]

  /// A number that changes when the program registers or unregisters a font. Cheap: asked in each frame.
  var fontGeneration: Int { get }
}

extension TextMeasurer {
  package func problems(in text: StyledText) -> [TextProblem] { [] }
  package var fontGeneration: Int { 0 }
}

/// Something about a text's fonts that the programmer should know.
package struct TextProblem: Hashable {
  /// W-FONT or W-GLYPH.
  package let id: String
  /// The family, script or character: a host reports each once.
  package let subject: String
  /// What is missing, and the cure.
  package let message: String

  package init(id: String, subject: String, message: String) {
    (self.id, self.subject, self.message) = (id, subject, message)
  }
}

/// A font as layout and drawing need it: every choice made, nothing left to the environment.
package struct FontDescriptor: Hashable {
  package enum Design: Hashable { case standard, serif, rounded, monospaced }

  /// In points, greater than 0.
  package var size: CGFloat
  /// 100 (ultra light) to 900 (black); 400 is regular.
  package var weight: Int
  package var italic: Bool
  package var design: Design
  /// The number of the family that stands in for this one where it lacks a glyph; 0 is none. The text engine sets it.
  package var fallback: UInt16 = 0
  /// The family of a custom font; nil is the system's (Inter).
  package var family: String?
  /// Digits of equal width (`tnum`).
  package var tabularDigits: Bool
  /// The height of one line in points, which the platform's profile decides and not the font file (C003, C022);
  /// nil takes the font's own.
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

/// The vertical measures of a line, in points, all positive.
package struct FontMetrics: Hashable {
  /// From the line box's top to the baseline: the glyph box is centred in the line height (C022).
  package var ascender: CGFloat
  /// From the baseline to the line box's bottom.
  package var descender: CGFloat
  package var capHeight: CGFloat
  /// The gap that the font asks for between two lines; 0 where the line height already holds it.
  package var leading: CGFloat

  package var lineHeight: CGFloat { ascender + descender }

  package init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, leading: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.leading = leading
  }
}

/// Text with every attribute resolved, ready to be measured and drawn.
package struct StyledText: Hashable {
  package struct Run: Hashable {
    package var string: String
    package var font: FontDescriptor
    package var color: ResolvedColor
    package var underline: Bool
    package var strikethrough: Bool
    /// Added after each character, in points (kerning and tracking together).
    package var tracking: CGFloat
    package var baselineOffset: CGFloat
    /// What its style has beyond one colour; nil is nothing. Layout does not depend on it.
    package var finish: InkFinish?

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
  /// Whose forms of Han characters are drawn: one code point looks different in each of them.
  package enum HanForms: UInt8, Hashable {
    case japanese, korean, simplified, traditional, hongKong
  }

  package var runs: [Run]
  package var alignment: Alignment = .leading
  package var truncation: Truncation = .tail
  /// The layout direction around the text: on which side lines lead, and the direction of a paragraph without a letter
  /// that has one (UAX 9, P3).
  package var embeddingLevel = EmbeddingLevel.leftToRight
  /// By the locale; nil where the locale's language has no Han characters, or the text has none.
  package var hanForms: HanForms?
  /// Which fonts were registered when the text was resolved (`TextMeasurer.fontGeneration`).
  package var fontGeneration: UInt8 = 0
  /// At most so many lines; nil is no limit, below 1 counts as 1 (L153).
  package var lineLimit: Int?
  /// Room for at least so many lines, whether they are used or not (L155).
  package var minimumLines: Int = 1
  /// Added between lines, in points (L157).
  package var lineSpacing: CGFloat = 0
  /// The smallest factor that the text may shrink to before it truncates (L156); 1 never shrinks.
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening: Bool = false
  /// Pixels a point: sizes round up to whole pixels (L142).
  package var scale: CGFloat = 1

  package init(runs: [Run]) { self.runs = runs }

  package var string: String { runs.map(\.string).joined() }
}

/// Text laid out for one proposal: its size, its baselines, and its lines, ready to draw.
package final class TextLayout {
  package struct Line {
    /// Runs in logical order; a truncated line has "…" in them. A line's strings say all that there is of its direction:
    /// where its paragraph decides more than the line itself shows, there are Unicode's marks for that in them.
    package var runs: [StyledText.Run]
    /// From the layout's left edge to the line's, in points: alignment is already applied (L158).
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

  package let text: StyledText
  package let size: CGSize
  package let firstBaseline: CGFloat
  package let lastBaseline: CGFloat
  package let lines: [Line]
  /// What the text was scaled by to fit (L156); the runs of `lines` are scaled already.
  package let scaleFactor: CGFloat

  package init(
    text: StyledText, size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lines: [Line],
    scaleFactor: CGFloat = 1
  ) {
    self.text = text
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.scaleFactor = scaleFactor
  }
}
