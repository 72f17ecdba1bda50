import Foundation
import Waggle

/// A text broken into lines within a request's limits, and whether it was truncated.
struct TextFit {
  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  /// Whether a line begins or ends inside a word that is too long.
  private(set) var cutsWord = false
  private let engine: TextEngine
  private let scaleFactor: CGFloat

  struct Line {
    var runs: [StyledText.Run]
    /// The advance without trailing white space.
    var width: CGFloat
    /// The width that the line adds to the text's size: trailing white space counts up to the proposal (L151).
    var reportedWidth: CGFloat
    /// The distance from the line's top to its baseline, and from there to its bottom.
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat

    var height: CGFloat { ascent + descent }
  }

  /// The range of a line, before it is made.
  private struct LineRange {
    let paragraph: ShapedParagraph
    /// nil if the whole paragraph is left to right.
    let bidi: ParagraphBidi?
    let range: Range<Int>
  }

  init(_ request: LayoutRequest, engine: TextEngine, scaleFactor: CGFloat = 1) {
    self.engine = engine
    self.scaleFactor = scaleFactor
    let text = request.text
    guard !text.runs.allSatisfy(\.string.isEmpty) else { return }
    let lineRanges = text.paragraphs.flatMap { runs -> [LineRange] in
      let paragraph = engine.shape(runs)
      let bidi = ParagraphBidi(paragraph, in: text.embeddingLevel)
      let breaker = LineBreaker(
        paragraph: paragraph, width: request.width, balancesLoneWord: engine.balancesLoneWord,
        drawnWidth: bidi.map { _ in { engine.width(of: paragraph.runs(in: $0)) } })
      return breaker.lines().map { LineRange(paragraph: paragraph, bidi: bidi, range: $0) }
    }
    keep(lineRanges, request)
  }

  /// Keeps as many lines as limit and height allow, at least one, and truncates the last one if more follow (L153).
  private mutating func keep(_ lineRanges: [LineRange], _ request: LayoutRequest) {
    let limit = max(1, request.text.lineLimit ?? .max)
    var top: CGFloat = 0
    for (index, lineRange) in lineRanges.enumerated() {
      let line = whole(lineRange, width: request.width)
      if index > 0, index >= limit || top + line.height > request.height + 1e-6 { break }
      lines.append(line)
      cutsWord = cutsWord || lineRange.paragraph.cutsWord(lineRange.range)
      top += line.pitch(request.text.lineSpacing)
    }
    guard lines.count < lineRanges.count else { return }
    isTruncated = true
    lines[lines.count - 1] = truncated(lineRanges[lines.count - 1], request)
  }

  private func whole(_ lineRange: LineRange, width: CGFloat) -> Line {
    let visible = lineRange.paragraph.trimmingEnd(lineRange.range)
    let runs = lineRange.paragraph.runs(in: visible)
    let isCut = lineRange.bidi != nil && lineRange.paragraph.cutsWord(lineRange.range)
    let advance = isCut ? engine.width(of: runs) : lineRange.paragraph.width(visible)
    let whole = isCut ? advance : lineRange.paragraph.width(lineRange.range)
    return makeLine(
      lineRange.bidi?.runs(runs, of: visible) ?? runs, lineRange, width: advance,
      answered: min(whole, max(width, 0)))
  }

  private func truncated(_ lineRange: LineRange, _ request: LayoutRequest) -> Line {
    let result = cut(lineRange, request)
    return makeLine(
      lineRange.bidi?.runs(result.runs, of: result.head, result.tail) ?? result.runs, lineRange,
      width: result.width, answered: min(result.width, request.width))
  }

  /// The rest with an ellipsis. Joined letters are wider at an end, so the truncated line is measured again, and
  /// truncated once more if it is too wide.
  private func cut(_ lineRange: LineRange, _ request: LayoutRequest) -> Truncation.Result {
    let truncation = Truncation(paragraph: lineRange.paragraph, ellipsisWidth: engine.ellipsisWidth)
    var width = request.width
    while true {
      var result = truncation.truncate(
        from: lineRange.range.lowerBound, mode: request.text.truncation, width: width)
      guard lineRange.bidi != nil else { return result }
      let planned = result.width
      result.width = engine.width(of: result.runs)
      if result.width <= request.width + 1e-6 || result.isEllipsis { return result }
      width = min(planned, width) - (result.width - request.width)
    }
  }

  /// The tallest run determines the line's height (L157); a baseline offset adds its absolute value (L158).
  private func makeLine(
    _ runs: [StyledText.Run], _ lineRange: LineRange, width: CGFloat, answered: CGFloat
  ) -> Line {
    var line = Line(
      runs: runs, width: width, reportedWidth: answered, ascent: 0, descent: 0, leading: 0)
    for run in runs.isEmpty ? lineRange.paragraph.runs.suffix(1) : runs[...] {
      let metrics = engine.metrics(of: run.font)
      line.ascent = max(line.ascent, metrics.ascender + max(run.baselineOffset, 0))
      line.descent = max(line.descent, metrics.descender + max(-run.baselineOffset, 0))
      if let image = run.ornament?.image { line.include(image, of: run, metrics) }
      line.leading = max(line.leading, metrics.leading)
    }
    return line
  }
}

extension TextFit.Line {
  /// Makes room for an image.
  fileprivate mutating func include(
    _ image: InlineImage, of run: StyledText.Run, _ metrics: FontMetrics
  ) {
    let above = image.ascent(inFontOf: run.font.size, capHeight: metrics.capHeight)
    let below = image.size(inFontOf: run.font.size).height - above
    ascent = max(ascent, above + run.baselineOffset)
    descent = max(descent, below - run.baselineOffset)
  }

  /// The distance from this line's top to the next one's (L157).
  func pitch(_ spacing: CGFloat) -> CGFloat { height + max(leading, spacing, 0) }
}

extension TextFit {
  /// The lines at their positions.
  func layout(of request: LayoutRequest) -> TextLayout {
    let text = request.text
    let size = reportedSize(request)
    let isRightToLeft = text.embeddingLevel.isRightToLeft
    // A single line is always at the leading edge (L158).
    let alignment = lines.count == 1 ? .leading : text.alignment
    var placed: [TextLayout.Line] = []
    var ornaments: [TextLayout.Ornament] = []
    var top: CGFloat = 0
    for line in lines {
      let whole = TextLayout.Line(
        runs: line.runs,
        x: alignment.shift(size.width - line.width, isRightToLeft: isRightToLeft),
        baseline: top + line.ascent, width: line.width)
      if line.runs.contains(where: { $0.ornament != nil }) {
        let parts = LineParts(of: whole, engine)
        placed += parts.lines
        ornaments += parts.ornaments
      } else {
        placed.append(whole)
      }
      top += line.pitch(text.lineSpacing)
    }
    if placed.count == 1, placed[0].runs == text.runs { placed[0].runs = text.runs }
    let last = top - (lines.last.map { $0.pitch(text.lineSpacing) - $0.ascent } ?? 0)
    return TextLayout(
      text: text, size: size,
      firstBaseline: lines.first.map { text.rounded($0.ascent) } ?? 0,
      lastBaseline: text.roundedUp(last), lines: placed, ornaments: ornaments,
      scaleFactor: scaleFactor)
  }

  /// The size, rounded up to whole pixels (L142) but never beyond the proposed width (L151).
  private func reportedSize(_ request: LayoutRequest) -> CGSize {
    let width = lines.map(\.reportedWidth).max() ?? 0
    return CGSize(
      width: min(request.text.roundedUp(width), request.width),
      height: request.text.roundedUp(contentHeight(request.text)))
  }

  /// The height of the lines, rounded up to whole pixels (L142).
  func height(_ text: StyledText) -> CGFloat { text.roundedUp(usedHeight(text)) }

  private func usedHeight(_ text: StyledText) -> CGFloat {
    let pitches = lines.dropLast().reduce(0) { $0 + $1.pitch(text.lineSpacing) }
    return pitches + (lines.last?.height ?? 0)
  }

  /// The height of the lines, and of those that are reserved (L155).
  private func contentHeight(_ text: StyledText) -> CGFloat {
    let used = usedHeight(text)
    let missing = max(text.minimumLines, 0) - max(lines.count, 1)
    guard missing > 0, let model = lines.first ?? emptyLine(text) else { return used }
    return max(used, model.height) + CGFloat(missing) * model.pitch(text.lineSpacing)
  }

  /// The single line of an empty text.
  private func emptyLine(_ text: StyledText) -> Line? {
    guard let run = text.runs.last else { return nil }
    let metrics = engine.metrics(of: run.font)
    return Line(
      runs: [], width: 0, reportedWidth: 0, ascent: metrics.ascender, descent: metrics.descender,
      leading: metrics.leading)
  }
}

extension StyledText.Alignment {
  /// The start of a line from the left, with `slack` points of free width (L145, L158).
  func shift(_ slack: CGFloat, isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .leading: isRightToLeft ? slack : 0
    case .center: slack / 2
    case .trailing: isRightToLeft ? 0 : slack
    }
  }
}
