import Foundation
import Waggle

/// A line with images, or with lines of their own pattern or colour: its characters, and what is drawn beside them.
struct LineParts {
  /// The characters between images.
  private(set) var lines: [TextLayout.Line] = []
  private(set) var ornaments: [TextLayout.Ornament] = []
  private let whole: TextLayout.Line
  private var unfinished: TextLayout.Line?

  init(of line: TextLayout.Line, _ engine: TextEngine) {
    whole = line
    let extents = engine.characterExtents(of: line.runs)
    var start = 0
    for run in line.runs {
      let end = min(start + run.string.count, extents.count)
      let parts = extents[start..<end]
      start = end
      guard let left = parts.map(\.x).min(), let right = parts.map({ $0.x + $0.width }).max()
      else { continue }
      if let image = run.ornament?.image {
        close()
        let metrics = engine.metrics(of: run.font)
        for part in parts { add(image, of: run, at: part.x, metrics) }
      } else {
        add(run, left, right)
      }
      let strokes = engine.shaper.fonts.strokes(of: run.font)
      addLine(run.ornament?.underline, strokes.underline, of: run, left, right)
      addLine(run.ornament?.strikethrough, strokes.strikethrough, of: run, left, right)
    }
    close()
  }

  private mutating func add(_ run: StyledText.Run, _ left: CGFloat, _ right: CGFloat) {
    guard var line = unfinished else {
      unfinished = TextLayout.Line(
        runs: [run], x: whole.x + left, baseline: whole.baseline, width: right - left)
      return
    }
    let end = max(line.x + line.width, whole.x + right)
    line.x = min(line.x, whole.x + left)
    line.width = end - line.x
    line.runs.append(run)
    unfinished = line
  }

  private mutating func close() {
    if let unfinished { lines.append(unfinished) }
    unfinished = nil
  }

  private mutating func add(
    _ image: InlineImage, of run: StyledText.Run, at x: CGFloat, _ metrics: FontMetrics
  ) {
    let top =
      whole.baseline - run.baselineOffset
      - image.ascent(inFontOf: run.font.size, capHeight: metrics.capHeight)
    let frame = CGRect(
      origin: CGPoint(x: whole.x + x, y: top), size: image.size(inFontOf: run.font.size))
    ornaments.append(TextLayout.Ornament(.image, of: run, in: frame))
  }

  private mutating func addLine(
    _ line: RunLine?, _ stroke: FontStroke, of run: StyledText.Run, _ left: CGFloat,
    _ right: CGFloat
  ) {
    guard let line, right > left else { return }
    let frame = CGRect(
      x: whole.x + left, y: whole.baseline - run.baselineOffset - stroke.top, width: right - left,
      height: stroke.thickness)
    ornaments.append(TextLayout.Ornament(.line(line), of: run, in: frame))
  }
}
