/// What a file declares, and where it imports.
struct Names {
  /// Types at the top of the file that other files can see.
  private(set) var types: [String] = []
  /// Nested types and generic parameters: inside this file they hide a type of the same name elsewhere.
  private(set) var hiding: Set<String> = []
  private(set) var imports: [(module: String, line: Int)] = []

  private static let typeWords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
  ]
  private static let hidingWords: Set<String> = ["associatedtype", "func", "init", "subscript"]

  init(of tokens: [Token]) {
    var depth = 0
    for index in tokens.indices {
      let token = tokens[index]
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      guard token.kind == .word, !tokens.follows(".", at: index) else { continue }
      if token.text == "import" { addImport(tokens, index) }
      if Self.typeWords.contains(token.text) { addType(tokens, index, depth) }
      if Self.hidingWords.contains(token.text) { addGenerics(tokens, index + 1) }
      if token.text == "associatedtype", index + 1 < tokens.count {
        hiding.insert(tokens[index + 1].text)
      }
    }
  }

  private mutating func addImport(_ tokens: [Token], _ index: Int) {
    let next = tokens.dropFirst(index + 1).first {
      $0.kind == .word && !Self.typeWords.contains($0.text) && $0.text != "func"
        && $0.text != "var" && $0.text != "let"
    }
    if let next { imports.append((next.text, tokens[index].line)) }
  }

  private mutating func addType(_ tokens: [Token], _ index: Int, _ depth: Int) {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return }
    guard index == 0 || !tokens[index - 1].isWord("import") else { return }
    let name = tokens[index + 1].text
    if depth == 0, !tokens.isPrivate(at: index) {
      types.append(name)
    } else {
      hiding.insert(name)
    }
    addGenerics(tokens, index + 2)
  }

  /// Adds the names between `<` and `>` where a declaration's generic parameters may stand: here, or after a name.
  private mutating func addGenerics(_ tokens: [Token], _ start: Int) {
    var at = start
    if at < tokens.count, tokens[at].kind == .word { at += 1 }
    guard at < tokens.count, tokens[at].isMark("<") else { return }
    var depth = 0
    var expectsName = false
    while at < tokens.count {
      let token = tokens[at]
      if token.isMark("<") { depth += 1 }
      if token.isMark(">"), !tokens.follows("-", at: at) { depth -= 1 }
      if depth == 0 { return }
      if token.kind == .word, expectsName, token.text != "each", token.text != "let" {
        hiding.insert(token.text)
        expectsName = false
      }
      if depth == 1, token.isMark("<") || token.isMark(",") { expectsName = true }
      at += 1
    }
  }
}

extension [Token] {
  /// Whether the token before this one is that mark.
  func follows(_ mark: String, at index: Int) -> Bool {
    index > 0 && self[index - 1].isMark(mark)
  }

  /// Whether the declaration whose keyword is here is private to its file.
  func isPrivate(at keyword: Int) -> Bool {
    var index = keyword - 1
    while index >= 0, self[index].kind == .word, Declaration.modifiers.contains(self[index].text) {
      if self[index].text == "private" || self[index].text == "fileprivate" { return true }
      index -= 1
    }
    return false
  }
}
