/// Reads the members and type headers of one file. It keeps track of braces, so that locals of functions are left out.
///
/// Broken source gives some members, never a trap.
struct MemberReader {
  private(set) var members: [Member] = []
  private(set) var types: [TypeHeader] = []
  /// For each token the name of the type in whose braces it is, functions inside of it included.
  private(set) var typeOfToken: [String?] = []

  /// What the braces around a token belong to.
  private struct Scope {
    /// Nil in a function's body, a closure or an accessor.
    let type: TypeHeader?
    /// Open parentheses and square brackets inside these braces.
    var depth = 0
  }

  private let tokens: [Token]
  private var scopes: [Scope] = [Scope(type: nil)]
  /// A type whose brace has not opened yet.
  private var opening: TypeHeader?

  private static let typeWords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "extension",
  ]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    for index in tokens.indices {
      typeOfToken.append(scopes.last { $0.type != nil }?.type?.name)
      if tokens[index].kind == .mark { track(index) }
      if tokens[index].kind == .word { read(index) }
    }
  }

  private mutating func track(_ index: Int) {
    switch tokens[index].text {
    case "{":
      scopes.append(Scope(type: opening))
      opening = nil
    case "}" where scopes.count > 1: scopes.removeLast()
    case "(", "[": scopes[scopes.count - 1].depth += 1
    case ")", "]": scopes[scopes.count - 1].depth -= 1
    default: break
    }
  }

  /// Whether a declaration here is a member or at the top of the file.
  private var isOutsideOfCode: Bool {
    guard let scope = scopes.last, scope.depth == 0 else { return false }
    return scope.type != nil || scopes.count == 1
  }

  private mutating func read(_ index: Int) {
    let word = tokens[index].text
    guard isOutsideOfCode, opening == nil, !tokens.follows(".", at: index) else { return }
    guard index + 1 < tokens.count, index == 0 || !tokens[index - 1].isWord("import") else {
      return
    }
    if word == "init" || word == "subscript" {
      add(index, word, tokens.labelsOfDeclaration(at: index))
    } else if tokens[index + 1].kind != .word {
      return
    } else if word == "func" {
      add(index, tokens[index + 1].text, tokens.labelsOfDeclaration(at: index + 1))
    } else if word == "var" || word == "let" || word == "associatedtype"
      || word == "typealias" && scopes.count > 1
    {
      add(index, tokens[index + 1].text, nil)
    } else if word == "case", scopes.last?.type?.keyword == "enum" {
      addCases(index)
    } else if Self.typeWords.contains(word), !Declaration.isModifier(tokens, index) {
      open(index)
    }
  }

  private mutating func add(_ index: Int, _ name: String, _ labels: [String]?) {
    let type = scopes.last?.type
    let modifiers = tokens.modifiers(before: index)
    let isGlobal = type == nil || modifiers.contains("static") || modifiers.contains("class")
    members.append(
      Member(
        name: name, labels: labels, type: type?.name, isInExtension: type?.keyword == "extension",
        isPrivate: type?.isPrivate == true
          || !modifiers.isDisjoint(with: ["private", "fileprivate"]),
        isPackage: modifiers.contains("package"),
        isMutableGlobal: isGlobal && tokens[index].text == "var" && tokens.hasStorage(at: index),
        line: tokens[index].line))
  }

  private mutating func addCases(_ index: Int) {
    var at = index + 1
    while at < tokens.count, tokens[at].kind == .word {
      add(at, tokens[at].text, nil)
      at += 1
      if at < tokens.count, tokens[at].isMark("(") { at = tokens.endOfBrackets(from: at) }
      guard at < tokens.count, tokens[at].isMark(",") else { return }
      at += 1
    }
  }

  private mutating func open(_ index: Int) {
    var name = tokens[index + 1].text
    var at = index + 2
    while at + 1 < tokens.count, tokens[at].isMark("."), tokens[at + 1].kind == .word {
      name += "." + tokens[at + 1].text
      at += 2
    }
    // Types at the top of a file are names, not members.
    if tokens[index].text != "extension", scopes.count > 1 { add(index, name, nil) }
    let modifiers = tokens.modifiers(before: index)
    let around = scopes.last?.type.map { $0.name + "." } ?? ""
    let isPrivate =
      scopes.last?.type?.isPrivate == true
      || !modifiers.isDisjoint(with: ["private", "fileprivate"])
    let header = TypeHeader(
      keyword: tokens[index].text, name: around + name, inherits: tokens.inheritance(from: at),
      isPublic: modifiers.contains("public") || modifiers.contains("open"),
      isPackage: modifiers.contains("package"), isPrivate: isPrivate,
      line: tokens[index].line)
    types.append(header)
    opening = header
  }
}

extension [Token] {
  /// The modifiers before the keyword at `index`, without what they have in parentheses.
  fileprivate func modifiers(before index: Int) -> Set<String> {
    var found: Set<String> = []
    var at = index - 1
    while at >= 0 {
      if self[at].kind == .word, Declaration.modifiers.contains(self[at].text) {
        found.insert(self[at].text)
        at -= 1
      } else if at > 2, self[at].isMark(")"), self[at - 2].isMark("("),
        Declaration.modifiers.contains(self[at - 3].text)
      {
        // `private(set)` is not `private`: only the getter's access counts.
        if self[at - 1].text != "set" { found.insert(self[at - 3].text) }
        at -= 4
      } else {
        return found
      }
    }
    return found
  }

  /// Whether the variable whose `var` is at `index` has storage: a value, observers, or a type alone.
  fileprivate func hasStorage(at index: Int) -> Bool {
    var at = index + 2
    while at < count {
      if self[at].isMark("=") { return true }
      if self[at].isMark("{") {
        return at + 1 < count && (self[at + 1].isWord("didSet") || self[at + 1].isWord("willSet"))
      }
      if self[at].isMark("}") || self[at].kind == .doc { return true }
      if self[at].kind == .word, Self.endsDeclaration.contains(self[at].text) { return true }
      at = self[at].opensBracket ? endOfBrackets(from: at) : at + 1
    }
    return true
  }

  private static var endsDeclaration: Set<String> {
    Declaration.modifiers.subtracting(["async"])
      .union(["func", "var", "let", "init", "case", "struct", "enum", "extension"])
  }

  /// The names between the colon of a type's header and its brace or `where`, from after its name.
  fileprivate func inheritance(from start: Int) -> [String] {
    var at = start
    if at < count, self[at].isMark("<") { at = endOfAngles(from: at) }
    guard at < count, self[at].isMark(":") else { return [] }
    var names: [String] = []
    while at < count, !self[at].isMark("{"), !self[at].isWord("where") {
      if self[at].isMark("<") {
        at = endOfAngles(from: at)
        continue
      }
      if self[at].kind == .word, !follows("@", at: at) { names.append(self[at].text) }
      at += 1
    }
    return names
  }
}
