/// A stored property that `@Animatable` animates: its name as written, and its type.
struct AnimatedProperty: Equatable {
  var name: String
  var type: String

  /// The animated properties of a declaration: none of a constant, of a type, computed, lazy, wrapped or ignored.
  static func all(in variables: VariableDeclaration, of lexer: Lexer) throws -> [AnimatedProperty] {
    let header = variables.header
    guard header.keyword.text == "var", !header.hasAttribute("AnimatableIgnored"),
      !header.isWrapped,
      !header.modifiers.contains(where: {
        ["static", "class", "lazy", "weak", "unowned"].contains($0)
      })
    else { return [] }
    let types = variables.bindings.map { $0.type.map(lexer.text) }
    return try variables.bindings.indices.compactMap { index in
      let binding = variables.bindings[index]
      if binding.accessors == .computed { return nil }
      // In `var x, y: Double` the type of the last is that of those before it.
      let shared = binding.value == nil ? types[index...].first { $0 != nil } ?? nil : types[index]
      return try AnimatedProperty(binding, type: shared, of: lexer)
    }
  }

  private init(_ binding: Binding, type: String?, of lexer: Lexer) throws {
    name = binding.name.text
    func error(_ message: String) -> MacroError {
      MacroError(message: message, offset: binding.name.range.lowerBound)
    }
    if binding.isPattern {
      throw error("'@Animatable' animates single properties: declare each with a 'var' of its own")
    }
    guard let type = type ?? binding.value.flatMap({ inferredType(lexer.text($0)) }) else {
      throw error(
        "'@Animatable' needs the type of '\(name)': write 'var \(name): …', or '@AnimatableIgnored' if it does not animate"
      )
    }
    self.type = type
    guard !isStill(type) else {
      throw error(
        "'\(name)' has the type '\(type)', which cannot be animated: mark it '@AnimatableIgnored'")
    }
  }
}

extension DeclarationHeader {
  /// Whether an attribute is a property wrapper's: its name begins with a capital and is no actor's or macro's.
  fileprivate var isWrapped: Bool {
    attributes.contains { attribute in
      let name = attribute.baseName
      return name.first?.isUppercase == true && !name.hasSuffix("Actor")
        && name != "AnimatableIgnored"
    }
  }
}

/// The type of an initial value that shows it: a number with a fraction, `Type(…)`, `Type.member` or `Type.member(…)`.
private func inferredType(_ value: String) -> String? {
  var lexer = Lexer(value)
  if lexer.peek().kind == .prefixOperator, lexer.peek().text == "-" { lexer.next() }
  let first = lexer.next()
  switch first.kind {
  case .number: return lexer.peek().kind == .end ? numberType(first.text) : nil
  case .string: return lexer.peek().kind == .end ? "String" : nil
  case .identifier: return namedType(first, in: lexer, value: value)
  default: return nil
  }
}

private func numberType(_ text: String) -> String {
  let isHex = text.lowercased().hasPrefix("0x")
  return text.contains(".") || (!isHex && text.lowercased().contains("e")) ? "Double" : "Int"
}

private func namedType(_ first: Token, in start: Lexer, value: String) -> String? {
  if first.text == "true" || first.text == "false" {
    return start.peek().kind == .end ? "Bool" : nil
  }
  guard first.text.first?.isUppercase == true else { return nil }
  var lexer = Lexer(value)
  guard let range = lexer.skipType() else { return nil }
  var name = lexer.text(range)
  if let dot = name.lastIndex(of: "."), name[name.index(after: dot)...].first?.isLowercase == true {
    name = String(name[..<dot])
  } else if !lexer.peek().isPunctuation("(") {
    return nil
  }
  if lexer.peek().isPunctuation("(") { lexer.skipGroup() }
  return lexer.peek().kind == .end ? name : nil
}

/// Whether a type is one of those of the standard library that do not animate.
private func isStill(_ type: String) -> Bool {
  if ["Bool", "String", "Character", "Substring", "Any", "AnyView", "Date", "URL", "UUID"].contains(
    type)
  {
    return true
  }
  if type.hasPrefix("Int") || type.hasPrefix("UInt") {
    return ["", "8", "16", "32", "64", "128"].contains(type.drop { $0.isLetter })
      && ["Int", "UInt"].contains(type.prefix { $0.isLetter })
  }
  return type.hasSuffix("?") || type.hasPrefix("[") || type.contains("->")
}
