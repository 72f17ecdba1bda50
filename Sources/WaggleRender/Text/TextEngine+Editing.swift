package import Foundation
package import Waggle

extension TextEngine {
  package func typeset(_ text: StyledText, width: CGFloat?) -> TypesetParagraph {
    let runs = shaper.fonts.runsWithFallbacks(text)
    let paragraph = shapeInPieces(runs.isEmpty ? text.runs : runs)
    let bidi = ParagraphBidi(paragraph, in: text.embeddingLevel)
    let breaker = LineBreaker(
      paragraph: paragraph, width: width.map { max($0, 1) } ?? .infinity, balancesLoneWord: false,
      drawnWidth: bidi.map { _ in { self.width(of: paragraph.runs(in: $0)) } })
    let lines = breaker.lines()
    return TypesetParagraph(
      layout: layout(of: paragraph, bidi, lines, text, width: width), lines: lines,
      lineHeight: lineHeight(of: text), edges: paragraph.edges, levels: bidi?.levels)
  }

  private func lineHeight(of text: StyledText) -> CGFloat {
    text.runs.map { metrics(of: $0.font).lineHeight }.max() ?? 0
  }

  /// The lines of a paragraph, each in the height of the text's own font.
  private func layout(
    of paragraph: ShapedParagraph, _ bidi: ParagraphBidi?, _ ranges: [Range<Int>],
    _ text: StyledText, width: CGFloat?
  ) -> TextLayout {
    let height = lineHeight(of: text)
    let ascender = text.runs.map { metrics(of: $0.font).ascender }.max() ?? 0
    let isRightToLeft = text.embeddingLevel.isRightToLeft
    var lines: [TextLayout.Line] = []
    for (index, range) in ranges.enumerated() {
      let visible = index == ranges.count - 1 ? range : paragraph.trimmingEnd(range)
      let runs = paragraph.runs(in: visible)
      let advance = paragraph.width(visible)
      let slack = width.map { max($0 - advance, 0) } ?? 0
      lines.append(
        TextLayout.Line(
          runs: bidi?.runs(runs, of: visible) ?? runs,
          x: text.alignment.shift(slack, isRightToLeft: isRightToLeft),
          baseline: CGFloat(index) * height + ascender, width: advance))
    }
    let size = CGSize(
      width: lines.map(\.width).max() ?? 0, height: height * CGFloat(lines.count))
    return TextLayout(
      text: text, size: size, firstBaseline: ascender,
      lastBaseline: lines.last?.baseline ?? ascender, lines: lines)
  }
}
