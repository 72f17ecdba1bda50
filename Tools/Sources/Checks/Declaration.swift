/// Words about declarations that more than one check needs.
enum Declaration {
  /// What may stand between a declaration's attributes and its keyword.
  static let modifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "final", "class",
    "nonisolated", "override", "mutating", "nonmutating", "consuming", "borrowing", "indirect",
    "lazy", "weak", "unowned", "required", "convenience", "dynamic", "optional", "isolated",
    "distributed", "prefix", "postfix", "infix", "async",
  ]

  /// The keywords of what a protocol may require.
  static let requirements: Set<String> = ["func", "var", "init", "subscript", "associatedtype"]

  /// Whether `class` at `index` is a modifier, as in `class func`.
  static func isModifier(_ tokens: [Token], _ index: Int) -> Bool {
    tokens[index].text == "class" && index + 1 < tokens.count
      && ["func", "var", "subscript"].contains(tokens[index + 1].text)
  }
}
