import Foundation

extension String {
  /// The English text with its last word in the plural, unless the first number in it is 1: "3 cup" becomes "3 cups". Text
  /// of other languages, and text without a number, stays as it is.
  func inflected(in locale: Locale) -> String {
    guard locale.identifier.hasPrefix("en"),
      let number = firstMatch(of: /\d[\d.,]*/).map({ String($0.output) }), number != "1",
      let word = matches(of: /[A-Za-z]+/).last
    else { return self }
    var text = self
    text.replaceSubrange(word.range, with: String(word.output).plural)
    return text
  }

  /// The regular plural of an English noun, and of some that are not regular.
  private var plural: String {
    let irregular = [
      "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
      "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "half": "halves",
      "loaf": "loaves", "knife": "knives", "life": "lives", "fish": "fish", "sheep": "sheep",
    ]
    let small = lowercased()
    if let plural = irregular[small] {
      return first?.isUppercase == true
        ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return self + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return dropLast() + "ies"
    }
    return self + "s"
  }
}
