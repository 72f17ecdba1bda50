/// A place in a file where a member may be used.
struct MemberUse {
  enum Kind {
    /// `.name`; the type is known for `Type.name`, `self.name` and `Self.name`.
    case member(of: String?)
    /// A name by itself: a member of the type around it, or a function or variable of the module.
    case bare
    /// `Type(…)` or `Type.init(…)`.
    case initializer(type: String)
  }

  let kind: Kind
  let name: String
  /// The labels of its arguments; nil without parentheses.
  let labels: [String]?
  /// The type in whose braces it is, such as `Path.Element`; nil outside of all.
  let type: String?
  let line: Int

  /// The uses of a file, in order; `types` are `MemberReader.typeOfToken`.
  ///
  /// Names that the file declares itself, as a local, a parameter or a member, are not bare uses.
  static func all(in tokens: [Token], _ types: [String?]) -> [MemberUse] {
    let bound = tokens.boundNames
    return tokens.indices.compactMap { index in
      use(tokens, index, bound, types[index])
    }
  }

  private static func use(_ tokens: [Token], _ index: Int, _ bound: Set<String>, _ type: String?)
    -> MemberUse?
  {
    let token = tokens[index]
    guard token.kind == .word else { return nil }
    var labels = tokens.labelsOfCall(at: index + 1, on: token.line)
    let isMember = tokens.follows(".", at: index)
    if token.text.first?.isUppercase == true {
      if index + 2 < tokens.count, tokens[index + 1].isMark("."), tokens[index + 2].isWord("init") {
        labels = tokens.labelsOfCall(at: index + 3, on: token.line)
      }
      if labels != nil {
        return MemberUse(
          kind: .initializer(type: token.text), name: "init", labels: labels, type: type,
          line: token.line)
      }
    }
    if token.text == "init" { return nil }
    if !isMember {
      guard !bound.contains(token.text), !tokens.isLabel(at: index) else { return nil }
    }
    let kind = isMember ? Kind.member(of: receiver(tokens, index - 2, type)) : .bare
    return MemberUse(
      kind: kind, name: token.text, labels: labels, type: type, line: token.line)
  }

  /// The type of the expression before the dot, if that is a type's name or `self`.
  private static func receiver(_ tokens: [Token], _ index: Int, _ type: String?) -> String? {
    if tokens.isEnvironmentPath(at: index) { return "EnvironmentValues" }
    guard index >= 0, tokens[index].kind == .word, !tokens.follows(".", at: index) else {
      return nil
    }
    let text = tokens[index].text
    if text == "self" || text == "Self" { return type }
    return text.first?.isUppercase == true ? text : nil
  }
}

extension [Token] {
  /// The labels of a call, where its `(` is on the same line as the name: one on the next line is a tuple.
  fileprivate func labelsOfCall(at start: Int, on line: Int) -> [String]? {
    guard start < count else { return nil }
    var at = start
    if self[at].isMark("<") {
      let end = endOfAngles(from: at)
      if end < count, self[end].isMark("("), end - at < 30 { at = end }
    }
    guard at < count, self[at].line == line else { return nil }
    return labelsOfCall(at: at)
  }

  /// Whether a word is the label of an argument, or that of a parameter, before its name.
  fileprivate func isLabel(at index: Int) -> Bool {
    guard index + 1 < count, follows("(", at: index) || follows(",", at: index) else {
      return false
    }
    if self[index + 1].isMark(":") { return true }
    return index + 2 < count && self[index + 1].kind == .word && self[index + 2].isMark(":")
  }

  /// Whether a key path begins here whose root is the environment: `@Environment(\.name)`, `.environment(\.name, …)`.
  fileprivate func isEnvironmentPath(at index: Int) -> Bool {
    guard index > 1, self[index].isMark("\\"), self[index - 1].isMark("("),
      self[index - 2].kind == .word
    else { return false }
    return ["Environment", "environment", "transformEnvironment"].contains(self[index - 2].text)
  }

  /// Names that the tokens declare: after `let`, `func` and the like, in patterns, before a colon and as parameters of
  /// closures.
  fileprivate var boundNames: Set<String> {
    var names: Set<String> = []
    for (index, token) in enumerated() where token.kind == .word {
      if index > 0, self[index - 1].kind == .word,
        ["let", "var", "func", "case", "for", "import"].contains(self[index - 1].text)
      {
        names.insert(token.text)
      }
      if index + 1 < count, self[index + 1].isMark(":"), !follows("?", at: index) {
        names.insert(token.text)
      }
      if token.text == "in" { names.formUnion(parameters(endingAt: index - 1)) }
      if token.text == "let" || token.text == "var" { names.formUnion(pattern(at: index + 1)) }
    }
    return names
  }

  /// The words before an `in`, back to the brace or the `for` that begins the list.
  private func parameters(endingAt end: Int) -> [String] {
    var names: [String] = []
    var at = end
    while at >= 0, !self[at].isMark("{"), !self[at].isMark("}"), !self[at].isWord("for") {
      if self[at].kind == .word { names.append(self[at].text) }
      at -= 1
    }
    return names
  }

  /// The words of `let (a, b)`.
  private func pattern(at start: Int) -> [String] {
    guard start < count, self[start].isMark("(") else { return [] }
    return self[start..<endOfBrackets(from: start)].filter { $0.kind == .word }.map(\.text)
  }
}
