/// A part of a type's body.
indirect enum Member: Equatable {
  /// Variables or constants.
  case variables(VariableDeclaration)
  /// Another declaration.
  case other
  /// `#if` with its branches: the line that begins each, and its members.
  case conditional([Branch])

  struct Branch: Equatable {
    var directive: String
    var members: [Member]
  }
}

extension Lexer {
  /// Consumes the members of a type, up to its closing brace, a line that ends a branch of `#if`, or the end.
  mutating func skipMembers() -> [Member] {
    var members: [Member] = []
    while true {
      let token = peek()
      if token.kind == .end || token.isPunctuation("}") { return members }
      if token.kind == .directive, token.text != "#if" { return members }
      members.append(skipMember(token))
    }
  }

  private mutating func skipMember(_ token: Token) -> Member {
    if token.kind == .directive { return skipConditional() }
    guard let header = skipHeader() else {
      if token.opensGroup { skipGroup() } else { next() }
      return .other
    }
    switch header.keyword.text {
    case "var", "let": return .variables(skipBindings(of: header))
    case "typealias", "associatedtype", "import", "case": skipLine()
    case _ where header.keyword.kind == .pound: _ = skipExpression()
    default: skipBody()
    }
    return .other
  }

  private mutating func skipConditional() -> Member {
    var branches: [Member.Branch] = []
    while peek().kind == .directive, peek().text != "#endif" {
      let directive = skipDirective()
      branches.append(Member.Branch(directive: directive, members: skipMembers()))
    }
    if peek().text == "#endif" { next() }
    return .conditional(branches)
  }

  /// Skips the rest of a line, and the groups that begin in it.
  private mutating func skipLine() {
    while true {
      let token = peek()
      if token.kind == .end || token.startsLine || token.closesGroup || token.isPunctuation(";") {
        return
      }
      if token.opensGroup { skipGroup() } else { next() }
    }
  }

  /// Skips a signature and the braces behind it.
  private mutating func skipBody() {
    while true {
      let token = peek()
      if token.kind == .end || token.closesGroup || token.kind == .directive { return }
      let isBody = token.isPunctuation("{")
      if token.opensGroup { skipGroup() } else { next() }
      if isBody { return }
    }
  }
}
