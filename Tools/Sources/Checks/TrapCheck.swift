package import Foundation

/// Finds what may stop a program without saying why it cannot: a `fatalError` or `preconditionFailure` without a message, and
/// `as!`, `try!`, `unsafeBitCast` and `unsafeDowncast` without a comment beside them.
///
/// A comment is beside a line if it is on it, or above it without an empty line in between: that of the declaration counts.
package enum TrapCheck {
  private static let casts: Set = ["unsafeBitCast", "unsafeDowncast"]
  private static let stops: Set = ["fatalError", "preconditionFailure"]

  /// Checks every file below `Sources` of the repository at `root`.
  package static func findings(in root: URL) throws -> [Finding] {
    try SourceFile.texts(below: "Sources", in: root).flatMap { findings(in: $0.path, $0.source) }
  }

  /// The traps of one file that give no reason, in order.
  package static func findings(in path: String, _ source: String) -> [Finding] {
    let tokens = Tokenizer.tokens(of: source)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var comments = Set(tokens.filter { $0.kind == .doc }.map(\.line))
    for piece in Tokenizer.prose(of: source) where piece.kind == .comment {
      comments.insert(piece.line)
    }
    return tokens.indices.compactMap { at in
      guard let trap = trap(tokens, at) else { return nil }
      let line = tokens[at].line
      if stops.contains(trap) {
        // The tokens leave out what is in a string.
        guard lines[line - 1].contains(trap + "()") else { return nil }
        return Finding(path: path, line: line, message: "\(trap) has no message")
      }
      if isExplained(line, lines, comments) { return nil }
      return Finding(
        path: path, line: line, message: "\(trap) has no comment that says why it cannot fail")
    }
  }

  /// What may stop the program at a token; nil for nothing.
  private static func trap(_ tokens: [Token], _ at: Int) -> String? {
    guard tokens[at].kind == .word, at + 1 < tokens.count else { return nil }
    let (word, next) = (tokens[at].text, tokens[at + 1])
    if word == "as" || word == "try" { return next.isMark("!") ? word + "!" : nil }
    return next.isMark("(") && (casts.contains(word) || stops.contains(word)) ? word : nil
  }

  private static func isExplained(_ line: Int, _ lines: [Substring], _ comments: Set<Int>) -> Bool {
    var line = line
    while line > 0, !lines[line - 1].allSatisfy(\.isWhitespace) {
      if comments.contains(line) { return true }
      line -= 1
    }
    return false
  }
}
