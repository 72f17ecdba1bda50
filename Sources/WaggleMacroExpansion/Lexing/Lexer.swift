/// Divides Swift source into tokens, one at a time. It is a value: a copy is a place to come back to.
///
/// Offsets are of UTF-8 bytes. Broken source gives tokens too, each at least one byte long, so that a loop over `next()`
/// ends.
public struct Lexer: Sendable {
  let bytes: [UInt8]
  /// Whether a slash may begin a regular expression: so in Swift 6 mode, or with the feature.
  let hasBareRegex: Bool
  /// Where the next token is looked for.
  private(set) var offset: Int
  /// Whether the token before ends an operand, which makes a `/` after it a division.
  private(set) var followsOperand = false
  /// The offset behind the token before.
  private(set) var lastEnd = 0

  /// A lexer at the beginning of `source`.
  public init(_ source: String, hasBareRegex: Bool = true) {
    bytes = Array(source.utf8)
    self.hasBareRegex = hasBareRegex
    offset = 0
  }

  /// The next token, which is not consumed.
  public func peek() -> Token {
    var copy = self
    return copy.next()
  }

  /// Consumes the next token; at the end of the source one of the kind `end`, as often as it is asked.
  @discardableResult
  public mutating func next() -> Token {
    let startsLine = skipTrivia() || offset == 0 || lastEnd == 0
    let start = offset
    let kind = scanToken()
    let token = Token(
      kind: kind, range: start..<offset, text: text(start..<offset), startsLine: startsLine)
    finish(token)
    return token
  }

  /// Consumes the first byte of `token`, which was just peeked: the `>` of a `>>` that closes two lists.
  mutating func consumeFirstByte(of token: Token) {
    offset = token.range.lowerBound + 1
    lastEnd = offset
    followsOperand = [">", "?", "!"].contains { token.text.hasPrefix($0) }
  }

  /// The source in a range of bytes.
  public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func byte(at index: Int) -> UInt8? { index < bytes.count && index >= 0 ? bytes[index] : nil }

  mutating func advance(to end: Int) { offset = min(end, bytes.count) }

  private mutating func finish(_ token: Token) {
    lastEnd = offset
    followsOperand =
      switch token.kind {
      case .identifier: !Self.wordsBeforeOperands.contains(token.text)
      case .number, .string, .regex, .pound, .postfixOperator: true
      case .punctuation: token.closesGroup
      default: false
      }
  }

  private static let wordsBeforeOperands: Set<String> = [
    "return", "in", "case", "where", "throw", "try", "await", "else", "if", "while", "guard", "is",
    "as", "switch",
    "do", "repeat", "yield", "consume", "copy",
  ]
}

extension Lexer {
  private mutating func scanToken() -> Token.Kind {
    guard let first = byte(at: offset) else { return .end }
    if first.isDigit { return scanNumber() }
    if first.isLetter || first == UInt8(ascii: "_") || first == UInt8(ascii: "$") {
      return scanName()
    }
    switch first {
    case UInt8(ascii: "`"): return scanQuotedName()
    case UInt8(ascii: "\""): return scanString(pounds: 0)
    case UInt8(ascii: "#"): return scanPound()
    case UInt8(ascii: "."):
      return byte(at: offset + 1) == UInt8(ascii: ".") ? scanOperator() : scanPunctuation()
    case UInt8(ascii: "/"): return scanBareRegex() ?? scanOperator()
    default: break
    }
    if first.isOperatorPart { return scanOperator() }
    if first >= 0x80 { return scalar(at: offset).isOperatorHead ? scanOperator() : scanName() }
    return "()[]{},;:@\\".utf8.contains(first) ? scanPunctuation() : scanUnknown()
  }

  private mutating func scanPunctuation() -> Token.Kind {
    advance(to: offset + 1)
    return .punctuation
  }

  private mutating func scanUnknown() -> Token.Kind {
    advance(to: offset + 1)
    return .unknown
  }

  private mutating func scanName() -> Token.Kind {
    while let next = byte(at: offset) {
      if next >= 0x80 {
        let scalar = scalar(at: offset)
        if scalar.isOperatorHead { break }
        advance(to: offset + UTF8.width(scalar))
      } else if next.isNamePart {
        advance(to: offset + 1)
      } else {
        break
      }
    }
    return .identifier
  }

  private mutating func scanQuotedName() -> Token.Kind {
    var end = offset + 1
    while let next = byte(at: end), next != UInt8(ascii: "`"), !next.isNewline { end += 1 }
    guard byte(at: end) == UInt8(ascii: "`") else { return scanUnknown() }
    advance(to: end + 1)
    return .identifier
  }

  private mutating func scanNumber() -> Token.Kind {
    let isHex =
      byte(at: offset) == UInt8(ascii: "0")
      && byte(at: offset + 1).map { $0 | 32 } == UInt8(ascii: "x")
    while let next = byte(at: offset) {
      if next.isLetter || next.isDigit || next == UInt8(ascii: "_") {
        advance(to: offset + 1)
        if (next | 32) == (isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")) { skipSign() }
      } else if next == UInt8(ascii: "."), continuesNumber(isHex: isHex) {
        advance(to: offset + 1)
      } else {
        break
      }
    }
    return .number
  }

  /// Whether the point at `offset` is followed by a digit, and not by a member's name.
  private func continuesNumber(isHex: Bool) -> Bool {
    guard let next = byte(at: offset + 1) else { return false }
    return next.isDigit
      || (isHex && (next | 32) >= UInt8(ascii: "a") && (next | 32) <= UInt8(ascii: "f")
        && hasExponent)
  }

  /// Whether the fraction after the point at `offset` has the exponent that one of base 16 must have.
  private var hasExponent: Bool {
    var index = offset + 1
    while let next = byte(at: index), next.isDigit || ((next | 32) >= 97 && (next | 32) <= 102) {
      index += 1
    }
    return byte(at: index).map { $0 | 32 } == UInt8(ascii: "p")
  }

  private mutating func skipSign() {
    if let sign = byte(at: offset), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      byte(at: offset + 1)?.isDigit == true
    {
      advance(to: offset + 1)
    }
  }

  func scalar(at index: Int) -> Unicode.Scalar {
    var decoder = UTF8()
    var iterator = bytes[index..<min(index + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return "\u{FFFD}" }
    return scalar
  }
}
