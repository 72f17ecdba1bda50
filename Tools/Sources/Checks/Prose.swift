import Foundation

/// One line of text for people: of a comment, of a string, of a page, or the name of a test.
package struct Prose: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case comment
    /// The text between quotation marks; each interpolation splits it in two.
    case string
    /// A name in backticks with a space in it, such as that of a test.
    case name
    /// A line of Markdown outside code blocks.
    case page
  }

  package let kind: Kind
  package let text: String
  /// From 1.
  package let line: Int

  package init(kind: Kind, text: String, line: Int) {
    (self.kind, self.text, self.line) = (kind, text, line)
  }

  /// The lines of a Markdown page that are not in a fenced block.
  package static func lines(ofPage text: String) -> [Prose] {
    var isFenced = false
    var lines: [Prose] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let isFence = line.drop { $0 == " " }.hasPrefix("```")
      if isFence { isFenced.toggle() }
      if !isFence, !isFenced { lines.append(Prose(kind: .page, text: line, line: index + 1)) }
    }
    return lines
  }

  /// Joins lines that follow one another, so that a phrase is found across a line's end.
  ///
  /// An empty line, a line of a table and a change of kind end a paragraph.
  package static func paragraphs(_ prose: [Prose]) -> [[Prose]] {
    var paragraphs: [[Prose]] = []
    for piece in prose where piece.text.contains(where: { $0.isLetter }) {
      if let last = paragraphs.last?.last, last.kind == piece.kind, piece.line - last.line <= 1,
        !piece.startsParagraph
      {
        paragraphs[paragraphs.count - 1].append(piece)
      } else {
        paragraphs.append([piece])
      }
    }
    return paragraphs
  }

  private var startsParagraph: Bool {
    if kind == .name { return true }
    let start = text.drop { $0 == " " }
    return start.hasPrefix("|") || start.hasPrefix("- ") || start.hasPrefix("#")
  }
}
