extension Lexer {
  /// Consumes an attribute, whose `@` comes next. Parentheses right behind its name are its arguments.
  @discardableResult
  mutating func skipAttribute() -> Attribute {
    let start = next().range.lowerBound
    let nameStart = peek().range.lowerBound
    next()
    while peek().isPunctuation("."), !peek().startsLine {
      next()
      next()
    }
    let name = text(nameStart..<max(nameStart, lastEnd))
    var copy = self
    if peek().range.lowerBound == lastEnd, copy.skipGenericArguments() { self = copy }
    if peek().isPunctuation("("), peek().range.lowerBound == lastEnd { skipGroup() }
    return Attribute(name: name, range: start..<lastEnd)
  }

  /// Consumes the attributes, the modifiers and the keyword of a declaration; nil where none begins.
  mutating func skipHeader() -> DeclarationHeader? {
    var copy = self
    var attributes: [Attribute] = []
    var modifiers: [String] = []
    while true {
      let token = copy.peek()
      if token.isPunctuation("@") {
        attributes.append(copy.skipAttribute())
      } else if token.kind == .directive, !attributes.isEmpty || !modifiers.isEmpty {
        _ = copy.skipDirective()
      } else if token.kind == .identifier, Self.modifiers.contains(token.text),
        !copy.isKeyword(token)
      {
        modifiers.append(copy.skipModifier())
      } else {
        break
      }
    }
    let keyword = copy.peek()
    guard Self.keywords.contains(keyword.text) || keyword.kind == .pound else { return nil }
    if keyword.kind == .identifier { copy.next() }
    self = copy
    return DeclarationHeader(attributes: attributes, modifiers: modifiers, keyword: keyword)
  }

  private mutating func skipModifier() -> String {
    let start = next().range.lowerBound
    if peek().isPunctuation("("), !peek().startsLine { skipGroup() }
    return text(start..<lastEnd)
  }

  /// Whether a word that may be a modifier is the keyword here: `class A`, but not `class func`.
  private func isKeyword(_ token: Token) -> Bool {
    guard token.text == "class" else { return false }
    var copy = self
    copy.next()
    let after = copy.peek().text
    return !Self.keywords.contains(after) && !Self.modifiers.contains(after)
  }

  /// Consumes the bindings behind `var` or `let`.
  mutating func skipBindings(of header: DeclarationHeader) -> VariableDeclaration {
    let start = header.attributes.first?.range.lowerBound ?? header.keyword.range.lowerBound
    var bindings: [Binding] = []
    repeat {
      bindings.append(skipBinding())
    } while skip(punctuation: ",")
    return VariableDeclaration(header: header, bindings: bindings, range: start..<lastEnd)
  }

  private mutating func skipBinding() -> Binding {
    var binding = Binding(name: peek())
    binding.isPattern = binding.name.kind != .identifier
    if peek().opensGroup { skipGroup() } else if peek().kind != .end { next() }
    if skip(punctuation: ":") { binding.type = skipType() }
    if peek().text == "="
      || (peek().isOperator && peek().text.first == "=" && peek().kind != .binaryOperator)
    {
      consumeFirstByte(of: peek())
      binding.value = skipExpression()
    }
    if peek().isPunctuation("{"), binding.value == nil || isAtAccessors {
      binding.accessors = hasObservers ? .observers : .computed
      skipGroup()
    }
    return binding
  }

  /// Whether the accessors that come next are `willSet` or `didSet`.
  private var hasObservers: Bool {
    guard isAtAccessors else { return false }
    var copy = self
    copy.next()
    while copy.peek().isPunctuation("@") { copy.skipAttribute() }
    return ["willSet", "didSet"].contains(copy.peek().text)
  }

  static let keywords: Set<String> = [
    "var", "let", "func", "init", "subscript", "deinit", "struct", "class", "enum", "actor",
    "protocol", "extension",
    "typealias", "associatedtype", "case", "import", "operator", "precedencegroup", "macro",
  ]
  static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final",
    "lazy", "weak",
    "unowned", "nonisolated", "override", "mutating", "nonmutating", "dynamic", "optional",
    "required", "convenience",
    "indirect", "isolated", "distributed", "borrowing", "consuming", "prefix", "infix", "postfix",
    "async",
  ]
}
