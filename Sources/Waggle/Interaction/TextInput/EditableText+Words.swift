extension EditableText {
  /// What belongs together when a double click selects, and when a motion goes by word.
  private enum Kind { case word, space, other }

  /// The range of the word, of the white space, or of the other character at an offset.
  func word(at offset: Int) -> Range<Int> {
    let index = paragraph(at: offset)
    let one = paragraphs[index]
    guard one.count > 0 else { return starts[index]..<starts[index] }
    let kinds = kinds(of: one)
    let character = min(one.character(at: offset - starts[index]), one.count - 1)
    let kind = kinds[character]
    var (low, high) = (character, character + 1)
    if kind != .other {
      while low > 0, kinds[low - 1] == kind { low -= 1 }
      while high < kinds.count, kinds[high] == kind { high += 1 }
    }
    return starts[index] + one.offset(of: low)..<starts[index] + one.offset(of: high)
  }

  /// The range of a paragraph, its line break included.
  func paragraphRange(at offset: Int) -> Range<Int> {
    let index = paragraph(at: offset)
    return starts[index]..<starts[index] + paragraphs[index].length
  }

  /// The end of the word at an offset or after it.
  func wordEnd(after offset: Int) -> Int {
    var index = paragraph(at: offset)
    var character = paragraphs[index].character(at: offset - starts[index])
    while true {
      let kinds = kinds(of: paragraphs[index])
      while character < kinds.count, kinds[character] != .word { character += 1 }
      if character < kinds.count || index == paragraphs.count - 1 {
        while character < kinds.count, kinds[character] == .word { character += 1 }
        return starts[index] + paragraphs[index].offset(of: character)
      }
      index += 1
      character = 0
    }
  }

  /// The start of the word before an offset.
  func wordStart(before offset: Int) -> Int {
    var index = paragraph(at: offset)
    var character = paragraphs[index].character(at: offset - starts[index])
    while true {
      let kinds = kinds(of: paragraphs[index])
      while character > 0, kinds[character - 1] != .word { character -= 1 }
      if character > 0 || index == 0 {
        while character > 0, kinds[character - 1] == .word { character -= 1 }
        return starts[index] + paragraphs[index].offset(of: character)
      }
      index -= 1
      character = paragraphs[index].count
    }
  }

  /// The kind of each character. An apostrophe or a point between letters or digits is part of the word.
  private func kinds(of paragraph: EditedParagraph) -> [Kind] {
    let characters = Array(paragraph.string)
    var kinds = characters.map { character -> Kind in
      if character.isWhitespace { return .space }
      return character.isPartOfWord ? .word : .other
    }
    for index in kinds.indices.dropFirst().dropLast()
    where kinds[index] == .other && "'’.·".contains(characters[index]) {
      if characters[index - 1].isPartOfWord, characters[index + 1].isPartOfWord {
        kinds[index] = .word
      }
    }
    return kinds
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
