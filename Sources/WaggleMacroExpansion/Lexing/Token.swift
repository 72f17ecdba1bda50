/// One word of Swift source: its kind and where it lies. White space and comments lie between tokens.
public struct Token: Equatable, Sendable {
  /// The kinds of words.
  public enum Kind: Equatable, Sendable {
    /// A name or a keyword; `$0` too. Backticks are part of the text.
    case identifier
    /// A number of any base.
    case number
    /// A whole string literal, with its delimiters and its interpolations.
    case string
    /// A whole regular expression literal, with its delimiters.
    case regex
    /// An operator between two operands, or one with blanks on both sides or on none.
    case binaryOperator
    /// An operator before its operand.
    case prefixOperator
    /// An operator behind its operand.
    case postfixOperator
    /// One of `()[]{},;:.@\`, or a `#` that begins nothing.
    case punctuation
    /// `#name`: a macro, or something of the compiler's.
    case pound
    /// `#if`, `#elseif`, `#else` or `#endif`.
    case directive
    /// A byte that begins no word of Swift.
    case unknown
    /// The end of the source; empty.
    case end
  }

  /// The kind of token.
  public let kind: Kind
  /// The offset of its first byte, and that behind its last.
  public let range: Range<Int>
  /// Its characters.
  public let text: String
  /// Whether a line break lies between it and the token before; true of the first.
  public let startsLine: Bool

  /// Whether the token is this punctuation.
  func isPunctuation(_ character: String) -> Bool { kind == .punctuation && text == character }
  /// Whether the token is this name, without backticks.
  func isWord(_ word: String) -> Bool { kind == .identifier && text == word }
  /// Whether the token is an operator of any place.
  var isOperator: Bool {
    kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator
  }
  /// Whether the token opens a group that another token closes.
  var opensGroup: Bool { kind == .punctuation && (text == "(" || text == "[" || text == "{") }
  /// Whether the token closes a group.
  var closesGroup: Bool { kind == .punctuation && (text == ")" || text == "]" || text == "}") }
}
