/// The name of a Swift symbol, made from the name of an asset as Xcode makes it (C702).
package struct SymbolName: Equatable {
  private let words: [String]
  /// Whether the name has no small letter: its words are then joined as those of a constant.
  private let isConstant: Bool

  /// nil for a name without a letter and a digit.
  package init?(_ name: String) {
    words = Self.words(of: name)
    isConstant = !name.contains(where: \.isLowercase) && !name.contains(where: \.isCaseless)
    guard !words.isEmpty else { return nil }
  }

  /// The name of a member: a small letter first, and without "Image" or "Color" at the end; with grave accents where it is a
  /// word of the language.
  package var member: String {
    let isKind = words.count > 1 && ["image", "color"].contains(words.last!.lowercased())
    let words = isKind ? words.dropLast() : words[...]
    let joined =
      isConstant
      ? words.joined(separator: "_")
      : words.first!.lowercased() + words.dropFirst().map(Self.capitalized).joined()
    return Self.escaped(joined)
  }

  /// The name of a type: each word with a capital.
  package var type: String {
    let joined =
      isConstant ? words.joined(separator: "_") : words.map(Self.capitalized).joined()
    return Self.escaped(joined)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func escaped(_ name: String) -> String {
    if name.first!.isNumber { return "_" + name }
    return reserved.contains(name) ? "`\(name)`" : name
  }

  /// A word ends at other characters than letters and digits, between letters and digits, before a capital that follows a
  /// small letter, and before the last of several capitals that a small letter follows.
  private static func words(of name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    for (index, letter) in letters.enumerated() where letter.isPartOfWord {
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      if index > 0, letter.continues(letters[index - 1], before: next) {
        words[words.count - 1].append(letter)
      } else {
        words.append(String(letter))
      }
    }
    return words
  }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isWholeNumber }

  /// Whether the letter has no capital, as those of Chinese.
  fileprivate var isCaseless: Bool { isLetter && !isUppercase && !isLowercase }

  /// Whether the character is of the same word as the one before it.
  fileprivate func continues(_ previous: Character, before next: Character) -> Bool {
    guard previous.isPartOfWord, previous.isWholeNumber == isWholeNumber else { return false }
    guard isUppercase else { return true }
    return !previous.isLowercase && !next.isLowercase
  }
}
