extension Unicode.Scalar {
  /// Whether the character only controls the direction of text and has no width: a mark, an embedding, an override,
  /// an isolate, or the end of one (UAX 9).
  package var isDirectionMark: Bool {
    switch value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  package var hasDirectionMarks: Bool {
    !utf8.allSatisfy { $0 < 0x80 } && unicodeScalars.contains(where: \.isDirectionMark)
  }

  package var withoutDirectionMarks: String {
    guard hasDirectionMarks else { return self }
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { !$0.isDirectionMark })
    return String(scalars)
  }

  /// Whether the text is ASCII except for direction marks.
  package var isPlainASCII: Bool {
    utf8.allSatisfy { $0 < 0x80 } || unicodeScalars.allSatisfy { $0.isASCII || $0.isDirectionMark }
  }
}
