extension [Token] {
  /// The labels of the arguments of a call whose `(` is at `start`, `_` for those without; nil if no `(` is there.
  func labelsOfCall(at start: Int) -> [String]? {
    labels(at: start) { at in
      at + 1 < count && self[at].kind == .word && self[at + 1].isMark(":") ? self[at].text : "_"
    }
  }

  /// The labels of the parameters of a declaration whose name or keyword is at `name`, `_` for those without.
  ///
  /// Between the name and the `(` there may be generic parameters.
  func labelsOfDeclaration(at name: Int) -> [String]? {
    var at = name + 1
    while at < count, self[at].isMark("?") || self[at].isMark("!") { at += 1 }
    if at < count, self[at].isMark("<") { at = endOfAngles(from: at) }
    return labels(at: at) { start in
      var at = start
      while at + 1 < count, self[at].isMark("@") {
        at += 2
        if at < count, self[at].isMark("(") { at = endOfBrackets(from: at) }
      }
      return at < count ? self[at].text : "_"
    }
  }

  /// Calls `label` with the index of the first token of each argument between the parentheses that open at `start`.
  private func labels(at start: Int, _ label: (Int) -> String) -> [String]? {
    guard start < count, self[start].isMark("(") else { return nil }
    var labels: [String] = []
    var depth = 0
    for at in start..<count {
      let token = self[at]
      let opens = token.opensBracket
      if depth == 1, !token.isMark(")"),
        follows("(", at: at) && at == start + 1 || follows(",", at: at)
      {
        labels.append(label(at))
      }
      if opens { depth += 1 }
      if token.closesBracket { depth -= 1 }
      if depth == 0 { break }
    }
    return labels
  }

  /// One past the bracket that closes the one at `start`.
  func endOfBrackets(from start: Int) -> Int {
    var depth = 0
    for at in start..<count {
      if self[at].opensBracket { depth += 1 }
      if self[at].closesBracket { depth -= 1 }
      if depth == 0 { return at + 1 }
    }
    return count
  }

  /// One past the `>` that closes the `<` at `start`; the `>` of an arrow does not count.
  func endOfAngles(from start: Int) -> Int {
    var depth = 0
    for at in start..<count {
      if self[at].isMark("<") { depth += 1 }
      if self[at].isMark(">"), !follows("-", at: at) { depth -= 1 }
      if depth == 0 { return at + 1 }
    }
    return count
  }
}

extension Token {
  var opensBracket: Bool { isMark("(") || isMark("[") || isMark("{") }
  var closesBracket: Bool { isMark(")") || isMark("]") || isMark("}") }
}
