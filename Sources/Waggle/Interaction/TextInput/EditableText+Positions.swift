/// A place in a text that may be replaced by another: by what is around it.
struct PositionInText {
  fileprivate var before: Substring
  fileprivate var after: Substring
  fileprivate var characters: Int
}

extension EditableText {
  func position(of offset: Int) -> PositionInText {
    let index = string.utf16.index(string.startIndex, offsetBy: min(offset, string.utf16.count))
    return PositionInText(
      before: string[..<index], after: string[index...], characters: characters(before: offset))
  }

  /// The same place in this text: at the end if it was there; before the same rest, if only what precedes it is another;
  /// else after the same number of characters.
  func offset(of position: PositionInText) -> Int {
    if position.after.isEmpty { return length }
    if string.hasSuffix(position.after), !string.hasPrefix(position.before) {
      return length - position.after.utf16.count
    }
    return offset(afterCharacters: position.characters)
  }
}
