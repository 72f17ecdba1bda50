/// `@Entry var name: Type = value`: accessors, and the key that they use (R205).
struct EntryExpansion {
  private let request: ExpansionRequest
  private let lexer: Lexer
  private let container: EntryContainer
  private let binding: Binding

  /// Throws what keeps the declaration from being an entry.
  init(_ request: ExpansionRequest) throws {
    self.request = request
    var lexer = request.lexer()
    let start = lexer.peek().range.lowerBound
    guard let header = lexer.skipHeader() else {
      throw MacroError(message: Self.misplaced, offset: start)
    }
    guard header.keyword.text == "var" else { throw Self.error(notAVariable: header) }
    let declaration = lexer.skipBindings(of: header)
    self.lexer = lexer
    guard let container = EntryContainer(lexicalContext: request.lexicalContext) else {
      throw MacroError(message: Self.misplaced, offset: start)
    }
    self.container = container
    binding = declaration.bindings[0]
    try check(declaration)
  }

  /// Accessors for a property that cannot be an entry; empty where it may not have any.
  static func replacement(for start: Lexer) -> String {
    var lexer = start
    guard let header = lexer.skipHeader(), header.keyword.text == "var" else { return "" }
    let bindings = lexer.skipBindings(of: header).bindings
    guard bindings.count == 1, bindings[0].accessors == .none else { return "" }
    return "{\n  get { fatalError() }\n  set {}\n}"
  }

  /// The accessors, or the key.
  func source() -> String { request.role == "accessor" ? accessors : key }

  private var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  private var key: String { container == .focus ? focusKey : keyWithDefault }

  private var focusKey: String {
    """
    private struct \(keyName): \(container.keyProtocol) {
      typealias Value = \(wrappedType ?? "Never")
    }
    """
  }

  private var keyWithDefault: String {
    """
    private struct \(keyName): \(container.keyProtocol) {
      static let _entry = Waggle._EntryDefault\(type.map { "<\($0)>" } ?? "")(\(value))
    }
    """
  }

  /// The key's name, in backticks if the property's name is not a plain one: `` `my value` ``.
  private var keyName: String {
    let name = plainName
    let isPlain = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return isPlain ? "__Key_\(name)" : "`__Key_\(name)`"
  }

  private var plainName: String { binding.name.text.filter { $0 != "`" } }

  /// The type as it can be an argument: `Int!` is `Int?` there.
  private var type: String? {
    guard let range = binding.type else { return nil }
    let text = lexer.text(range)
    return isOptional && text.hasSuffix("!") ? text.dropLast() + "?" : text
  }

  /// The default; `if` and `switch` stand alone in a closure, since they cannot be arguments.
  private var value: String {
    guard let range = binding.value else { return "nil" }
    let text = lexer.text(range)
    let branches = ["if", "switch", "do"].contains(Lexer(text).peek().text)
    guard branches else { return text }
    return type.map { "{ () -> \($0) in \(text) }()" } ?? "{ \(text) }()"
  }

  // MARK: Optional types

  private var isOptional: Bool { wrappedType != nil }

  /// `T` of `T?`, `T!` and `Optional<T>`; nil for another type.
  private var wrappedType: String? {
    guard let range = binding.type else { return nil }
    let text = lexer.text(range)
    for prefix in ["Optional<", "Swift.Optional<"]
    where text.hasPrefix(prefix) && text.hasSuffix(">") {
      return String(text.dropFirst(prefix.count).dropLast())
    }
    guard !isFunction(text), text.hasSuffix("?") || text.hasSuffix("!") else { return nil }
    return String(text.dropLast())
  }

  /// Whether an arrow is outside of all parentheses and lists of types, so that a `?` at the end belongs to the result.
  private func isFunction(_ type: String) -> Bool {
    var lexer = Lexer(type)
    while lexer.peek().kind != .end {
      if lexer.peek().text == "->" { return true }
      if lexer.peek().opensGroup {
        lexer.skipGroup()
      } else if !lexer.startsOperator("<") || !lexer.skipGenericArguments() {
        lexer.next()
      }
    }
    return false
  }
}

extension EntryExpansion {
  private static let misplaced =
    "'@Entry' macro can only attach to 'var' declarations inside extensions of EnvironmentValues, Transaction, "
    + "ContainerValues, or FocusedValues"

  private static func error(notAVariable header: DeclarationHeader) -> MacroError {
    let message =
      header.keyword.text == "let"
      ? "'@Entry' needs a 'var': it could never be set; write 'var', or remove '@Entry'"
      : misplaced
    return MacroError(message: message, offset: header.keyword.range.lowerBound)
  }

  private func check(_ declaration: VariableDeclaration) throws {
    try checkShape(declaration)
    try checkAccessors()
    if container == .focus { try checkFocus() } else { try checkDefault() }
  }

  private func checkShape(_ declaration: VariableDeclaration) throws {
    if declaration.bindings.count > 1 || binding.isPattern {
      throw error("'@Entry' makes one entry: write a 'var' for each, with '@Entry' before it")
    }
    let wrong = ["static", "class", "lazy", "weak", "unowned"]
    if let modifier = declaration.header.modifiers.first(where: {
      wrong.contains($0) || $0.hasPrefix("unowned(")
    }) {
      throw error(
        "'@Entry' makes '\(plainName)' a computed property, which cannot be '\(modifier)': remove it"
      )
    }
  }

  private func checkAccessors() throws {
    switch binding.accessors {
    case .none: return
    case .observers:
      throw error(
        "'@Entry' makes '\(plainName)' a computed property, which has no observers: remove 'willSet' and 'didSet'"
      )
    case .computed:
      throw error(
        "'@Entry' writes the accessors of '\(plainName)': give it a default with '=' in their place"
      )
    }
  }

  private func checkDefault() throws {
    if binding.value == nil, !isOptional {
      throw error(
        "'@Entry' needs a default value of '\(plainName)': write '= …', or make its type optional")
    }
    if binding.type == nil, let range = binding.value, lexer.text(range) == "nil" {
      throw error("'@Entry' needs the type of '\(plainName)', since its default is nil")
    }
  }

  private func checkFocus() throws {
    let hint = "write '@Entry var \(plainName): SomeType?'"
    guard isOptional else {
      throw error(
        "an entry of FocusedValues is nil where no view supplies it, so its type is optional: \(hint)"
      )
    }
    if let range = binding.value, lexer.text(range) != "nil" {
      throw error(
        "an entry of FocusedValues is nil where no view supplies it, so it has no default: \(hint)")
    }
  }

  private func error(_ message: String) -> MacroError {
    MacroError(message: message, offset: binding.name.range.lowerBound)
  }
}
