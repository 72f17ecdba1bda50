package import Foundation
package import Waggle

/// Measures and lays out text with Pango's shaping and line breaking of our own (L150–L158).
///
/// Answers depend on nothing but the question. They are kept: by question, by paragraph, and by the width of an
/// ellipsis, each in a cache of bounded size.
package final class TextEngine: TextMeasurer {
  /// Whether two lines that end in a lone word are evened (L152).
  package let balancesLoneWord: Bool

  let shaper: LineShaper
  private var answers = BoundedCache<LayoutRequest, TextLayout>(limit: 4096)
  /// A paragraph costs its characters, and what it takes besides: so many that some ten thousand labels are kept.
  private var paragraphs = BoundedCache<[StyledText.Run], ShapedParagraph>(limit: 1 << 19)
  /// Which registered fonts the caches know.
  private var generation: Int
  /// How many questions were worked out and not found: a test's measure.
  package private(set) var layoutsMade = 0
  /// How many paragraphs Pango shaped.
  package private(set) var paragraphsShaped = 0

  package init(fonts: FontSystem, balancesLoneWord: Bool = true) {
    shaper = LineShaper(fonts: fonts)
    generation = fonts.generation
    self.balancesLoneWord = balancesLoneWord
  }

  package func layout(_ text: StyledText, width: CGFloat?, height: CGFloat?) -> TextLayout {
    takeRegisteredFonts()
    let question = LayoutRequest(text: text, width: Self.limit(width), height: Self.limit(height))
    if let known = answers.value(for: question) { return known }
    let made = answer(question)
    answers.insert(made, for: question)
    return made
  }

  package func metrics(of font: FontDescriptor) -> FontMetrics {
    takeRegisteredFonts()
    return shaper.fonts.metrics(of: font)
  }

  package var fontGeneration: Int { FontRegistry.generation }

  /// What was worked out with other fonts is void.
  private func takeRegisteredFonts() {
    shaper.fonts.takeRegisteredFonts()
    guard shaper.fonts.generation != generation else { return }
    generation = shaper.fonts.generation
    answers = BoundedCache(limit: 4096)
    paragraphs = BoundedCache(limit: 1 << 19)
  }

  /// A paragraph shaped, whatever its colours are.
  func shape(_ runs: [StyledText.Run]) -> ShapedParagraph {
    if let known = paragraphs.value(for: runs) { return known }
    paragraphsShaped += 1
    let made = ShapedParagraph(runs: runs, shaper: shaper)
    paragraphs.insert(made, for: runs, cost: made.count + 16)
    return made
  }

  /// The width of runs set by themselves, in points. Shapes them, or finds them shaped.
  func width(of runs: [StyledText.Run]) -> CGFloat {
    let paragraph = shape(runs)
    return paragraph.width(0..<paragraph.count)
  }

  /// The width of "…" as `run` is set, in points.
  func ellipsisWidth(_ run: StyledText.Run) -> CGFloat {
    var mark = run
    mark.string = "…"
    return width(of: [mark])
  }

  /// Text that fits as it is has one answer for all proposals; only the others are worked out.
  private func answer(_ question: LayoutRequest) -> TextLayout {
    if question.width == 0, question.height == 0 { return .nothing(question.text) }
    if question.isIdeal { return make(question) }
    let ideal = layout(question.text, width: nil, height: nil)
    let fits = ideal.size.width <= question.width && ideal.size.height <= question.height
    return fits ? ideal : make(question)
  }

  private func make(_ question: LayoutRequest) -> TextLayout {
    layoutsMade += 1
    return fit(question)
  }

  /// nil is infinity; negative and NaN are 0.
  private static func limit(_ proposal: CGFloat?) -> CGFloat {
    guard let proposal else { return .infinity }
    return proposal > 0 ? proposal : 0
  }
}

/// One question to the engine: lengths are at least 0, infinity where nothing limits.
struct LayoutRequest: Hashable {
  var text: StyledText
  let width: CGFloat
  let height: CGFloat

  var isIdeal: Bool { width == .infinity && height == .infinity }
}

extension TextLayout {
  /// A layout that takes no room.
  static func nothing(_ text: StyledText) -> TextLayout {
    TextLayout(text: text, size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [])
  }
}
