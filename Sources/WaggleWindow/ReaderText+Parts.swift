/// A part of a text that a screen reader moves by.
package enum ReaderTextPart: Sendable { case character, word, sentence, line, paragraph }

extension ReaderText {
  /// The part with an offset. A word has the white space after it, and a sentence too.
  ///
  /// At the end of the text there is no character and no word, but the last sentence, line and paragraph.
  ///
  /// - Cost: O(text).
  package func range(of part: ReaderTextPart, at offset: Int) -> Range<Int> {
    let characters = Array(string)
    var starts = [0]
    starts.reserveCapacity(characters.count + 1)
    for character in characters {
      starts.append(starts[starts.count - 1] + character.unicodeScalars.count)
    }
    let end = starts[characters.count]
    let offset = min(max(offset, 0), end)
    var index = starts.lastIndex { $0 <= offset } ?? 0
    if offset == end {
      let isAfterAll = part == .character || part == .word || endsBefore(index, part, characters)
      if isAfterAll { return end..<end }
      index = max(0, index - 1)
    }
    var (low, high) = (index, min(index + 1, characters.count))
    while low > 0, !endsBefore(low, part, characters) { low -= 1 }
    while high < characters.count, !endsBefore(high, part, characters) { high += 1 }
    return starts[low]..<starts[high]
  }

  /// Whether a part ends before a character, which begins the next one.
  private func endsBefore(_ index: Int, _ part: ReaderTextPart, _ characters: [Character]) -> Bool {
    guard index > 0 else { return false }
    let last = characters[index - 1]
    switch part {
    case .character: return true
    case .line, .paragraph: return last.isNewline
    case .word:
      return index < characters.count && characters[index].isPartOfWord && !last.isPartOfWord
    case .sentence:
      guard last.isWhitespace, index == characters.count || !characters[index].isWhitespace else {
        return false
      }
      let before = characters[..<index].last { !$0.isWhitespace }
      return last.isNewline || before.map { ".!?…。！？".contains($0) } ?? false
    }
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool {
    isLetter || isNumber || self == "_" || self == "'" || self == "’"
  }
}
