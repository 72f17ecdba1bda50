/// The Markdown of one paragraph: emphasis, code, links and escapes, as in CommonMark, and `~~strikethrough~~`.
///
/// Everything else is text as it is written: headings, lists and line ends are not interpreted.
struct InlineMarkdown {
  /// A part of the text in one style.
  struct Run: Equatable {
    var string: String
    var style = Style()
  }

  /// How a part of the text is shown.
  struct Style: Equatable {
    var intents: InlinePresentationIntent = []
    /// Where a link leads.
    var destination: String?
    /// Whether the last word follows the number before it: "3 cup" is shown as "3 cups".
    var isInflected = false
  }

  /// The runs of a text; one where it has no markup.
  static func runs(of text: String) -> [Run] {
    guard mayHaveMarkup(text) else { return [Run(string: text)] }
    var parser = InlineMarkdown(characters: Array(text))
    return parser.parse(to: parser.characters.count, in: Style())
  }

  /// False for most texts, which is cheap to see.
  private static func mayHaveMarkup(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "\\"), UInt8(ascii: "~"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  private let characters: [Character]
  private var position = 0

  private init(characters: [Character]) { self.characters = characters }

  private func character(_ offset: Int = 0) -> Character? {
    let index = position + offset
    return characters.indices.contains(index) ? characters[index] : nil
  }

  /// Reads up to an index.
  private mutating func parse(to end: Int, in style: Style) -> [Run] {
    var line = EmphasisLine(style: style)
    while position < end {
      let next = characters[position]
      switch next {
      case "\\" where character(1)?.isMarkdownPunctuation == true && position + 1 < end:
        line.add(characters[position + 1])
        position += 2
      case "`": readCode(to: end, &line)
      case "*", "_", "~": readDelimiter(next, to: end, &line)
      case "[" where style.destination == nil, "^" where character(1) == "[":
        if !readLink(to: end, &line) {
          line.add(next)
          position += 1
        }
      case "<" where style.destination == nil:
        if !readAddress(to: end, &line) {
          line.add(next)
          position += 1
        }
      default:
        line.add(next)
        position += 1
      }
    }
    return line.runs
  }

  /// Code between equally many backquotes; else the backquotes themselves.
  private mutating func readCode(to end: Int, _ line: inout EmphasisLine) {
    let count = length(of: "`", at: position, to: end)
    var index = position + count
    while index < end {
      let closing = length(of: "`", at: index, to: end)
      if closing == count {
        var code = characters[(position + count)..<index].map { $0.isNewline ? " " : $0 }
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
        {
          code = Array(code.dropFirst().dropLast())
        }
        line.add(String(code), .code)
        position = index + count
        return
      }
      index += max(closing, 1)
    }
    for _ in 0..<count { line.add("`") }
    position += count
  }

  private func length(of character: Character, at start: Int, to end: Int) -> Int {
    var index = start
    while index < end, characters[index] == character { index += 1 }
    return index - start
  }

  private mutating func readDelimiter(_ mark: Character, to end: Int, _ line: inout EmphasisLine) {
    let count = length(of: mark, at: position, to: end)
    let before = position > 0 ? characters[position - 1] : nil
    let after = position + count < characters.count ? characters[position + count] : nil
    line.add(EmphasisLine.Delimiter(mark, count: count, before: before, after: after))
    position += count
  }

  /// `[text](address "title")`, or `^[text](inflect: true)`. False, and nothing is read, if it is something else.
  private mutating func readLink(to end: Int, _ line: inout EmphasisLine) -> Bool {
    let isAttributed = characters[position] == "^"
    let start = position + (isAttributed ? 2 : 1)
    guard let close = matching("[", "]", from: start, to: end), close + 1 < end,
      characters[close + 1] == "(", let last = matching("(", ")", from: close + 2, to: end)
    else { return false }
    let inside = String(characters[(close + 2)..<last])
    var style = line.style
    if isAttributed {
      style.isInflected = inside.filter { !$0.isWhitespace }.contains("inflect:true")
    } else {
      guard let destination = Self.destination(inside) else { return false }
      style.destination = destination
    }
    position = start
    line.add(parse(to: close, in: style))
    position = last + 1
    return true
  }

  /// The index of the bracket that closes one before `start`.
  private func matching(_ open: Character, _ close: Character, from start: Int, to end: Int) -> Int?
  {
    var (depth, index) = (1, start)
    while index < end {
      switch characters[index] {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The address in the parentheses of a link, without its title; nil if they hold something else.
  private static func destination(_ inside: String) -> String? {
    let trimmed = inside.trimmingPrefix(while: \.isWhitespace)
    if trimmed.first == "<" {
      return trimmed.firstIndex(of: ">").map {
        String(trimmed[trimmed.index(after: trimmed.startIndex)..<$0])
      }
    }
    let address = trimmed.prefix { !$0.isWhitespace }
    let title = trimmed[address.endIndex...].drop(while: \.isWhitespace)
    if let quote = title.first, quote != "\"", quote != "'", quote != "(" { return nil }
    return String(address)
  }

  /// `<https://example.com>` or `<a@example.com>`. False, and nothing is read, if it is something else.
  private mutating func readAddress(to end: Int, _ line: inout EmphasisLine) -> Bool {
    guard let close = characters[position..<end].firstIndex(of: ">") else { return false }
    let inside = String(characters[(position + 1)..<close])
    guard !inside.contains(where: { $0.isWhitespace || $0 == "<" }) else { return false }
    let scheme = inside.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    let isAddress = scheme.count >= 2 && inside.dropFirst(scheme.count).first == ":"
    let isMail =
      !isAddress && inside.split(separator: "@", omittingEmptySubsequences: false).count == 2
    guard isAddress || isMail else { return false }
    var style = line.style
    style.destination = isMail ? "mailto:\(inside)" : inside
    line.add([Run(string: inside, style: style)])
    position = close + 1
    return true
  }
}

extension Character {
  /// ASCII punctuation, which a backslash makes plain text.
  fileprivate var isMarkdownPunctuation: Bool {
    isASCII && (isPunctuation || isSymbol)
  }
}
