/// `@Animatable struct Name { … }`: its `animatableData`, or its conformance (R207).
struct AnimatableExpansion {
  private let request: ExpansionRequest
  private let lexer: Lexer
  private let header: DeclarationHeader
  private let members: [Member]
  private let nameOffset: Int

  init(_ request: ExpansionRequest) throws {
    self.request = request
    var lexer = request.lexer()
    let start = lexer.peek().range.lowerBound
    guard let header = lexer.skipHeader(), ["struct", "class"].contains(header.keyword.text) else {
      throw MacroError(
        message:
          "'@Animatable' can only be attached to a struct or a class, whose stored properties it animates",
        offset: start)
    }
    self.header = header
    nameOffset = lexer.peek().range.lowerBound
    while lexer.peek().kind != .end, !lexer.peek().isPunctuation("{") {
      if lexer.peek().opensGroup { lexer.skipGroup() } else { lexer.next() }
    }
    _ = lexer.skip(punctuation: "{")
    members = lexer.skipMembers()
    self.lexer = lexer
  }

  func expansion() throws -> Expansion {
    request.role == "extension" ? Expansion(source: conformance) : try memberExpansion()
  }

  private var conformance: String {
    guard !request.conformances.isEmpty, let type = request.extendedType else { return "" }
    return "extension \(type): Waggle.Animatable {}"
  }

  private func memberExpansion() throws -> Expansion {
    let source = try declarations(of: members[...], after: [])
    guard source.isEmpty else { return Expansion(source: source) }
    let warning = MacroError(
      message:
        "'@Animatable' finds no stored 'var' to animate, so changes are immediate: remove it, or remove an "
        + "'@AnimatableIgnored'",
      offset: nameOffset, isWarning: true)
    return Expansion(source: "", errors: [warning])
  }

  // MARK: Branches

  /// The declaration for `properties` and those of `rest`, one for each branch of an `#if` in it.
  private func declarations(
    of rest: ArraySlice<Member>, after properties: [AnimatedProperty]
  ) throws -> String {
    guard let member = rest.first else { return declaration(properties) }
    switch member {
    case .other: return try declarations(of: rest.dropFirst(), after: properties)
    case .variables(let variables):
      let found = try AnimatedProperty.all(in: variables, of: lexer)
      return try declarations(of: rest.dropFirst(), after: properties + found)
    case .conditional(let branches):
      return try conditional(branches, rest: rest.dropFirst(), after: properties)
    }
  }

  private func conditional(
    _ branches: [Member.Branch], rest: ArraySlice<Member>, after properties: [AnimatedProperty]
  ) throws -> String {
    guard branches.contains(where: { hasVariables($0.members) }) else {
      return try declarations(of: rest, after: properties)
    }
    var lines: [String] = []
    for branch in branches {
      lines.append(branch.directive)
      lines.append(try declarations(of: (branch.members + rest)[...], after: properties))
    }
    if branches.last?.directive.hasPrefix("#else") != true
      || branches.last?.directive.hasPrefix("#elseif") == true
    {
      lines.append("#else")
      lines.append(try declarations(of: rest, after: properties))
    }
    return (lines + ["#endif"]).joined(separator: "\n")
  }

  private func hasVariables(_ members: [Member]) -> Bool {
    members.contains { member in
      switch member {
      case .variables: true
      case .conditional(let branches): branches.contains { hasVariables($0.members) }
      case .other: false
      }
    }
  }

  // MARK: The declaration

  private func declaration(_ properties: [AnimatedProperty]) -> String {
    guard let pairs = PairTree(properties[...]) else { return "" }
    let setters = pairs.assignments(from: "newValue").map { "    \($0)" }.joined(separator: "\n")
    return """
      \(access)nonisolated var animatableData: \(pairs.type) {
        get { \(pairs.value) }
        set {
      \(setters)
        }
      }
      """
  }

  /// The access of the type, as far as a requirement needs it.
  private var access: String {
    let written = header.access ?? inheritedAccess
    switch written {
    case "public", "open": return "public "
    case "package": return "package "
    default: return ""
    }
  }

  /// Members of a public extension are public without saying so.
  private var inheritedAccess: String? {
    guard let around = request.lexicalContext.first else { return nil }
    var lexer = Lexer(around)
    guard let header = lexer.skipHeader(), header.keyword.text == "extension" else { return nil }
    return header.access
  }
}

/// `@AnimatableIgnored` adds nothing; it is out of place on what `@Animatable` does not animate anyway.
func ignoredExpansion(_ request: ExpansionRequest) throws -> String {
  var lexer = request.lexer()
  let start = lexer.peek().range.lowerBound
  guard let header = lexer.skipHeader(),
    header.keyword.text == "var" || header.keyword.text == "let"
  else {
    throw MacroError(
      message:
        "'@AnimatableIgnored' can only be attached to a property of a type with '@Animatable'",
      offset: start)
  }
  return ""
}
