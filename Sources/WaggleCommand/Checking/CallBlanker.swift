/// Makes calls of members that are not there blank, as modifiers in a chain, so that the compiler reports what is behind them
/// in the chain. Lines stay.
package struct CallBlanker {
  private var scalars: [Unicode.Scalar]
  /// The same without comments and contents of strings.
  private let code: [Unicode.Scalar]
  private var lineStarts = [0]
  /// Whether a call was made blank.
  package private(set) var isChanged = false

  package init(_ source: String) {
    scalars = Array(source.replacing("\r\n", with: "\n").unicodeScalars)
    code = Array(SourceText(source).text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar == "\n" {
      lineStarts.append(index + 1)
    }
  }

  package var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Makes a call blank with its dot, its arguments and its closures.
  ///
  /// - Parameters:
  ///   - line: The line of the member's name, from 1.
  ///   - column: Its first byte in the line, from 1.
  package mutating func blankCall(of name: String, line: Int, column: Int) {
    guard let start = index(line, column), matches(name, at: start),
      let dot = dot(before: start), let end = end(ofCallFrom: start + name.unicodeScalars.count)
    else { return }
    for index in dot..<end where scalars[index] != "\n" { scalars[index] = " " }
    isChanged = true
  }

  private func index(_ line: Int, _ column: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    var (index, bytes) = (lineStarts[line - 1], column - 1)
    while bytes > 0, index < scalars.count {
      bytes -= String(scalars[index]).utf8.count
      index += 1
    }
    return index
  }

  private func matches(_ name: String, at start: Int) -> Bool {
    let letters = Array(name.unicodeScalars)
    guard start + letters.count <= code.count, code.count == scalars.count else { return false }
    return Array(code[start..<start + letters.count]) == letters
  }

  private func dot(before start: Int) -> Int? {
    var index = start - 1
    while index >= 0, isSpace(code[index]) { index -= 1 }
    return index >= 0 && code[index] == "." ? index : nil
  }

  /// Where the arguments and closures end; nil where it is not a call.
  private func end(ofCallFrom start: Int) -> Int? {
    var end = start
    if end < code.count, code[end] == "(" { end = self.end(ofBracketsAt: end) }
    while let closure = closure(at: end) { end = self.end(ofBracketsAt: closure) }
    return end == start ? nil : end
  }

  /// Where a trailing closure begins: in the same line, or behind a label.
  private func closure(at start: Int) -> Int? {
    var index = start
    while index < code.count, code[index] == " " { index += 1 }
    if index < code.count, code[index] == "{" { return index }
    while index < code.count, isSpace(code[index]) { index += 1 }
    let label = index
    while index < code.count, code[index].properties.isAlphabetic || code[index] == "_" {
      index += 1
    }
    guard index > label, index < code.count, code[index] == ":" else { return nil }
    index += 1
    while index < code.count, isSpace(code[index]) { index += 1 }
    return index < code.count && code[index] == "{" ? index : nil
  }

  private func end(ofBracketsAt start: Int) -> Int {
    var (depth, index) = (0, start)
    repeat {
      if "([{".unicodeScalars.contains(code[index]) { depth += 1 }
      if ")]}".unicodeScalars.contains(code[index]) { depth -= 1 }
      index += 1
    } while depth > 0 && index < code.count
    return index
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || scalar == "\t"
  }
}
