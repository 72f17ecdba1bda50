extension Lexer {
  /// Skips white space and comments; returns whether a line break was among them.
  mutating func skipTrivia() -> Bool {
    var sawNewline = false
    while let next = byte(at: offset) {
      if next.isNewline {
        sawNewline = true
        advance(to: offset + 1)
      } else if next.isBlank {
        advance(to: offset + 1)
      } else if startsComment(at: offset) {
        if skipComment() { sawNewline = true }
      } else {
        break
      }
    }
    return sawNewline
  }

  func startsComment(at index: Int) -> Bool {
    byte(at: index) == UInt8(ascii: "/")
      && (byte(at: index + 1) == UInt8(ascii: "/") || byte(at: index + 1) == UInt8(ascii: "*"))
  }

  /// Skips the comment that begins here; returns whether it has a line break inside.
  private mutating func skipComment() -> Bool {
    if byte(at: offset + 1) == UInt8(ascii: "*") { return skipBlockComment() }
    while let next = byte(at: offset), !next.isNewline { advance(to: offset + 1) }
    return false
  }

  /// Comments of this kind nest.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    var sawNewline = false
    while let next = byte(at: offset) {
      let pair = (next, byte(at: offset + 1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        advance(to: offset + 2)
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        advance(to: offset + 2)
        if depth == 0 { break }
      } else {
        if next.isNewline { sawNewline = true }
        advance(to: offset + 1)
      }
    }
    return sawNewline
  }
}

private func == (left: (UInt8, UInt8?), right: (UInt8, UInt8)) -> Bool {
  left.0 == right.0 && left.1 == right.1
}
