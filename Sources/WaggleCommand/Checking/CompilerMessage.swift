/// An error or a warning of the compiler, at its place.
package struct CompilerMessage: Hashable {
  package let file: String
  package let line: Int
  package let column: Int
  package let isError: Bool
  package let text: String

  package init(file: String, line: Int, column: Int, isError: Bool, text: String) {
    (self.file, self.line, self.column) = (file, line, column)
    (self.isError, self.text) = (isError, text)
  }

  /// The messages in what the compiler prints, each once; notes and excerpts of the source are left out.
  package static func all(in output: String) -> [CompilerMessage] {
    var seen: Set<CompilerMessage> = []
    return output.split(separator: "\n").compactMap { CompilerMessage(line: $0) }
      .filter { seen.insert($0).inserted }
  }

  /// Reads a line such as `/a/B.swift:3:7: error: cannot find 'x' in scope`.
  private init?(line text: Substring) {
    guard let match = text.wholeMatch(of: /(\S.*?\.swift):(\d+):(\d+): (error|warning): (.*)/)
    else { return nil }
    self.init(
      file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
      isError: match.4 == "error", text: String(match.5))
  }

  /// The module that is missing, if that is what it says.
  package var missingModule: String? {
    text.wholeMatch(of: /no such module '(.+)'/).map { String($0.1) }
  }
}
