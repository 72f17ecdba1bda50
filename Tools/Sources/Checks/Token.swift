/// One piece of Swift source: a word, a mark or a doc comment. Plain comments and the text of strings are left out.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// An identifier, a keyword or a number, without backticks.
    case word
    /// One character of punctuation.
    case mark
    /// One line that starts with `///`, or a whole `/** */`; its text is left out.
    case doc
  }

  package let kind: Kind
  package let text: String
  /// From 1.
  package let line: Int

  package init(kind: Kind, text: String, line: Int) {
    self.kind = kind
    self.text = text
    self.line = line
  }

  package func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
  package func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
