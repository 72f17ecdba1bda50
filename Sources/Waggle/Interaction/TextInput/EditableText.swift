/// A text that is edited, by paragraph: an edit makes new ones where it is, and keeps all others with what was computed
/// for them.
///
/// Always true: the paragraphs with their line breaks are the text; there is at least one paragraph, and only the last
/// one has no line break.
struct EditableText {
  private(set) var string: String
  private(set) var paragraphs: [EditedParagraph]
  /// Whether line breaks separate paragraphs.
  let isMultiline: Bool
  /// The offset of each paragraph's start.
  private(set) var starts: [Int]

  init(_ string: String, isMultiline: Bool) {
    self.string = string
    self.isMultiline = isMultiline
    paragraphs = EditedParagraph.split(string, isMultiline: isMultiline)
    starts = []
    findStarts()
  }

  /// In UTF-16 code units.
  var length: Int { starts[starts.count - 1] + paragraphs[paragraphs.count - 1].length }

  private mutating func findStarts() {
    var start = 0
    starts = []
    starts.reserveCapacity(paragraphs.count)
    for paragraph in paragraphs {
      starts.append(start)
      start += paragraph.length
    }
  }

  /// The paragraph of an offset; the next one if it is at a paragraph's end, after the line break.
  func paragraph(at offset: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  subscript(range: Range<Int>) -> String {
    let utf16 = string.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    return String(string[start..<utf16.index(start, offsetBy: range.count)])
  }

  /// Replaces a range, whose bounds are between characters.
  mutating func replace(_ range: Range<Int>, with replacement: String) {
    let first = paragraph(at: range.lowerBound)
    let last = paragraph(at: range.upperBound)
    var middle = self[starts[first]..<range.lowerBound] + replacement
    middle += self[range.upperBound..<starts[last] + paragraphs[last].length]
    let utf16 = string.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    string.replaceSubrange(start..<utf16.index(start, offsetBy: range.count), with: replacement)
    var parts = EditedParagraph.split(middle, isMultiline: isMultiline)
    // What follows begins its own paragraph.
    if last < paragraphs.count - 1, parts.last?.length == 0 { parts.removeLast() }
    paragraphs.replaceSubrange(first...last, with: parts)
    findStarts()
  }

  /// Becomes another text; equal paragraphs at both ends are kept.
  mutating func become(_ other: String) {
    var new = EditedParagraph.split(other, isMultiline: isMultiline)
    var front = 0
    while front < min(new.count, paragraphs.count), new[front].isEqual(to: paragraphs[front]) {
      new[front] = paragraphs[front]
      front += 1
    }
    var back = 1
    while back <= min(new.count, paragraphs.count) - front,
      new[new.count - back].isEqual(to: paragraphs[paragraphs.count - back])
    {
      new[new.count - back] = paragraphs[paragraphs.count - back]
      back += 1
    }
    (string, paragraphs) = (other, new)
    findStarts()
  }
}

// MARK: Characters

extension EditableText {
  /// The nearest boundary between characters, at the offset or before it.
  func boundary(at offset: Int) -> Int {
    let offset = min(max(offset, 0), length)
    let index = paragraph(at: offset)
    let local = offset - starts[index]
    let one = paragraphs[index]
    if local > one.ownLength { return local >= one.length ? offset : starts[index] + one.ownLength }
    return starts[index] + one.offset(of: one.character(at: local))
  }

  /// The range between boundaries that covers a range.
  func range(covering range: Range<Int>) -> Range<Int> {
    let start = boundary(at: range.lowerBound)
    if range.isEmpty { return start..<start }
    let end = boundary(at: range.upperBound)
    return start..<(end < range.upperBound ? after(end) : max(end, start))
  }

  func before(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let index = paragraph(at: offset)
    let local = offset - starts[index]
    if local == 0 { return starts[index - 1] + paragraphs[index - 1].ownLength }
    let one = paragraphs[index]
    return starts[index] + one.offset(of: one.character(at: local) - 1)
  }

  func after(_ offset: Int) -> Int {
    guard offset < length else { return length }
    let index = paragraph(at: offset)
    let (local, one) = (offset - starts[index], paragraphs[index])
    if local >= one.ownLength { return starts[index] + one.length }
    return starts[index] + one.offset(of: one.character(at: local) + 1)
  }

  /// The number of characters before an offset, for keeping the caret when the text is replaced.
  func characters(before offset: Int) -> Int {
    let index = paragraph(at: offset)
    let earlier = paragraphs[..<index].reduce(0) { $0 + $1.count + 1 }
    return earlier + paragraphs[index].character(at: offset - starts[index])
  }

  /// The offset after a number of characters; the end if there are fewer.
  func offset(afterCharacters count: Int) -> Int {
    var rest = count
    for (start, one) in zip(starts, paragraphs) {
      if rest <= one.count { return start + one.offset(of: rest) }
      rest -= one.count + 1
    }
    return length
  }
}
