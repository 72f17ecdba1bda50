import Foundation

/// A block of Swift in a page or a doc comment, with the instructions in HTML comments right above it.
package struct Example: Equatable {
  /// The code, without the fence, at the left margin.
  package var code: String
  /// Of `<!-- given: … -->`, each a line: the members that the code uses and readers need not see.
  package var given = ""
  /// Of `<!-- reports: … -->`: the ids of the diagnostics that the views in the code cause.
  package var reports: [String] = []
  /// Whether `<!-- not compiled: why -->` is above it.
  package var isCompiled = true
  /// Whether the code is run by a test; false below `<!-- not run: why -->`.
  package var isRun = true
  /// The line of the fence in the page.
  package var line: Int

  /// Whether the code awaits; a host's `settle` is another function where it could.
  var isAsync: Bool { code.contains("await ") }

  package init(code: String, line: Int) {
    self.code = code
    self.line = line
  }

  /// Follows one instruction; other HTML comments are ignored.
  mutating func follow(_ comment: String) {
    guard let colon = comment.firstIndex(of: ":") else { return }
    let text = comment[comment.index(after: colon)...].dropFirst()
    let value = text.trimmingCharacters(in: .whitespaces)
    switch comment[..<colon].trimmingCharacters(in: .whitespaces) {
    case "given": given += given.isEmpty ? String(text) : "\n\(text)"
    case "reports": reports = value.split(separator: " ").map(String.init)
    case "not compiled": isCompiled = false
    case "not run": isRun = false
    default: break
    }
  }
}

/// Finds the examples in Markdown, and the Markdown in doc comments.
package enum ExampleReader {
  /// The examples of a page, in order.
  package static func examples(in markdown: [(line: Int, text: String)]) -> [Example] {
    var examples: [Example] = []
    var comments: [String] = []
    var open: (example: Example, indent: Int, code: [String])?
    var otherFence = false
    for (line, text) in markdown {
      let bare = text.trimmingCharacters(in: .whitespaces)
      if var block = open {
        if bare == "```" {
          block.example.code = block.code.joined(separator: "\n")
          comments.forEach { block.example.follow($0) }
          comments = []
          examples.append(block.example)
          open = nil
        } else {
          block.code.append(String(text.dropFirst(min(block.indent, text.count))))
          open = block
        }
      } else if otherFence {
        otherFence = !bare.hasPrefix("```")
      } else if bare == "```swift" {
        open = (Example(code: "", line: line), text.prefix { $0 == " " }.count, [])
      } else if bare.hasPrefix("```") {
        otherFence = true
      } else if let comment = comment(bare) {
        comments.append(comment)
      } else if !bare.isEmpty {
        comments = []
      }
    }
    return examples
  }

  /// The text of an HTML comment that is the whole line.
  private static func comment(_ line: String) -> String? {
    guard line.hasPrefix("<!--"), line.hasSuffix("-->") else { return nil }
    return line.dropFirst(4).dropLast(3).trimmingCharacters(in: .whitespaces)
  }

  /// The lines of a file with their numbers: of a Swift file, those of doc comments, each comment's last line followed
  /// by an empty one.
  package static func markdown(path: String, source: String) -> [(line: Int, text: String)] {
    let lines = source.components(separatedBy: "\n").enumerated().map { ($0 + 1, $1) }
    guard path.hasSuffix(".swift") else { return lines }
    return lines.map { line, text in
      let bare = text.trimmingCharacters(in: .whitespaces)
      guard bare.hasPrefix("///") else { return (line, "") }
      return (line, String(bare.dropFirst(bare.hasPrefix("/// ") ? 4 : 3)))
    }
  }
}
