package import Foundation

/// A paragraph of a text that is edited, broken into lines: ready to draw, and to find characters in.
///
/// Characters are grapheme clusters, counted from the start of the paragraph. The lines cover every character once, in
/// order; there is at least one line.
package final class TypesetParagraph {
  /// All lines, at their places; the first line's top is at 0.
  package let layout: TextLayout
  /// The characters of each line of `layout`.
  package let lines: [Range<Int>]
  package let lineHeight: CGFloat
  /// The distance from the paragraph's start to each character, as if all were left to right, and to its end.
  private let edges: [CGFloat]
  /// The bidirectional level of each character (UAX 9); nil if all are left to right.
  private let levels: [UInt8]?
  private var cachedExtents: (line: Int, extents: [CharacterExtent])?

  package init(
    layout: TextLayout, lines: [Range<Int>], lineHeight: CGFloat, edges: [CGFloat],
    levels: [UInt8]? = nil
  ) {
    self.layout = layout
    self.lines = lines
    self.lineHeight = lineHeight
    self.edges = edges
    self.levels = levels
  }

  package var count: Int { edges.count - 1 }
  package var height: CGFloat { lineHeight * CGFloat(lines.count) }
  /// The width of the widest line.
  package var width: CGFloat { layout.lines.map(\.width).max() ?? 0 }
  package var isLeftToRight: Bool { levels == nil }

  /// The line with a character; of two lines that meet at an index, the second unless `upstream`.
  package func line(at index: Int, upstream: Bool = false) -> Int {
    var (low, high) = (0, lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].lowerBound <= index { low = middle } else { high = middle - 1 }
    }
    return upstream && low > 0 && lines[low].lowerBound == index ? low - 1 : low
  }

  /// Where the caret is before a character, from the left edge of the layout.
  package func caret(at index: Int, in line: Int) -> CGFloat {
    let (range, left) = (lines[line], layout.lines[line].x)
    if let levels {
      let extents = extents(of: line)
      guard !extents.isEmpty else { return left }
      if index < range.upperBound { return left + extents[index - range.lowerBound].leadingEdge }
      let isOver = index == count && levels.last.map { $0 & 1 == 1 } != isRightToLeft
      if isOver {
        return left + (isRightToLeft ? 0 : edges[range.upperBound] - edges[range.lowerBound])
      }
      return left + extents[extents.count - 1].trailingEdge
    }
    return left + edges[index] - edges[range.lowerBound]
  }

  /// The index that is nearest to a distance from the left edge of the layout.
  package func index(atX x: CGFloat, in line: Int) -> Int {
    let (range, x) = (lines[line], x - layout.lines[line].x)
    guard !range.isEmpty else { return range.lowerBound }
    if levels == nil { return edgeIndex(near: x + edges[range.lowerBound], in: range) }
    var best = (index: range.lowerBound, distance: CGFloat.infinity)
    for index in range.lowerBound...range.upperBound {
      let distance = abs(caret(at: index, in: line) - layout.lines[line].x - x)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  /// The parts of a line that a range covers, from left to right, as distances from the left edge of the layout.
  package func spans(of range: Range<Int>, in line: Int) -> [ClosedRange<CGFloat>] {
    let part = range.clamped(to: lines[line])
    let left = layout.lines[line].x
    guard !part.isEmpty else { return [] }
    guard levels != nil else {
      let start = edges[lines[line].lowerBound]
      return [span(left + edges[part.lowerBound] - start, left + edges[part.upperBound] - start)]
    }
    let extents = extents(of: line)
    var spans: [ClosedRange<CGFloat>] = []
    for extent in part.map({ extents[$0 - lines[line].lowerBound] }).sorted(by: { $0.x < $1.x }) {
      let next = span(left + extent.x, left + extent.x + extent.width)
      if let last = spans.last, last.upperBound >= next.lowerBound - 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        spans.append(next)
      }
    }
    return spans
  }

  /// The part between two distances: a kerning that is negative enough has the end of a character before its start, and one
  /// that is too large gives what is not a number, of which nothing is covered.
  private func span(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    start <= end ? start...end : end < start ? end...start : 0...0
  }

  /// Whether the text runs to the left at a character, or before it at the end.
  package func isRightToLeft(at index: Int) -> Bool {
    guard let levels, !levels.isEmpty else { return false }
    return levels[min(index, levels.count - 1)] & 1 == 1
  }

  private var isRightToLeft: Bool { (levels?.min() ?? 0) & 1 == 1 }

  /// The last edge at or before a distance, or the next one if that is nearer.
  private func edgeIndex(near x: CGFloat, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high + 1) / 2
      if edges[middle] <= x { low = middle } else { high = middle - 1 }
    }
    guard low < range.upperBound, edges[low + 1] - x < x - edges[low] else { return low }
    return low + 1
  }

  /// The places of a line's characters: reversed where their level is odd (UAX 9, L2).
  private func extents(of line: Int) -> [CharacterExtent] {
    if let cachedExtents, cachedExtents.line == line { return cachedExtents.extents }
    let range = lines[line]
    var order = Array(range)
    let own = levels.map { Array($0[range]) } ?? []
    for level in stride(from: own.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, own[order[end] - range.lowerBound] >= level { end += 1 }
        if end > start { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    var extents = Array(repeating: CharacterExtent(x: 0, width: 0), count: range.count)
    var x: CGFloat = 0
    for index in order {
      let width = edges[index + 1] - edges[index]
      extents[index - range.lowerBound] = CharacterExtent(
        x: x, width: width, isRightToLeft: own[index - range.lowerBound] & 1 == 1)
      x += width
    }
    cachedExtents = (line, extents)
    return extents
  }
}

extension CharacterExtent {
  fileprivate var leadingEdge: CGFloat { isRightToLeft ? x + width : x }
  fileprivate var trailingEdge: CGFloat { isRightToLeft ? x : x + width }
}

extension TextMeasurer {
  /// A paragraph in one line, for measurers without shaping.
  package func typeset(_ text: StyledText, width: CGFloat?) -> TypesetParagraph {
    let layout = layout(text, width: nil, height: nil)
    let extents = characterExtents(of: text.runs)
    let height = text.runs.map { metrics(of: $0.font).lineHeight }.max() ?? 0
    return TypesetParagraph(
      layout: layout, lines: [0..<extents.count], lineHeight: height,
      edges: [0] + extents.map { $0.x + $0.width })
  }
}
