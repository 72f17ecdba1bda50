/// A closure of `#Preview` with `@Previewable` declarations: they become the stored properties of a view, and the rest
/// its body (R209).
struct PreviewableBody {
  private var properties: [String] = []
  private var rest: String

  /// Nil for a closure without such declarations, or for what is no closure. `offset` is that of `text` in the request.
  init?(_ text: String, offset: Int, hasBareRegex: Bool) throws {
    var lexer = Lexer(text, hasBareRegex: hasBareRegex)
    guard text.contains("Previewable"), lexer.skip(punctuation: "{") else { return nil }
    var kept: [String] = []
    var keptEnd = lexer.lastEnd
    var sawStatement = false
    while !lexer.peek().isPunctuation("}"), lexer.peek().kind != .end {
      let start = lexer.peek().range.lowerBound
      guard
        let declaration = try Self.skipPreviewable(
          &lexer, sawStatement: sawStatement, offset: offset)
      else {
        sawStatement = true
        try Self.skipOther(&lexer, offset: offset)
        continue
      }
      kept.append(lexer.text(keptEnd..<start))
      keptEnd = lexer.lastEnd
      properties.append(declaration)
    }
    if properties.isEmpty { return nil }
    rest = (kept + [lexer.text(keptEnd..<lexer.peek().range.lowerBound)]).joined()
  }

  /// The closure.
  var source: String {
    """
    {
      struct PreviewableView: Waggle.View {
        \(properties.joined(separator: "\n    "))
        var body: some Waggle.View {\(rest)
        }
      }
      return PreviewableView()
    }
    """
  }

  /// Consumes a declaration with `@Previewable`, and a semicolon behind it; returns it without that attribute.
  private static func skipPreviewable(
    _ lexer: inout Lexer, sawStatement: Bool, offset: Int
  ) throws -> String? {
    guard lexer.peek().isPunctuation("@") else { return nil }
    var copy = lexer
    let start = copy.peek().range.lowerBound
    while copy.peek().isPunctuation("@") { copy.skipAttribute() }
    let attributes = lexer.text(start..<copy.lastEnd)
    guard attributes.contains("Previewable") else { return nil }
    copy = lexer
    guard let header = copy.skipHeader(), ["var", "let"].contains(header.keyword.text) else {
      throw MacroError(
        message: "'@Previewable' can only be attached to a 'var' or a 'let'", offset: offset + start
      )
    }
    guard let mark = header.attributes.first(where: { $0.baseName == "Previewable" }) else {
      return nil
    }
    if sawStatement {
      throw MacroError(
        message: "'@Previewable' items must be at the beginning of the preview block",
        offset: offset + start)
    }
    let declaration = copy.skipBindings(of: header)
    let text =
      lexer.text(start..<mark.range.lowerBound)
      + lexer.text(mark.range.upperBound..<declaration.range.upperBound)
    _ = copy.skip(punctuation: ";")
    lexer = copy
    return Lexer(text).text(Lexer(text).peek().range.lowerBound..<text.utf8.count)
  }

  /// Consumes a token or a group, in which no `@Previewable` may be.
  private static func skipOther(_ lexer: inout Lexer, offset: Int) throws {
    guard lexer.peek().opensGroup else {
      lexer.next()
      return
    }
    var inside = lexer
    let range = lexer.skipGroup()
    while inside.lastEnd < range.upperBound {
      let token = inside.next()
      if token.isPunctuation("@"), inside.peek().isWord("Previewable") {
        throw MacroError(
          message:
            "'@Previewable' belongs at the beginning of the preview block, outside of braces and parentheses",
          offset: offset + token.range.lowerBound)
      }
    }
  }
}

/// `@Previewable` adds nothing: `#Preview` takes the declaration away. Elsewhere it is a mistake.
func previewableExpansion(_ request: ExpansionRequest) throws -> String {
  let isInPreview = request.lexicalContext.contains { context in
    var lexer = Lexer(context)
    while lexer.peek().isPunctuation("@") { lexer.skipAttribute() }
    return lexer.peek().text == "#Preview"
  }
  guard isInPreview else {
    throw MacroError(
      message:
        "'@Previewable' works in the closure of '#Preview' only: elsewhere declare the property in a view",
      offset: request.lexer().peek().range.lowerBound)
  }
  return ""
}
