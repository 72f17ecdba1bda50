extension Lexer {
  /// Scans what begins with `#`: a raw string, a regular expression, a directive or a macro.
  mutating func scanPound() -> Token.Kind {
    var pounds = 0
    while byte(at: offset + pounds) == UInt8(ascii: "#") { pounds += 1 }
    switch byte(at: offset + pounds) {
    case UInt8(ascii: "\""): return scanString(pounds: pounds)
    case UInt8(ascii: "/"): return scanExtendedRegex(pounds: pounds)
    default: return scanPoundWord()
    }
  }

  private mutating func scanPoundWord() -> Token.Kind {
    let start = offset
    advance(to: offset + 1)
    while let next = byte(at: offset), next.isNamePart || next >= 0x80 { advance(to: offset + 1) }
    switch text(start..<offset) {
    case "#if", "#elseif", "#else", "#endif": return .directive
    case "#": return .punctuation
    default: return .pound
    }
  }

  /// Scans a string literal: of one line or of several, with interpolations at any depth.
  mutating func scanString(pounds: Int) -> Token.Kind {
    advance(to: offset + pounds)
    let isMultiline = opensSeveralLines(pounds: pounds)
    advance(to: offset + (isMultiline ? 3 : 1))
    while let next = byte(at: offset) {
      if next.isNewline, !isMultiline { break }
      if next == UInt8(ascii: "\\") {
        skipEscape(pounds: pounds)
      } else if closesString(pounds: pounds, isMultiline: isMultiline) {
        advance(to: offset + (isMultiline ? 3 : 1) + pounds)
        break
      } else {
        advance(to: offset + 1)
      }
    }
    return .string
  }

  /// Whether `"""` opens lines here. `#"""#` is a quotation mark in a raw string of one line.
  private func opensSeveralLines(pounds: Int) -> Bool {
    guard byte(at: offset + 1) == UInt8(ascii: "\""), byte(at: offset + 2) == UInt8(ascii: "\"")
    else {
      return false
    }
    var index = offset + 1
    while pounds > 0, let next = byte(at: index), !next.isNewline {
      index += 1
      if next == UInt8(ascii: "\""), hasPounds(pounds, at: index) { return false }
    }
    return true
  }

  private func closesString(pounds: Int, isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    guard (0..<quotes).allSatisfy({ byte(at: offset + $0) == UInt8(ascii: "\"") }) else {
      return false
    }
    return hasPounds(pounds, at: offset + quotes)
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: index + $0) == UInt8(ascii: "#") }
  }

  /// Skips a backslash and what it escapes; in a raw string it escapes only with its pounds.
  private mutating func skipEscape(pounds: Int) {
    guard hasPounds(pounds, at: offset + 1) else { return advance(to: offset + 1) }
    let escaped = offset + 1 + pounds
    guard byte(at: escaped) == UInt8(ascii: "(") else { return advance(to: escaped + 1) }
    advance(to: escaped)
    skipInterpolation()
  }

  /// Skips from `(` behind the `)` that belongs to it.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      let token = next()
      if token.kind == .end { return }
      if token.isPunctuation("(") { depth += 1 }
      if token.isPunctuation(")") { depth -= 1 }
    } while depth > 0
  }
}

extension Lexer {
  private mutating func scanExtendedRegex(pounds: Int) -> Token.Kind {
    var index = offset + pounds + 1
    let isMultiline = isBlankLine(from: index)
    while let next = byte(at: index), isMultiline || !next.isNewline {
      if next == UInt8(ascii: "/"), hasPounds(pounds, at: index + 1) {
        advance(to: index + 1 + pounds)
        return .regex
      }
      index += next == UInt8(ascii: "\\") ? 2 : 1
    }
    advance(to: index)
    return .regex
  }

  private func isBlankLine(from start: Int) -> Bool {
    var index = start
    while let next = byte(at: index), next.isBlank { index += 1 }
    return byte(at: index)?.isNewline ?? false
  }

  /// Scans `/…/` where an operand is due and the line has the closing slash; nil where `/` is an operator.
  mutating func scanBareRegex() -> Token.Kind? {
    guard hasBareRegex, !followsOperand, let end = bareRegexEnd() else { return nil }
    advance(to: end)
    return .regex
  }

  /// The offset behind the closing slash. The pattern begins and ends with no blank, and its parentheses are balanced.
  private func bareRegexEnd() -> Int? {
    var index = offset + 1
    guard let first = byte(at: index), !first.isBlank, !first.isNewline, first != UInt8(ascii: "/")
    else {
      return nil
    }
    var depth = 0
    var isInSet = false
    while let next = byte(at: index), !next.isNewline {
      switch next {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: depth += 1
      case UInt8(ascii: ")") where !isInSet: depth -= 1
      case UInt8(ascii: "/"): return byte(at: index - 1)?.isBlank == true ? nil : index + 1
      default: break
      }
      if depth < 0 { return nil }
      index += 1
    }
    return nil
  }
}
