import Foundation

extension Paint {
  /// What a placeholder is filled with instead of this paint (C194).
  var redacted: Paint { ink.opacity(0.16) }
}

extension TextLayout {
  /// A bar for each line, in the colours of the lines (C194).
  func redacted(at origin: CGPoint) -> DisplayNode {
    var bars: [(paint: Paint, path: Path)] = []
    for line in lines where line.width > 0 {
      let paint = (line.runs.first ?? text.runs.first)?.paint ?? .color(.clear)
      if bars.last?.paint != paint { bars.append((paint, Path())) }
      let bar = bar(for: line)
      bars[bars.count - 1].path.addRoundedRect(
        in: bar, cornerSize: CGSize(width: bar.height / 5, height: bar.height / 5))
    }
    for ornament in ornaments where ornament.kind == .image {
      bars.append((ornament.run.paint, Path(ornament.frame)))
    }
    let frame = CGRect(origin: origin, size: size)
    return DisplayNode(
      .group(
        bars.map { bar in
          DisplayNode(.fill(bar.path, frame: frame, bar.paint.drawable.redacted, FillStyle()))
        }))
  }

  /// As high as the font's size, around its capital letters.
  private func bar(for line: Line) -> CGRect {
    let fonts = line.runs.isEmpty ? text.runs.map(\.font) : line.runs.map(\.font)
    let height = fonts.map(\.size).max() ?? 0
    return CGRect(x: line.x, y: line.baseline - height * 0.85, width: line.width, height: height)
  }
}
