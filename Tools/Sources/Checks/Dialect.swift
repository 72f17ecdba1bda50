import Foundation

/// Phrases and names to avoid in comments, messages and pages, each with a better word.
///
/// It is read from `Tools/dialect.tsv`: a phrase, what to say instead, and words that make it harmless when one of them
/// follows. A phrase in backticks is a name and is looked for in code spans and as a word with its own capitals; a phrase
/// that ends in `|` is meant only where a clause ends. A phrase with `-` for the better word is allowed: shorter
/// ones in it are not found. A word in brackets is looked for in the names that are declared, as one of their words.
package struct Dialect: Sendable {
  struct Entry: Sendable {
    let phrase: [String]
    let isName: Bool
    let endsClause: Bool
    let instead: String
    let harmless: Set<String>
    var isAllowed: Bool { instead == "-" }
  }

  let entries: [Entry]
  /// Words that no declared name may have, each with better ones.
  private let inNames: [String: String]
  /// Indices of `entries` by first word.
  private let byFirstWord: [String: [Int]]

  /// One phrase found: the line on which it begins, from 1.
  package struct Hit: Equatable, Sendable {
    package let line: Int
    package let phrase: String
    package let instead: String
  }

  package init(_ text: String) {
    let lines = text.components(separatedBy: "\n")
    let entries = lines.compactMap(Self.entry)
    inNames = Dictionary(lines.compactMap(Self.wordOfNames)) { first, _ in first }
    var byFirstWord: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      byFirstWord[entry.phrase[0], default: []].append(index)
    }
    (self.entries, self.byFirstWord) = (entries, byFirstWord)
  }

  private static func entry(_ line: String) -> Entry? {
    guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("[") else { return nil }
    let columns = line.components(separatedBy: "\t")
    var phrase = columns[0].split(separator: " ").map(String.init)
    let endsClause = phrase.last == "|"
    if endsClause { phrase.removeLast() }
    let isName = phrase.first?.hasPrefix("`") == true
    if isName { phrase = phrase.map { $0.filter { $0 != "`" } } }
    guard !phrase.isEmpty else { return nil }
    let harmless = columns.count > 2 ? columns[2].components(separatedBy: ", ") : []
    return Entry(
      phrase: phrase, isName: isName, endsClause: endsClause,
      instead: columns.count > 1 ? columns[1] : "", harmless: Set(harmless))
  }

  /// The word between the brackets of a line, and what is better.
  private static func wordOfNames(_ line: String) -> (String, String)? {
    let columns = line.components(separatedBy: "\t")
    guard line.hasPrefix("["), columns[0].hasSuffix("]"), columns.count > 1 else { return nil }
    return (String(columns[0].dropFirst().dropLast()), columns[1])
  }

  /// The names declared in a file that have one of the words in brackets; each name once in a line.
  func hits(in tokens: [Token]) -> [Hit] {
    var hits: [Hit] = []
    for (name, line) in DeclaredNames(of: tokens).names {
      guard let word = DeclaredNames.words(of: name).first(where: { inNames[$0] != nil }) else {
        continue
      }
      let hit = Hit(line: line, phrase: name, instead: inNames[word] ?? "")
      if hits.last != hit { hits.append(hit) }
    }
    return hits
  }

  /// What is found in a paragraph, in order; of phrases that overlap the first, of those that begin together the longest.
  package func hits(in paragraph: [Prose]) -> [Hit] {
    let words = Word.words(of: paragraph)
    var hits: [Hit] = []
    var start = 0
    while start < words.count {
      let found = (byFirstWord[words[start].text] ?? []).map { entries[$0] }
        .filter { matches($0, words, start) }
      let longest = found.max { $0.phrase.count < $1.phrase.count }
      if let longest, !longest.isAllowed { hits.append(hit(longest, words[start].line)) }
      start += longest?.phrase.count ?? 1
    }
    return hits
  }

  private func hit(_ entry: Entry, _ line: Int) -> Hit {
    Hit(line: line, phrase: entry.phrase.joined(separator: " "), instead: entry.instead)
  }

  private func matches(_ entry: Entry, _ words: [Word], _ start: Int) -> Bool {
    let end = start + entry.phrase.count
    guard end <= words.count else { return false }
    for (offset, text) in entry.phrase.enumerated() {
      let word = words[start + offset]
      guard word.text == text, word.isName == entry.isName else { return false }
      guard !word.endsClause || offset == entry.phrase.count - 1 else { return false }
    }
    if entry.endsClause { return words[end - 1].endsClause }
    return words[end - 1].endsClause || end == words.count
      || !entry.harmless.contains(words[end].text)
  }
}

/// A word of prose in lower case, or a name as it is written.
struct Word: Equatable {
  let text: String
  /// A part of a code span, or a word with a capital inside, such as `ViewHost`.
  let isName: Bool
  let line: Int
  /// Whether punctuation or the paragraph's end follows.
  var endsClause = false

  static func words(of paragraph: [Prose]) -> [Word] {
    var words: [Word] = []
    for piece in paragraph {
      let spans = piece.text.replacing("``", with: "`").components(separatedBy: "`")
      for (index, span) in spans.enumerated() {
        words += index.isMultiple(of: 2) ? plain(span, piece.line) : names(in: span, piece.line)
        if !index.isMultiple(of: 2), !words.isEmpty { words[words.count - 1].endsClause = false }
      }
    }
    if !words.isEmpty { words[words.count - 1].endsClause = true }
    return words
  }

  private static func plain(_ text: String, _ line: Int) -> [Word] {
    text.split(whereSeparator: \.isWhitespace).compactMap { part in
      let core = part.drop { !$0.isLetter && !$0.isNumber }
      let word = String(core.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
      guard !word.isEmpty else { return nil }
      let isName = isCamelCase(word)
      let tail = core.dropFirst(word.count)
      return Word(
        text: isName ? word : word.lowercased(), isName: isName, line: line,
        endsClause: tail.contains { ".,;:!?)".contains($0) })
    }
  }

  private static func isCamelCase(_ word: String) -> Bool {
    word.contains { $0.isLowercase } && word.dropFirst().contains { $0.isUppercase }
      && word.allSatisfy { $0.isLetter || $0.isNumber }
  }

  private static func names(in span: String, _ line: Int) -> [Word] {
    span.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map { Word(text: String($0), isName: true, line: line) }
  }
}
