/// Reads the members and type headers of one file. It keeps track of braces, so that locals of functions are left out.
///
/// Broken source gives some members, never a trap.
struct MemberReader {
  private(set) var members: [Member] = []
  private(set) var types: [TypeHeader] = []
  /// The full names of the aliases of types of functions.
  private(set) var functionAliases: Set<String> = []
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
      if word == "typealias" { addAlias(index) }
    } else if word == "typealias" {
      addAlias(index)
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
        variable: tokens.variable(at: index, isSettable: !tokens.hasPrivateSetter(before: index)),
        line: tokens[index].line))
  }

  private mutating func addAlias(_ index: Int) {
    guard tokens.declaredType(at: index).holdsFunction else { return }
    let around = scopes.last?.type.map { $0.name + "." } ?? ""
    functionAliases.insert(around + tokens[index + 1].text)
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

  /// Whether only the file can set the variable whose keyword is at `index`.
  fileprivate func hasPrivateSetter(before index: Int) -> Bool {
    var at = index - 1
    while at > 2, self[at].kind == .word && Declaration.modifiers.contains(self[at].text) {
      at -= 1
    }
    return at > 2 && self[at].isMark(")") && self[at - 1].isWord("set")
      && (self[at - 3].isWord("private") || self[at - 3].isWord("fileprivate"))
  }

  /// What is known of the variable or constant whose keyword is at `index`; nil for other declarations.
  fileprivate func variable(at index: Int, isSettable: Bool) -> Variable? {
    guard self[index].isWord("var") || self[index].isWord("let") else { return nil }
    let (types, holdsFunction) = declaredType(at: index)
    return Variable(
      types: types, holdsFunction: holdsFunction,
      isSettable: isSettable && self[index].isWord("var") && hasStorage(at: index))
  }

  /// The types between the name after the keyword at `index` and the value or the braces; without them those of the value.
  func declaredType(at index: Int) -> (types: Set<String>, holdsFunction: Bool) {
    var at = index + 2
    guard at < count, self[at].isMark(":") || self[at].isMark("=") else { return ([], false) }
    let isValue = self[at].isMark("=") && !self[index].isWord("typealias")
    at += 1
    if isValue { return (typesOfValue(at), at < count && self[at].isMark("{")) }
    var types: Set<String> = []
    var depth = 0
    while at < count, !endsType(at), depth > 0 || !(self[at].isMark(",") || self[at].isMark(")")) {
      if self[at].isMark("-"), at + 1 < count, self[at + 1].isMark(">") { return ([], true) }
      if self[at].kind == .word, self[at].text.first?.isUppercase == true {
        types.insert(self[at].text)
      }
      if self[at].opensBracket || self[at].isMark("<") { depth += 1 }
      if self[at].isMark(")") || self[at].isMark("]") || self[at].isMark(">") { depth -= 1 }
      at += 1
    }
    return (types, false)
  }

  /// Whether the token at `at` is after a declared type.
  private func endsType(_ at: Int) -> Bool {
    let token = self[at]
    if token.kind == .doc || token.isMark("=") || token.isMark("{") || token.isMark("}") {
      return true
    }
    if token.isMark("@") || token.isMark("#") { return token.line > self[at - 1].line }
    return token.kind == .word && Self.endsDeclaration.contains(token.text)
  }

  /// The words of types in the rest of the line.
  private func typesOfValue(_ start: Int) -> Set<String> {
    guard start < count else { return [] }
    let rest = self[start...].prefix { $0.line == self[start].line }
    return Set(rest.filter { $0.kind == .word && $0.text.first?.isUppercase == true }.map(\.text))
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
