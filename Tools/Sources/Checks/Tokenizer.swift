import Foundation

/// Splits Swift source into tokens, and its comments, strings and test names into prose; every byte is read once.
///
/// An interpolation in a string is code and is read as such. Regex literals are read as marks and words, which
/// does not affect the checks of names.
package struct Tokenizer {
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var tokens: [Token] = []
  private var prose: [Prose] = []

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// The tokens of `source`, in order. Broken source gives some tokens, never a trap.
  package static func tokens(of source: String) -> [Token] {
    var tokenizer = Tokenizer(source)
    tokenizer.readCode(untilParenthesis: false)
    return tokenizer.tokens
  }

  /// The comments, the strings and the names with spaces of `source`, in order, a piece for each line of each.
  package static func prose(of source: String) -> [Prose] {
    var tokenizer = Tokenizer(source)
    tokenizer.readCode(untilParenthesis: false)
    return tokenizer.prose
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    at + offset < bytes.count ? bytes[at + offset] : 0
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where at < bytes.count {
      if bytes[at] == UInt8(ascii: "\n") { line += 1 }
      at += 1
    }
  }

  /// Reads to the end, or to the `)` that ends an interpolation, and past it.
  private mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while at < bytes.count {
      switch byte() {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): readLineComment()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): readBlockComment()
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#") where hashesBeforeQuote > 0:
        let hashes = hashesBeforeQuote
        advance(hashes)
        readString(hashes: hashes)
      case UInt8(ascii: "`"): readQuotedName()
      case let byte where Self.startsWord(byte): readWord()
      case UInt8(ascii: ")") where untilParenthesis && depth == 0:
        advance()
        return
      default:
        if byte() == UInt8(ascii: "(") { depth += 1 }
        if byte() == UInt8(ascii: ")") { depth -= 1 }
        add(.mark, String(UnicodeScalar(byte())))
        advance()
      }
    }
  }

  private mutating func add(_ kind: Token.Kind, _ text: String) {
    tokens.append(Token(kind: kind, text: text, line: line))
  }

  /// Adds the text from `start` to here, line by line, without the slashes of a comment.
  private mutating func addProse(_ kind: Prose.Kind, from start: Int, line: Int) {
    let text = String(decoding: bytes[min(start, at)..<at], as: UTF8.self)
    for (offset, part) in text.components(separatedBy: "\n").enumerated() {
      let shown =
        kind == .comment ? String(part.drop { $0 == "/" || $0 == "*" || $0 == " " }) : part
      prose.append(Prose(kind: kind, text: shown, line: line + offset))
    }
  }

  private static func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func readWord() {
    let start = at
    while Self.startsWord(byte()) { at += 1 }
    add(.word, String(decoding: bytes[start..<at], as: UTF8.self))
  }

  private mutating func readQuotedName() {
    advance()
    let start = at
    while at < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { at += 1 }
    let name = String(decoding: bytes[start..<at], as: UTF8.self)
    add(.word, name)
    if name.contains(" ") { prose.append(Prose(kind: .name, text: name, line: line)) }
    advance()
  }

  private mutating func readLineComment() {
    if byte(2) == UInt8(ascii: "/"), byte(3) != UInt8(ascii: "/") { add(.doc, "") }
    let start = at
    while at < bytes.count, byte() != UInt8(ascii: "\n") { at += 1 }
    addProse(.comment, from: start, line: line)
  }

  private mutating func readBlockComment() {
    if byte(2) == UInt8(ascii: "*"), byte(3) != UInt8(ascii: "/") { add(.doc, "") }
    let (start, first) = (at, line)
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        advance(2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && at < bytes.count
    addProse(.comment, from: start, line: first)
  }

  /// How many `#` stand here before a quotation mark; 0 where this is not a raw string.
  private var hashesBeforeQuote: Int {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : 0
  }

  /// Reads a string whose first quotation mark is here, past its end.
  private mutating func readString(hashes: Int) {
    let long = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = long ? 3 : 1
    advance(quotes)
    var (start, first) = (at, line)
    while at < bytes.count {
      if endsString(quotes: quotes, hashes: hashes) {
        addProse(.string, from: start, line: first)
        advance(quotes + hashes)
        return
      }
      if byte() == UInt8(ascii: "\n"), !long { return }
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, from: 1) {
        let opens = at + 1 + hashes < bytes.count && byte(1 + hashes) == UInt8(ascii: "(")
        if opens { addProse(.string, from: start, line: first) }
        advance(2 + hashes)
        if opens {
          readCode(untilParenthesis: true)
          (start, first) = (at, line)
        }
      } else {
        advance()
      }
    }
  }

  private func endsString(quotes: Int, hashes: Int) -> Bool {
    for offset in 0..<quotes where byte(offset) != UInt8(ascii: "\"") { return false }
    return hasHashes(hashes, from: quotes)
  }

  private func hasHashes(_ count: Int, from start: Int) -> Bool {
    for offset in 0..<count where byte(start + offset) != UInt8(ascii: "#") { return false }
    return true
  }
}
