package import Foundation

/// Finds each public symbol without a doc comment right above it, attributes aside.
///
/// Left out: imports, overrides, extensions (no symbols) and enum cases. What a public protocol requires is public.
package enum DocCheck {
  /// Checks every file below `Sources` of the repository at `root`.
  package static func findings(in root: URL) throws -> [Finding] {
    try SourceFile.all(below: "Sources", in: root).flatMap(findings(in:))
  }

  /// The symbols of one file that lack a doc comment, in order.
  package static func findings(in file: SourceFile) -> [Finding] {
    let tokens = file.tokens
    var findings: [Finding] = []
    var depth = 0
    var protocolDepth: Int?
    for (index, token) in tokens.enumerated() {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      if let inner = protocolDepth, depth < inner, token.isMark("}") { protocolDepth = nil }
      guard token.kind == .word, !tokens.follows(".", at: index), !isLabel(tokens, index) else {
        continue
      }
      if token.text == "public" || token.text == "open" {
        guard let symbol = symbol(tokens, after: index) else { continue }
        if symbol.keyword == "protocol" { protocolDepth = depth + 1 }
        if !hasDoc(tokens, before: index) { findings.append(finding(file, token, symbol.name)) }
      } else if depth == protocolDepth, Declaration.requirements.contains(token.text),
        !hasDoc(tokens, before: index)
      {
        findings.append(finding(file, token, name(tokens, at: index)))
      }
    }
    return findings
  }

  /// Whether a word begins a parameter, as `open` does in `f(_ a: Int, open b: Int)`.
  private static func isLabel(_ tokens: [Token], _ index: Int) -> Bool {
    tokens.follows(",", at: index) || tokens.follows("(", at: index)
  }

  private static func finding(_ file: SourceFile, _ token: Token, _ name: String) -> Finding {
    Finding(path: file.path, line: token.line, message: "\(name) is public and has no doc comment")
  }

  /// The symbol that the access word at `index` makes public; nil if it needs no doc comment.
  private static func symbol(_ tokens: [Token], after index: Int) -> (
    keyword: String, name: String
  )? {
    var at = index + 1
    while at < tokens.count {
      let token = tokens[at]
      if token.kind == .word {
        if ["import", "extension", "override", "case"].contains(token.text) { return nil }
        let isKeyword = !Declaration.modifiers.contains(token.text)
        let isClass = token.text == "class" && !Declaration.isModifier(tokens, at)
        if isKeyword || isClass { return (token.text, name(tokens, at: at)) }
        at += 1
      } else if token.isMark("(") {
        at = endOfParentheses(tokens, from: at)
      } else if token.isMark("@") {
        at += 2
      } else {
        return nil
      }
    }
    return nil
  }

  private static func name(_ tokens: [Token], at keyword: Int) -> String {
    guard tokens[keyword].text != "init", tokens[keyword].text != "subscript" else {
      return tokens[keyword].text
    }
    return keyword + 1 < tokens.count ? tokens[keyword + 1].text : tokens[keyword].text
  }

  /// Walks back over modifiers and attributes; true where a doc comment comes next, or an override was on the way.
  private static func hasDoc(_ tokens: [Token], before index: Int) -> Bool {
    var at = index - 1
    while at >= 0 {
      let token = tokens[at]
      if token.kind == .doc { return true }
      if token.isMark(")") {
        at = startOfParentheses(tokens, from: at) - 1
      } else if token.kind == .word, Declaration.modifiers.contains(token.text) {
        if token.text == "override" { return true }
        at -= 1
      } else if let start = startOfAttribute(tokens, endingAt: at) {
        at = start - 1
      } else {
        return false
      }
    }
    return false
  }

  /// The index of the `@` of an attribute whose name, arguments in parentheses aside, ends here; nil if no attribute does.
  private static func startOfAttribute(_ tokens: [Token], endingAt end: Int) -> Int? {
    var at = startOfGenericArguments(tokens, endingAt: end)
    while at > 0, tokens[at].kind == .word {
      if tokens[at - 1].isMark("@") { return at - 1 }
      guard tokens[at - 1].isMark(".") else { return nil }
      at -= 2
    }
    return nil
  }

  /// The index of what is before generic arguments that end here; `end` where none do.
  private static func startOfGenericArguments(_ tokens: [Token], endingAt end: Int) -> Int {
    guard tokens[end].isMark(">"),
      let start = tokens[..<end].lastIndex(where: { $0.isMark("<") })
    else { return end }
    return start - 1
  }

  private static func endOfParentheses(_ tokens: [Token], from start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isMark("(") { depth += 1 }
      if tokens[index].isMark(")") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }

  private static func startOfParentheses(_ tokens: [Token], from end: Int) -> Int {
    var depth = 0
    for index in stride(from: end, through: 0, by: -1) {
      if tokens[index].isMark(")") { depth += 1 }
      if tokens[index].isMark("(") { depth -= 1 }
      if depth == 0 { return index }
    }
    return 0
  }
}
