/// How the name of a symbol is read aloud (C155).
enum SymbolWords {
  /// What is drawn around the subject of a symbol, or inside of it, and is not read.
  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "capsule", "hexagon", "octagon", "diamond", "triangle",
    "seal", "shield", "crop", "inverse", "rtl", "ltr",
  ]

  /// The words of the subject: "checkmark" for "checkmark.circle.fill", "arrow up" for "arrow.up". A form that is the
  /// subject itself is read, and so is one after "on", "and" or "in".
  static func spoken(_ name: String) -> String {
    let parts = name.split(separator: ".")
    guard let badge = parts.firstIndex(of: "badge"), badge > 0 else {
      return subject(parts[...]).joined(separator: " ")
    }
    return (subject(parts[..<badge]) + subject(parts[badge...])).joined(separator: " ")
  }

  private static func subject(_ parts: ArraySlice<Substring>) -> ArraySlice<Substring> {
    var words = parts
    while words.count > 1, let last = words.last, variants.contains(last),
      !["on", "and", "in"].contains(words.dropLast().last)
    {
      words.removeLast()
    }
    return words
  }
}
