extension Lexer {
  /// Consumes a type; returns its range, or nil where none begins. A type ends where the line does, unless it cannot.
  mutating func skipType() -> Range<Int>? {
    let start = peek().range.lowerBound
    guard scanType() else { return nil }
    return start..<lastEnd
  }

  /// Consumes `<A, B>`, which comes next; false, with an unknown place, where it is no list of types.
  mutating func skipGenericArguments() -> Bool {
    guard startsOperator("<") else { return false }
    consumeFirstByte(of: peek())
    repeat {
      guard scanType() else { return false }
    } while skip(punctuation: ",")
    guard startsOperator(">") else { return false }
    consumeFirstByte(of: peek())
    return true
  }

  private mutating func scanType() -> Bool {
    skipTypePrefixes()
    guard scanSimpleType() else { return false }
    while startsOperator("&") {
      consumeFirstByte(of: peek())
      guard scanSimpleType() else { return false }
    }
    return scanResult()
  }

  private mutating func skipTypePrefixes() {
    while true {
      let token = peek()
      if token.isPunctuation("@") {
        skipAttribute()
      } else if token.kind == .identifier, Self.typePrefixes.contains(token.text), isTypeAhead {
        next()
      } else {
        return
      }
    }
  }

  /// Whether a type may begin behind the next token.
  private var isTypeAhead: Bool {
    var copy = self
    copy.next()
    let token = copy.peek()
    if token.startsLine { return false }
    return token.kind == .identifier || token.isPunctuation("(") || token.isPunctuation("[")
      || token.isPunctuation("@") || token.text == "~"
  }

  private mutating func scanSimpleType() -> Bool {
    if peek().text == "~" { next() }
    if startsOperator("-") { consumeFirstByte(of: peek()) }
    let token = peek()
    if token.isPunctuation("(") || token.isPunctuation("[") {
      skipGroup()
    } else if token.kind == .identifier || token.kind == .number {
      next()
      guard skipGenericsIfAny() else { return false }
    } else {
      return false
    }
    return scanTypePostfixes()
  }

  private mutating func scanTypePostfixes() -> Bool {
    while true {
      let token = peek()
      if token.kind == .postfixOperator || token.kind == .binaryOperator, !token.startsLine,
        token.range.lowerBound == lastEnd, token.text.first == "?" || token.text.first == "!"
      {
        consumeFirstByte(of: token)
      } else if token.isPunctuation("."), isNameAhead {
        next()
        next()
        guard skipGenericsIfAny() else { return false }
      } else {
        return true
      }
    }
  }

  private var isNameAhead: Bool {
    var copy = self
    copy.next()
    return copy.peek().kind == .identifier
  }

  private mutating func skipGenericsIfAny() -> Bool {
    guard startsOperator("<"), !peek().startsLine else { return true }
    return skipGenericArguments()
  }

  /// `async throws(Failure) -> Result`, or nothing.
  private mutating func scanResult() -> Bool {
    var copy = self
    while ["async", "throws", "rethrows", "reasync"].contains(copy.peek().text) {
      let isThrows = copy.next().text == "throws"
      if isThrows, copy.peek().isPunctuation("(") { copy.skipGroup() }
    }
    guard copy.peek().text == "->" else { return true }
    copy.next()
    self = copy
    return scanType()
  }

  /// Whether the next token is an operator that begins with `character`.
  func startsOperator(_ character: Character) -> Bool {
    let token = peek()
    return token.isOperator && token.text.first == character && token.text != "->"
  }

  private static let typePrefixes: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat",
    "nonisolated",
    "__owned", "__shared",
  ]
}
