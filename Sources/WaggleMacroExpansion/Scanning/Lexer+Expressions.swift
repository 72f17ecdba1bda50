/// Finds where an expression ends, by the rules for line breaks, operators and braces of Swift.
struct ExpressionScanner {
  var lexer: Lexer
  private var needsOperand = true
  private var isMember = false
  private var openTernaries = 0

  init(_ lexer: Lexer) { self.lexer = lexer }

  /// Consumes tokens as long as they belong to the expression.
  mutating func scan() {
    while needsOperand ? scanOperand() : scanContinuation() {}
  }

  // MARK: Where an operand is due

  private mutating func scanOperand() -> Bool {
    let token = lexer.peek()
    switch token.kind {
    case .prefixOperator, .binaryOperator, .postfixOperator: lexer.next()
    case .number, .string, .regex: finishOperand()
    case .pound:
      finishOperand()
      skipGenericArguments()
    case .identifier: scanName(token)
    case .punctuation: return scanPunctuatedOperand(token)
    case .directive, .unknown, .end: return false
    }
    return true
  }

  private mutating func finishOperand() {
    lexer.next()
    needsOperand = false
    isMember = false
  }

  private mutating func scanPunctuatedOperand(_ token: Token) -> Bool {
    switch token.text {
    case "(", "[", "{":
      lexer.skipGroup()
      needsOperand = false
      isMember = false
    case ".":
      lexer.next()
      isMember = true
    case "\\": lexer.next()
    default: return false
    }
    return true
  }

  private mutating func scanName(_ token: Token) {
    if !isMember, Self.prefixWords.contains(token.text), isOperandAhead {
      lexer.next()
    } else if !isMember, ["if", "switch", "do"].contains(token.text) {
      scanBranches()
    } else {
      finishOperand()
      skipGenericArguments()
    }
  }

  /// Whether the next token is followed, in its line, by something that an operand begins with.
  private var isOperandAhead: Bool {
    var copy = lexer
    copy.next()
    let token = copy.peek()
    if token.text == "?" || token.text == "!" { return true }
    if token.startsLine { return token.kind != .end && !token.closesGroup }
    switch token.kind {
    case .identifier: return token.text != "as" && token.text != "is"
    case .number, .string, .regex, .pound, .prefixOperator: return true
    case .punctuation: return ["(", "[", "{", ".", "\\"].contains(token.text)
    default: return false
    }
  }

  /// `if … { } else if … { } else { }`, `switch … { }` or `do { } catch { }`.
  private mutating func scanBranches() {
    repeat {
      lexer.next()
      skipToBrace()
    } while ["else", "catch"].contains(lexer.peek().text)
    needsOperand = false
  }

  private mutating func skipToBrace() {
    while true {
      let token = lexer.peek()
      if token.kind == .end || token.closesGroup { return }
      if token.isPunctuation("{") {
        lexer.skipGroup()
        return
      }
      if token.opensGroup { lexer.skipGroup() } else { lexer.next() }
    }
  }

  /// `<…>` behind a name is a list of types if it reads as one and the right token follows.
  private mutating func skipGenericArguments() {
    guard lexer.startsOperator("<"), lexer.peek().range.lowerBound == lexer.lastEnd else { return }
    var copy = lexer
    guard copy.skipGenericArguments() else { return }
    let after = copy.peek()
    let follows = ["(", ")", "[", "]", "{", "}", ",", ".", ";", ":", "?", "!", "="].contains {
      after.text.hasPrefix($0)
    }
    if follows || after.startsLine || after.kind == .end || after.kind == .postfixOperator {
      lexer = copy
    }
  }

  // MARK: Behind an operand

  private mutating func scanContinuation() -> Bool {
    let token = lexer.peek()
    switch token.kind {
    case .postfixOperator:
      guard !token.startsLine else { return false }
      lexer.next()
    case .binaryOperator: return scanBinaryOperator(token)
    case .identifier: return scanCast(token) || scanLabelledClosure(token)
    case .punctuation: return scanSuffix(token)
    case .directive: return scanPostfixDirective(token)
    default: return false
    }
    return true
  }

  private mutating func scanBinaryOperator(_ token: Token) -> Bool {
    if token.text == "=" { return false }
    if token.text == "?" { openTernaries += 1 }
    lexer.next()
    needsOperand = true
    return true
  }

  private mutating func scanCast(_ token: Token) -> Bool {
    guard token.text == "as" || token.text == "is" else { return false }
    lexer.next()
    if ["?", "!"].contains(lexer.peek().text) { lexer.next() }
    return lexer.skipType() != nil
  }

  /// `{ … } label: { … }`.
  private mutating func scanLabelledClosure(_ token: Token) -> Bool {
    var copy = lexer
    copy.next()
    guard lexer.byte(at: lexer.lastEnd - 1) == UInt8(ascii: "}"), copy.skip(punctuation: ":"),
      copy.peek().isPunctuation("{")
    else { return false }
    copy.skipGroup()
    lexer = copy
    return true
  }

  private mutating func scanSuffix(_ token: Token) -> Bool {
    switch token.text {
    case ".":
      lexer.next()
      needsOperand = true
      isMember = true
    case "(", "[":
      guard !token.startsLine else { return false }
      lexer.skipGroup()
    case "{":
      guard !lexer.isAtAccessors else { return false }
      lexer.skipGroup()
    case ":":
      guard openTernaries > 0 else { return false }
      openTernaries -= 1
      lexer.next()
      needsOperand = true
    default: return false
    }
    return true
  }

  /// `#if` whose first line is a member belongs to the expression, with all of its branches.
  private mutating func scanPostfixDirective(_ token: Token) -> Bool {
    var copy = lexer
    guard token.text == "#if" else { return false }
    _ = copy.skipDirective()
    guard copy.peek().isPunctuation(".") else { return false }
    var depth = 1
    while depth > 0, copy.peek().kind != .end {
      let next = copy.peek()
      if next.text == "#if" { depth += 1 }
      if next.text == "#endif" { depth -= 1 }
      if next.kind == .directive { _ = copy.skipDirective() } else { copy.next() }
    }
    lexer = copy
    return true
  }

  private static let prefixWords: Set<String> = [
    "try", "await", "consume", "copy", "any", "some", "each", "repeat", "unsafe", "borrow",
  ]
}

extension Lexer {
  /// Consumes an expression; returns its range, or nil where none begins.
  mutating func skipExpression() -> Range<Int>? {
    let start = peek().range.lowerBound
    var scanner = ExpressionScanner(self)
    scanner.scan()
    guard scanner.lexer.lastEnd > start else { return nil }
    self = scanner.lexer
    return start..<lastEnd
  }
}
