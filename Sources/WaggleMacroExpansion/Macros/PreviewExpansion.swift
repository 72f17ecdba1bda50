/// `#Preview("Name") { … }`: a function that makes the preview, and a constant in a section of the binary that leads
/// to it (R208).
struct PreviewExpansion {
  private let request: ExpansionRequest
  private let lexer: Lexer
  /// The arguments but the body, as written.
  private let arguments: String
  /// The expression of the body, without its label.
  private let body: Range<Int>
  private let location: SourceLocation

  init(_ request: ExpansionRequest) throws {
    self.request = request
    var lexer = request.lexer()
    while lexer.peek().isPunctuation("@") { lexer.skipAttribute() }
    try Self.checkPosition(request.lexicalContext, offset: lexer.peek().range.lowerBound)
    location = request.location.advanced(over: lexer.text(0..<lexer.peek().range.lowerBound))
    lexer.next()
    let list = lexer.peek().isPunctuation("(") ? lexer.skipGroup() : nil
    let trailing = lexer.peek().isPunctuation("{") ? lexer.skipGroup() : nil
    self.lexer = lexer
    let call = try PreviewArguments(
      list: list, trailing: trailing, in: request.source, offset: lexer.lastEnd)
    arguments = call.others
    body = call.body
  }

  /// The record is a constant in the binary, and a generic type has none: throws in one that can be seen to be generic.
  private static func checkPosition(_ context: [String], offset: Int) throws {
    for declaration in context {
      guard let name = genericName(declaration) else { continue }
      throw MacroError(
        message:
          "'#Preview' cannot be in '\(name)', which is generic: write it outside, at the top of the file",
        offset: offset)
    }
  }

  /// The name of the declaration with this head, if it has a list of type parameters, or extends what has one.
  private static func genericName(_ head: String) -> String? {
    var lexer = Lexer(head)
    guard let header = lexer.skipHeader(), header.keyword.kind == .identifier else { return nil }
    let name = lexer.next().text
    if header.keyword.text != "extension" { return lexer.startsOperator("<") ? name : nil }
    while lexer.peek().kind != .end, !lexer.peek().isPunctuation("{") {
      if lexer.startsOperator("<") || lexer.peek().isWord("where") { return name }
      lexer.next()
    }
    return nil
  }

  func source() throws -> String {
    let name = "\(request.discriminator)7PreviewfMu_"
    return """
      nonisolated enum \(name) {
        @MainActor static func make() -> Waggle.Preview {
          Waggle._makePreview(\(arguments)fileID: \(quoted(location.fileID)), filePath: \(quoted(location.filePath)), \
      line: \(location.line), column: \(location.column), body: \(try bodySource()))
        }
        @section("swift5_tests") @used
        nonisolated static let record: Waggle._PreviewRecord = (
          0x7761_676C, 0, { out, _, _, _ in Waggle._storePreview(out) { make() } }, 0, 0)
      }
      """
  }

  private func bodySource() throws -> String {
    let text = lexer.text(body)
    let split = try PreviewableBody(
      text, offset: body.lowerBound, hasBareRegex: request.hasBareRegex)
    return split?.source ?? text
  }

  private func quoted(_ text: String) -> String {
    var pounds = ""
    while text.contains("\"\(pounds)") || text.contains("\\\(pounds)") { pounds += "#" }
    return "\(pounds)\"\(text)\"\(pounds)"
  }
}

/// The arguments of a call of `#Preview`: the body, and the others with a comma behind each.
private struct PreviewArguments {
  var others = ""
  var body: Range<Int>

  init(list: Range<Int>?, trailing: Range<Int>?, in source: String, offset: Int) throws {
    var lexer = Lexer(source)
    var labelled: Range<Int>?
    if let list {
      while lexer.peek().range.lowerBound <= list.lowerBound { lexer.next() }
      while lexer.peek().range.lowerBound < list.upperBound - 1 {
        let start = lexer.peek().range.lowerBound
        let label = Self.skipLabel(&lexer)
        guard let value = lexer.skipExpression() else { break }
        if label == "body" {
          labelled = value
        } else {
          others += lexer.text(start..<value.upperBound) + ", "
        }
        guard lexer.skip(punctuation: ",") else { break }
      }
    }
    guard let body = trailing ?? labelled else {
      throw MacroError(
        message: "'#Preview' needs a closure with the view: '#Preview { Text(\"Hello\") }'",
        offset: offset)
    }
    self.body = body
  }

  private static func skipLabel(_ lexer: inout Lexer) -> String? {
    var copy = lexer
    let name = copy.next()
    guard name.kind == .identifier, copy.skip(punctuation: ":") else { return nil }
    lexer = copy
    return name.text
  }
}
