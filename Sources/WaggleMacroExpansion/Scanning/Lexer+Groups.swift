extension Lexer {
  /// Consumes a group from its opening, which comes next, behind its closing; returns the range with both.
  @discardableResult
  mutating func skipGroup() -> Range<Int> {
    let start = peek().range.lowerBound
    var depth = 0
    repeat {
      let token = next()
      if token.kind == .end { break }
      if token.opensGroup { depth += 1 }
      if token.closesGroup { depth -= 1 }
    } while depth > 0
    return start..<lastEnd
  }

  /// Consumes the next token if it is this punctuation.
  mutating func skip(punctuation: String) -> Bool {
    guard peek().isPunctuation(punctuation) else { return false }
    next()
    return true
  }

  /// Consumes a line of `#if` or its kin; returns it.
  mutating func skipDirective() -> String {
    let start = next().range.lowerBound
    while true {
      let token = peek()
      if token.kind == .end || token.startsLine { break }
      next()
    }
    return text(start..<lastEnd)
  }

  /// Whether `{` comes next and begins with `get`, `set`, `willSet` or another accessor.
  var isAtAccessors: Bool {
    var copy = self
    guard copy.skip(punctuation: "{") else { return false }
    while copy.peek().isPunctuation("@") { copy.skipAttribute() }
    while Self.accessorModifiers.contains(copy.peek().text) { copy.next() }
    return Self.accessorWords.contains(copy.peek().text) && copy.isAccessorHead
  }

  /// Whether an accessor's word is followed by its body or by nothing: `{ set }`, `{ get { … } }`, not `{ set.first }`.
  private var isAccessorHead: Bool {
    var copy = self
    copy.next()
    let token = copy.peek()
    return token.startsLine || token.opensGroup || token.isPunctuation("}")
      || token.kind == .identifier
  }

  private static let accessorModifiers: Set<String> = [
    "mutating", "nonmutating", "nonisolated", "borrowing", "consuming",
  ]
  private static let accessorWords: Set<String> = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "init", "unsafeAddress",
    "unsafeMutableAddress", "read",
    "modify",
  ]
}
