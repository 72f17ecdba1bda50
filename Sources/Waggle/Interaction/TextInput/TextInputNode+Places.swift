import Foundation

// Where letters and lines are, for assistive technology.
extension TextInputNode {
  package var caretOffset: Int { cursor.head }

  package func characterBox(at offset: Int) -> CGRect? {
    guard style != nil else { return nil }
    let (lines, line, character, top) = place(of: offset)
    let start = lines.caret(at: character, in: line)
    let isLast = character >= lines.lines[line].upperBound
    let end = isLast ? start : lines.caret(at: character + 1, in: line)
    let origin = contentOrigin
    return CGRect(
      x: origin.x + min(start, end), y: origin.y + top, width: abs(end - start),
      height: lines.lineHeight
    ).applying(currentPlacement.toRoot)
  }

  package func offset(nearest point: CGPoint) -> Int? {
    guard style != nil, let point = local(point) else { return nil }
    return offset(at: point).offset
  }

  package func lineRange(at offset: Int) -> Range<Int>? {
    guard style != nil else { return nil }
    guard kind.isMultiline else { return 0..<buffer.length }
    let (lines, line, _, _) = place(of: offset)
    let index = buffer.paragraph(at: min(max(offset, 0), buffer.length))
    let (start, paragraph) = (buffer.starts[index], buffer.paragraphs[index])
    let isLast = line == lines.lines.count - 1
    let end = isLast ? paragraph.length : paragraph.offset(of: lines.lines[line].upperBound)
    return start + paragraph.offset(of: lines.lines[line].lowerBound)..<start + end
  }

  /// The paragraph with an offset, the line and the character there, and the top of the line below the first one's.
  private func place(of offset: Int) -> (TypesetParagraph, line: Int, character: Int, top: CGFloat)
  {
    let placed = placedParagraphs()
    let offset = min(max(offset, 0), buffer.length)
    let index = buffer.paragraph(at: offset)
    let paragraph = buffer.paragraphs[index]
    let lines = typeset(paragraph, placed.request)
    let character = min(paragraph.character(at: offset - buffer.starts[index]), lines.count)
    let line = lines.line(at: character)
    return (lines, line, character, placed.tops[index] + CGFloat(line) * lines.lineHeight)
  }
}
