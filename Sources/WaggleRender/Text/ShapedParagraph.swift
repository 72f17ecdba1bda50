import CCairoPango
package import Foundation
import Waggle

/// A paragraph shaped once: the advance of each character, and the line break opportunities.
///
/// Arrays are indexed by character (grapheme cluster), in logical order; `edges` has one entry more.
package final class ShapedParagraph {
  let runs: [StyledText.Run]
  package let characters: [Character]
  /// The index of each character's run.
  let runOf: [Int]
  /// The distance from the paragraph's start to the start of each character, tracking included, in points.
  let edges: [CGFloat]
  /// Whether a line may begin with this character (UAX 14).
  let breaksBefore: [Bool]
  /// Whether the character is white space that may hang over a line's end.
  let isSpace: [Bool]

  var count: Int { characters.count }

  init(runs: [StyledText.Run], shaper: LineShaper) {
    self.runs = runs
    characters = runs.flatMap { Array($0.string) }
    runOf = runs.enumerated().flatMap { index, run in
      repeatElement(index, count: run.string.count)
    }
    isSpace = characters.map { $0.isWhitespace && $0 != "\u{A0}" && $0 != "\u{202F}" }
    let scalars = ScalarMetrics(runs: runs, shaper: shaper)
    let spacings = runs.map(\.letterSpacing)
    var edges: [CGFloat] = [0]
    var breaks: [Bool] = []
    edges.reserveCapacity(characters.count + 1)
    var scalar = 0
    for (index, character) in characters.enumerated() {
      let next = scalar + character.unicodeScalars.count
      let advance = scalars.widths[scalar..<next].reduce(0, +)
      edges.append(edges[index] + advance + spacings[runOf[index]])
      breaks.append(scalars.breaks[scalar])
      scalar = next
    }
    self.edges = edges
    breaksBefore = breaks
  }

  /// Paragraphs that follow each other on one line; each begins where a line may break if a space is before it.
  init(joining pieces: [ShapedParagraph]) {
    runs = pieces.flatMap(\.runs)
    characters = pieces.flatMap(\.characters)
    isSpace = pieces.flatMap(\.isSpace)
    var runOf: [Int] = []
    var edges: [CGFloat] = [0]
    var breaks: [Bool] = []
    edges.reserveCapacity(characters.count + 1)
    for piece in pieces {
      let (run, edge) = ((runOf.last ?? -1) + 1, edges[edges.count - 1])
      let mayBreak = breaks.count > 0 && isSpace[breaks.count - 1]
      runOf += piece.runOf.map { $0 + run }
      edges += piece.edges.dropFirst().map { $0 + edge }
      breaks += piece.breaksBefore
      if mayBreak { breaks[breaks.count - piece.count] = true }
    }
    (self.runOf, self.edges, breaksBefore) = (runOf, edges, breaks)
  }

  /// The advance of `range`, in points.
  package func width(_ range: Range<Int>) -> CGFloat {
    edges[range.upperBound] - edges[range.lowerBound]
  }

  /// `range` without the white space at its end.
  func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace[end - 1] { end -= 1 }
    return range.lowerBound..<end
  }

  /// `range` without the white space at its start.
  func trimmingStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, isSpace[start] { start += 1 }
    return start..<range.upperBound
  }

  /// Whether `range` begins or ends inside a word.
  func cutsWord(_ range: Range<Int>) -> Bool {
    (range.lowerBound > 0 && range.lowerBound < count && !breaksBefore[range.lowerBound])
      || (range.upperBound < count && !breaksBefore[range.upperBound])
  }

  /// The runs that cover `range`, clipped to it.
  func runs(in range: Range<Int>) -> [StyledText.Run] {
    if range == 0..<count { return runs }
    var result: [StyledText.Run] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, runOf[end] == runOf[start] { end += 1 }
      var run = runs[runOf[start]]
      run.string = String(characters[start..<end])
      result.append(run)
      start = end
    }
    return result
  }
}

/// The advance of each Unicode scalar of a line, and whether a line may break before it.
private struct ScalarMetrics {
  var widths: [CGFloat]
  var breaks: [Bool]

  init(runs: [StyledText.Run], shaper: LineShaper) {
    let count = runs.reduce(0) { $0 + $1.string.unicodeScalars.count }
    widths = Array(repeating: 0, count: count)
    breaks = Array(repeating: false, count: count)
    guard count > 0 else { return }
    // Tracking is added by the caller, so that it applies to characters and not to glyphs.
    let plain = runs.map { run in
      var run = run
      run.tracking -= run.letterSpacing
      return run
    }
    let layout = shaper.makeLayout(plain)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    readBreaks(layout)
    readWidths(layout)
  }

  private mutating func readBreaks(_ layout: OpaquePointer) {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
    for index in 0..<min(breaks.count, Int(count)) {
      breaks[index] = waggle_is_line_break(attributes + index) != 0
    }
  }

  private mutating func readWidths(_ layout: OpaquePointer) {
    guard let line = pango_layout_get_line_readonly(layout, 0),
      let text = pango_layout_get_text(layout)
    else { return }
    let scalarAt = scalarsByByte(text)
    var index: UInt32 = 0
    while let run = waggle_line_run(line, index) {
      let item = run.pointee.item.pointee
      var logical = [Int32](repeating: 0, count: Int(item.num_chars))
      pango_glyph_item_get_logical_widths(run, text, &logical)
      let first = scalarAt[Int(item.offset)]
      for (offset, width) in logical.enumerated() where first + offset < widths.count {
        widths[first + offset] = points(width)
      }
      index += 1
    }
  }

  /// For each byte of `text`, the index of its scalar.
  private func scalarsByByte(_ text: UnsafePointer<CChar>) -> [Int] {
    var result: [Int] = []
    var scalar = -1
    var byte = 0
    while text[byte] != 0 {
      if UInt8(bitPattern: text[byte]) & 0xC0 != 0x80 { scalar += 1 }
      result.append(scalar)
      byte += 1
    }
    return result + [scalar + 1]
  }
}
