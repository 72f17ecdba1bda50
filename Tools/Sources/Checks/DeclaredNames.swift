/// The names that a file declares: types, functions, properties, cases and parameters.
struct DeclaredNames {
  private(set) var names: [(name: String, line: Int)] = []

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func", "let",
    "var", "case",
  ]
  private static let callables: Set<String> = ["func", "init", "subscript"]

  init(of tokens: [Token]) {
    for (index, token) in tokens.enumerated() {
      guard token.kind == .word, !tokens.follows(".", at: index) else { continue }
      if Self.keywords.contains(token.text) { add(tokens, after: index) }
      if Self.callables.contains(token.text) { addParameters(tokens, after: index) }
    }
  }

  /// The words of a name: `isPending` is `is`, `on`, `its`, `way`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character = "_"
    for character in name {
      let starts = character.isUppercase && !last.isUppercase || !last.isLetter
      if character.isLetter {
        if starts { words.append("") }
        words[words.count - 1].append(contentsOf: character.lowercased())
      }
      last = character
    }
    return words
  }

  /// The name after a keyword, or those in the pattern of a tuple.
  private mutating func add(_ tokens: [Token], after keyword: Int) {
    var at = keyword + 1
    if at < tokens.count, tokens[at].kind == .word { return append(tokens[at]) }
    guard at < tokens.count, tokens[at].isMark("("), tokens[keyword].text != "case" else { return }
    while at < tokens.count, !tokens[at].isMark(")") {
      let isLabel = at + 1 < tokens.count && tokens[at + 1].isMark(":")
      if tokens[at].kind == .word, !isLabel { append(tokens[at]) }
      at += 1
    }
  }

  /// The labels and names between the parentheses of a function.
  private mutating func addParameters(_ tokens: [Token], after keyword: Int) {
    guard var at = tokens[keyword...].firstIndex(where: { $0.isMark("(") }) else { return }
    guard !tokens[keyword..<at].contains(where: { $0.isMark("{") }) else { return }
    var depth = 0
    var isName = false
    repeat {
      let token = tokens[at]
      if "([<".contains(token.text), token.kind == .mark { depth += 1 }
      if ")]>".contains(token.text), token.kind == .mark, !tokens.follows("-", at: at) {
        depth -= 1
      }
      if depth == 1, token.isMark("(") || token.isMark(",") { isName = true }
      if token.isMark(":") { isName = false }
      if isName, token.kind == .word { append(token) }
      at += 1
    } while depth > 0 && at < tokens.count
  }

  private mutating func append(_ token: Token) { names.append((token.text, token.line)) }
}
