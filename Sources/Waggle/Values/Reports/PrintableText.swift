extension String {
  /// The text with its line breaks as `\n`, and with control characters and marks that reorder text as `\u{…}`: what a
  /// terminal would obey is shown instead.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var text = ""
    for character in self {
      if character.isNewline {
        text += "\\n"
      } else {
        for scalar in character.unicodeScalars {
          text +=
            scalar.isUnprintable
            ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the character is a control character, a line break, or a mark that reorders the text after it.
  fileprivate var isUnprintable: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
