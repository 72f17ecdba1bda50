import Foundation

/// The first sentence of a doc comment.
package struct FirstSentence: Equatable, Sendable {
  /// Without the slashes, on one line.
  package let text: String
  /// The line on which the comment begins, from 1.
  package let line: Int

  /// The first sentences of the comments with three slashes in `source`, in order. A comment ends where another line is.
  package static func all(in source: String) -> [FirstSentence] {
    var sentences: [FirstSentence] = []
    var comment: [Substring] = []
    var start = 0
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in (lines + [""]).enumerated() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("///") {
        if comment.isEmpty { start = index + 1 }
        comment.append(text.dropFirst(3))
      } else if !comment.isEmpty {
        if let text = sentence(of: comment) { sentences.append(.init(text: text, line: start)) }
        comment = []
      }
    }
    return sentences
  }

  /// The text up to the first stop, or to the end of the paragraph; nil for a comment that begins with a list, a heading
  /// or code.
  private static func sentence(of comment: [Substring]) -> String? {
    let paragraph = comment.prefix { $0.contains { $0 != " " } }
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    guard let first = paragraph.first, !"-#`>|".contains(first) || paragraph.hasPrefix("`"),
      !paragraph.hasPrefix("```")
    else { return nil }
    var isCode = false
    for index in paragraph.indices {
      if paragraph[index] == "`" { isCode.toggle() }
      let next = paragraph.index(after: index)
      let ends = next == paragraph.endIndex || paragraph[next] == " "
      if !isCode, ends, ".:;".contains(paragraph[index]) { return String(paragraph[..<next]) }
    }
    return paragraph
  }

  /// Whether a noun, or a verb of what the code does, comes before the words that say something of it: "Whether the row
  /// is selected", "Makes the row", "What is behind the row". Not so in "Whether it is selected", "That of the row" and
  /// "What was drawn", which make no sense without the code.
  package var hasSubject: Bool {
    let words = Word.words(of: [Prose(kind: .comment, text: text, line: line)])
    guard let first = words.first, !Self.openers.contains(first.text), text.first != "`" else {
      return true
    }
    var (hasPronoun, opensClause, skipsNext, isThere) = (false, false, false, false)
    for word in words {
      let isVerb = Self.verbs.contains(word.text)
      if word.isName { return true }
      if !Self.isClosed(word.text) {
        if !skipsNext { return true }
      } else if isVerb, !opensClause || hasPronoun {
        return false
      } else if hasPronoun, Self.prepositions.contains(word.text) {
        return false
      }
      if Self.pronouns.contains(word.text) { hasPronoun = true }
      skipsNext = isVerb && opensClause && !isThere
      isThere = word.text == "there"
      opensClause = isVerb && opensClause || isThere || word.text == "what"
    }
    return false
  }

  private static func isClosed(_ word: String) -> Bool {
    pronouns.contains(word) || prepositions.contains(word) || verbs.contains(word)
      || others.contains(word)
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }

  /// Pronouns, whose nouns are elsewhere.
  private static let pronouns = set("it they them he she we you this that these those itself")
  private static let prepositions = set(
    """
    of in on at by for from to with without into onto above below before after between behind beside besides around \
    inside outside under over through along among against across within near beyond until since during per than like
    """)
  private static let verbs = set(
    """
    is are was were be been being am has have had having does do did done can could may might must shall should will \
    would need needs cannot
    """)
  /// Words that begin a whole sentence: verbs of what the code does, and answers.
  private static let openers = set("does has can may never none")
  /// Articles, conjunctions, and words that count or compare.
  private static let others = set(
    """
    a an the and or but nor if whether where when while as because so though although unless once what which who whose \
    whom how why there here not never no none only also too even just still yet already again ever all any \
    each either neither every some such same other others another one ones first last next previous own its his \
    her their our your my many much few more most less least enough several far long often soon then now else
    """)
}
