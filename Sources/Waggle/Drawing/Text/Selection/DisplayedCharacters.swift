import Foundation

/// The characters of a text as its lines show them, and what was written for each.
struct DisplayedCharacters {
  private struct Line {
    /// The indices of its characters.
    var range: Range<Int>
    var extents: [CharacterExtent]
    var x: CGFloat
    var top: CGFloat
    var bottom: CGFloat
  }

  private var lines: [Line] = []
  private var characters: [Character] = []
  /// Where each character was written, and where the text ends.
  private var sources: [Int] = []
  private let written: [Character]

  init(_ layout: TextLayout, _ measurer: any TextMeasurer) {
    written = Array(layout.text.string)
    var next = 0
    for line in layout.lines {
      let shown = Array(line.runs.map(\.string).joined())
      for character in shown {
        next = Self.source(of: character, in: written, from: next)
        sources.append(next)
        if next < written.count, written[next] == character { next += 1 }
      }
      let metrics = line.runs.map { measurer.metrics(of: $0.font) }
      let start = characters.count
      characters += shown
      lines.append(
        Line(
          range: start..<characters.count, extents: measurer.characterExtents(of: line.runs),
          x: line.x, top: line.baseline - (metrics.map(\.ascender).max() ?? 0),
          bottom: line.baseline + (metrics.map(\.descender).max() ?? 0)))
    }
    // The last character shown stands for what a truncated text leaves out.
    sources.append(written.count)
  }

  /// Where a displayed character was written: spaces at the end of a line are not displayed, and direction marks and the sign of a
  /// truncation were not written.
  static func source(of character: Character, in written: [Character], from next: Int)
    -> Int
  {
    var index = next
    while index < written.count, written[index] != character, written[index].isWhitespace {
      index += 1
    }
    return index < written.count && written[index] == character ? index : next
  }

  var count: Int { characters.count }

  /// The number of the character boundary that is nearest to a point of the text.
  func boundary(at point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.bottom }) ?? lines.last else { return 0 }
    let x = point.x - line.x
    var nearest = (index: line.range.lowerBound, distance: CGFloat.infinity)
    for (index, extent) in line.extents.enumerated() where index < line.range.count {
      let edges = [extent.x, extent.x + extent.width]
      let (before, after) = extent.isRightToLeft ? (edges[1], edges[0]) : (edges[0], edges[1])
      let number = line.range.lowerBound + index
      for (edge, index) in [(before, number), (after, number + 1)]
      where abs(edge - x) < nearest.distance { nearest = (index, abs(edge - x)) }
    }
    return nearest.index
  }

  /// The word around a boundary, or the one character that is in no word.
  func word(at boundary: Int) -> Range<Int> {
    guard !characters.isEmpty else { return 0..<0 }
    var low = min(boundary, count - 1)
    if !isOfWord(low), low > 0, isOfWord(low - 1), follows(low) { low -= 1 }
    var high = low + 1
    guard isOfWord(low) else { return low..<high }
    while low > 0, isOfWord(low - 1), follows(low) { low -= 1 }
    while high < count, isOfWord(high), follows(high) { high += 1 }
    return low..<high
  }

  /// Whether a character was written right after the one before it.
  private func follows(_ index: Int) -> Bool { sources[index] <= sources[index - 1] + 1 }

  private func isOfWord(_ index: Int) -> Bool {
    let character = characters[index]
    return character.isLetter || character.isNumber || character == "_" || character == "’"
  }

  /// The characters around a boundary up to line breaks that were written.
  func paragraph(at boundary: Int) -> Range<Int> {
    var (low, high) = (min(boundary, count), min(boundary, count))
    while low > 0, !breaks(before: low) { low -= 1 }
    while high < count, high == low || !breaks(before: high) { high += 1 }
    return low..<high
  }

  private func breaks(before index: Int) -> Bool {
    let previous = index > 0 ? sources[index - 1] : 0
    return written[previous..<max(sources[index], previous)].contains(where: \.isNewline)
  }

  /// What was written for a range.
  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return "" }
    let end = range.upperBound == count ? written.count : sources[range.upperBound]
    var last = max(end, sources[range.lowerBound])
    // What separates it from the next line is not selected.
    if range.upperBound < count {
      let shown = sources[range.upperBound - 1] + 1
      while last > shown, written[last - 1].isWhitespace { last -= 1 }
    }
    return String(written[sources[range.lowerBound]..<last])
  }

  /// The rectangles of what was written in a range.
  func rectangles(ofWritten range: Range<Int>) -> [CGRect] {
    let shown = characters.indices.filter { range.contains(sources[$0]) }
    guard let first = shown.first, let last = shown.last else { return [] }
    return rectangles(in: first..<last + 1)
  }

  /// The areas of a range, one or more for each line.
  func rectangles(in range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      let part = range.clamped(to: line.range)
      let extents = part.compactMap { index -> CharacterExtent? in
        let offset = index - line.range.lowerBound
        return line.extents.indices.contains(offset) ? line.extents[offset] : nil
      }.sorted { $0.x < $1.x }
      var areas: [CGRect] = []
      for extent in extents {
        let next = CGRect(
          x: line.x + extent.x, y: line.top, width: extent.width, height: line.bottom - line.top)
        if let last = areas.last, last.maxX >= next.minX - 0.01 {
          areas[areas.count - 1] = last.union(next)
        } else {
          areas.append(next)
        }
      }
      return areas
    }
  }
}
