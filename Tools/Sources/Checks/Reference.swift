import Foundation

/// What a page or a comment refers to: a name in the sources, a file, or another page.
package struct Reference: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    /// A word of a code span with a capital and a small letter in it: `TreeDiffer`, `makeNode`.
    case name(String)
    /// A code span with a `/` in it, or with the ending of a file.
    case path(String)
    /// The target of a Markdown link, without the part after `#`.
    case link(String)
  }

  package let target: Target
  /// From 1.
  package let line: Int

  package init(_ target: Target, line: Int) {
    (self.target, self.line) = (target, line)
  }

  /// The references of a Markdown page outside code blocks, in order; those of a table's lines as well.
  package static func references(ofPage text: String) -> [Reference] {
    Prose.lines(ofPage: text).flatMap { line in
      spans(in: line.text).flatMap { references(ofSpan: $0, line: line.line) }
        + links(in: line.text).map { Reference(.link($0), line: line.line) }
    }
  }

  /// The names in the code spans of comments of Swift source. Paths and links are left out: DocC has its own.
  package static func names(inCommentsOf source: String) -> [Reference] {
    Tokenizer.prose(of: source).filter { $0.kind == .comment }.flatMap { line in
      spans(in: line.text).flatMap { references(ofSpan: $0, line: line.line) }
    }
    .filter { if case .name = $0.target { true } else { false } }
  }

  private static func references(ofSpan span: String, line: Int) -> [Reference] {
    if isPath(span) { return [Reference(.path(span), line: line)] }
    return words(of: span).filter(isName).map { Reference(.name($0), line: line) }
  }

  /// The text between backticks, one or two on each side; a span that continues in the next line is left out.
  private static func spans(in line: String) -> [String] {
    let parts = line.replacing("``", with: "`").split(
      separator: "`", omittingEmptySubsequences: false)
    // Spans are every second part; the last part is after the last backtick, inside a span or not.
    return parts.dropLast().enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func links(in line: String) -> [String] {
    line.split(separator: "](").dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: ")") else { return nil }
      let target = String(part[..<end].prefix { $0 != "#" })
      return target.isEmpty || target.contains(":") ? nil : target
    }
  }

  private static let endings = [
    "swift", "md", "json", "tsv", "txt", "js", "py", "css", "png",
  ]

  /// Whether a code span is a path: no spaces and no code, with a slash or a file's ending. What begins with a slash is
  /// a DocC link to a module, or an address; `…` and capitals such as FILE stand for what a reader fills in.
  private static func isPath(_ span: String) -> Bool {
    guard let first = span.first, first != "/", first != "-", first != "." || span.contains("/")
    else { return false }
    let isPlain = span.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@~".contains($0) }
    let ending = span.split(separator: ".").last.map(String.init) ?? ""
    return isPlain && (span.contains("/") || span.contains(".") && endings.contains(ending))
  }

  private static func words(of span: String) -> [String] {
    span.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// Small words such as `body` are in any source, and capitals alone are a shell's variables or acronyms.
  private static func isName(_ word: String) -> Bool {
    word.contains { $0.isLowercase } && word.contains { $0.isUppercase }
  }
}
