/// Words of a command line that is shown.
package enum ShellWord {
  /// The word as a shell takes it: in quotes where it has letters that mean something.
  package static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_./+=:,@".contains(Character($0))
    }
    guard word.isEmpty || !isPlain else { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// The words of a line as a shell reads them: apart at spaces, without quotes and backslashes.
  package static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let letter = rest.popFirst() {
      if letter == quote {
        quote = nil
      } else if letter == "\\", quote != "'", let next = rest.popFirst() {
        word = (word ?? "") + [next]
      } else if quote == nil, letter == "'" || letter == "\"" {
        (quote, word) = (letter, word ?? "")
      } else if quote == nil, letter.isWhitespace {
        word.map { words.append($0) }
        word = nil
      } else {
        word = (word ?? "") + [letter]
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
