extension Lexer {
  /// Scans an operator. `?` and `!` right behind an operand stand alone, as in `a!.b` and `Int?=`.
  mutating func scanOperator() -> Token.Kind {
    let start = offset
    let isBoundLeft = isBoundLeft(at: start)
    if isBoundLeft, let first = byte(at: start),
      first == UInt8(ascii: "?") || first == UInt8(ascii: "!")
    {
      advance(to: start + 1)
      return .postfixOperator
    }
    scanOperatorCharacters()
    let isBoundRight = isBoundRight(at: offset, isBoundLeft: isBoundLeft)
    if isBoundLeft == isBoundRight { return .binaryOperator }
    return isBoundLeft ? .postfixOperator : .prefixOperator
  }

  private mutating func scanOperatorCharacters() {
    let allowsDots = byte(at: offset) == UInt8(ascii: ".")
    while let next = byte(at: offset), !startsComment(at: offset) {
      if next.isOperatorPart || (allowsDots && next == UInt8(ascii: ".")) {
        advance(to: offset + 1)
      } else if next >= 0x80, scalar(at: offset).isOperatorTail {
        advance(to: offset + UTF8.width(scalar(at: offset)))
      } else {
        break
      }
    }
  }

  /// Whether something other than a blank, an opening or a separator comes right before.
  private func isBoundLeft(at start: Int) -> Bool {
    guard let before = byte(at: start - 1) else { return false }
    if before.isBlank || before.isNewline || "([{,;:".utf8.contains(before) { return false }
    return !(before == UInt8(ascii: "/") && byte(at: start - 2) == UInt8(ascii: "*"))
  }

  /// Whether something other than a blank, a closing, a separator or a comment follows.
  private func isBoundRight(at end: Int, isBoundLeft: Bool) -> Bool {
    guard let after = byte(at: end) else { return false }
    if after.isBlank || after.isNewline || ")]},;:".utf8.contains(after) { return false }
    if after == UInt8(ascii: ".") { return !isBoundLeft }
    return !startsComment(at: end)
  }
}
