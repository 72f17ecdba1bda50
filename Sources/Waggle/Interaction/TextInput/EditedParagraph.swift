import Foundation

/// A paragraph of a text that is edited. Its string never changes; what is computed from it is kept with it.
final class EditedParagraph {
  /// Without the line break.
  let string: String
  /// The line break; empty in the last paragraph.
  let end: String
  /// In UTF-16 code units, without the line break.
  let ownLength: Int
  /// In UTF-16 code units.
  let length: Int
  /// The offset of each character, and of the end; nil where each character is one code unit.
  private lazy var offsets = makeOffsets()
  /// The lines, and for what they were made.
  var typeset: (request: TypesetRequest, paragraph: TypesetParagraph)?
  /// The drawing of the lines, and where it is.
  var drawing: DisplayNode?
  var drawnTop: CGFloat = 0

  init(_ string: String, end: String) {
    self.string = string
    self.end = end
    ownLength = string.utf16.count
    length = ownLength + end.utf16.count
  }

  /// The number of characters without the line break.
  var count: Int { offsets.map { $0.count - 1 } ?? ownLength }

  func isEqual(to other: EditedParagraph) -> Bool { string == other.string && end == other.end }

  private func makeOffsets() -> [Int]? {
    if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return nil }
    var offset = 0
    var offsets = [0]
    for character in string {
      offset += character.utf16.count
      offsets.append(offset)
    }
    return offsets
  }

  /// The offset of a character's start, in UTF-16 code units.
  func offset(of character: Int) -> Int {
    let character = min(max(character, 0), count)
    return offsets.map { $0[character] } ?? character
  }

  /// The character at an offset, or around it.
  func character(at offset: Int) -> Int {
    let offset = min(max(offset, 0), ownLength)
    guard let offsets else { return offset }
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The paragraphs of a text.
  static func split(_ string: String, isMultiline: Bool) -> [EditedParagraph] {
    guard isMultiline else { return [EditedParagraph(string, end: "")] }
    var result: [EditedParagraph] = []
    var rest = string[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      result.append(EditedParagraph(String(rest[..<end]), end: String(rest[end])))
      rest = rest[rest.index(after: end)...]
    }
    result.append(EditedParagraph(String(rest), end: ""))
    return result
  }
}
