import SwiftUI

/// A line of Swift in the colours of its parts.
struct SwiftLine {
  /// What a part of a line is.
  enum Kind: Equatable { case plain, keyword, string, comment }

  let parts: [(text: Substring, kind: Kind)]

  init(_ line: String) {
    var parts: [(text: Substring, kind: Kind)] = []
    var rest = line[...]
    while !rest.isEmpty {
      let (end, kind) = Self.part(of: rest)
      if kind == .plain, parts.last?.kind == .plain, let last = parts.last?.text {
        parts[parts.count - 1].text = line[last.startIndex..<end]
      } else {
        parts.append((rest[..<end], kind))
      }
      rest = rest[end...]
    }
    self.parts = parts
  }

  /// The end of the first part.
  private static func part(of rest: Substring) -> (Substring.Index, Kind) {
    if rest.hasPrefix("//") { return (rest.endIndex, .comment) }
    if rest.first == "\"" { return (endOfString(rest), .string) }
    if let first = rest.first, first == "@" || first.isLetter {
      let end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") }
      let word = rest[..<(end ?? rest.endIndex)]
      return (word.endIndex, first == "@" || keywords.contains(word) ? .keyword : .plain)
    }
    return (rest.index(after: rest.startIndex), .plain)
  }

  private static func endOfString(_ rest: Substring) -> Substring.Index {
    var isEscaped = false
    for index in rest.dropFirst().indices {
      if !isEscaped, rest[index] == "\"" { return rest.index(after: index) }
      isEscaped = !isEscaped && rest[index] == "\\"
    }
    return rest.endIndex
  }

  var text: Text {
    parts.reduce(Text(verbatim: "")) { text, part in
      text + Text(verbatim: String(part.text)).foregroundStyle(Self.color(of: part.kind))
    }
  }

  private static func color(of kind: Kind) -> AnyShapeStyle {
    switch kind {
    case .plain: AnyShapeStyle(.primary)
    case .keyword: AnyShapeStyle(.purple)
    case .string: AnyShapeStyle(.red)
    case .comment: AnyShapeStyle(.secondary)
    }
  }

  private static let keywords: Set<Substring> = [
    "as", "associatedtype", "async", "await", "case", "catch", "default", "defer", "do", "else",
    "enum", "extension", "false", "fileprivate", "for", "func", "get", "guard", "if", "import",
    "in",
    "init", "inout", "internal", "is", "let", "nil", "nonisolated", "package", "private",
    "protocol",
    "public", "return", "self", "Self", "set", "some", "any", "static", "struct", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
