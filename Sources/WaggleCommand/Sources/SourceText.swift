/// Swift source in which comments and the contents of strings are blank, so that words can be looked for. Lines and
/// columns are those of the file.
package struct SourceText {
  package let text: String

  package init(_ source: String) {
    var blanker = Blanker(source)
    text = blanker.run()
  }

  /// Whether the word is in the code, such as `@main`: not as a part of a longer one.
  package func contains(_ word: String) -> Bool { !occurrences(of: word).isEmpty }

  /// Whether a program begins with a type of the file.
  package var hasMainType: Bool { contains("@main") || contains("@UIApplicationMain") }

  /// The line and column of each occurrence of a word; both count from 1.
  package func occurrences(of word: String) -> [(line: Int, column: Int)] {
    var found: [(line: Int, column: Int)] = []
    for (number, line) in lines.enumerated() where line.hasBytes(of: word) {
      var rest = line[...]
      while let range = rest.firstRange(of: word) {
        if Self.isWhole(range, in: line) {
          let column = line.distance(from: line.startIndex, to: range.lowerBound) + 1
          found.append((number + 1, column))
        }
        rest = rest[range.upperBound...]
      }
    }
    return found
  }

  package var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  private static func isWhole(_ range: Range<Substring.Index>, in line: Substring) -> Bool {
    let before =
      range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
    let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
    return !isPart(before) && !isPart(after)
  }

  private static func isPart(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_" || letter == "`"
  }
}

extension Substring {
  /// Whether the text has these bytes in a row: a fast test before a slow one.
  func hasBytes(of text: String) -> Bool { utf8.firstRange(of: text.utf8) != nil }
}

/// Replaces comments and strings by spaces, in one walk.
private struct Blanker {
  private let source: [Unicode.Scalar]
  private var output = String.UnicodeScalarView()
  private var position = 0

  init(_ source: String) {
    self.source = Array(source.replacing("\r\n", with: "\n").unicodeScalars)
  }

  mutating func run() -> String {
    while position < source.count {
      if starts("//") {
        blank { $0.source[$0.position] == "\n" }
      } else if starts("/*") {
        blankComment()
      } else if let marks = stringStart {
        blankString(marks)
      } else {
        keep()
      }
    }
    return String(output)
  }

  private func starts(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard position + scalars.count <= source.count else { return false }
    return zip(source[position...], scalars).allSatisfy { $0 == $1 }
  }

  private mutating func keep() {
    output.append(source[position])
    position += 1
  }

  /// Writes spaces for this many scalars; ends of lines stay.
  private mutating func skip(_ count: Int) {
    for _ in 0..<count where position < source.count {
      output.append(source[position] == "\n" ? "\n" : " ")
      position += 1
    }
  }

  private mutating func blank(until isEnd: (Blanker) -> Bool) {
    while position < source.count, !isEnd(self) { skip(1) }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        skip(2)
      } else if starts("*/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && position < source.count
  }

  /// The number signs and the quotes with which a string begins here; nil where none does.
  private var stringStart: (signs: Int, quotes: Int)? {
    var end = position
    while end < source.count, source[end] == "#" { end += 1 }
    guard end < source.count, source[end] == "\"" else { return nil }
    let isLong = end + 2 < source.count && source[end + 1] == "\"" && source[end + 2] == "\""
    return (end - position, isLong ? 3 : 1)
  }

  private mutating func blankString(_ marks: (signs: Int, quotes: Int)) {
    let signs = String(repeating: "#", count: marks.signs)
    let end = String(repeating: "\"", count: marks.quotes) + signs
    skip(marks.signs + marks.quotes)
    while position < source.count, !starts(end) {
      if marks.quotes == 1, source[position] == "\n" { return }
      if starts("\\\(signs)(") {
        skip(2 + marks.signs)
        blankInterpolation()
      } else {
        skip(starts("\\\(signs)") ? 2 + marks.signs : 1)
      }
    }
    skip(end.unicodeScalars.count)
  }

  /// Blanks to the parenthesis that ends it; strings may be inside.
  private mutating func blankInterpolation() {
    var depth = 1
    while position < source.count, depth > 0 {
      if let marks = stringStart {
        blankString(marks)
      } else {
        if source[position] == "(" { depth += 1 }
        if source[position] == ")" { depth -= 1 }
        skip(1)
      }
    }
  }
}
