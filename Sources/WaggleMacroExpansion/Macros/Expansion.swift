/// What the compiler asks for: one macro at one place.
public struct ExpansionRequest: Sendable {
  /// The type that the macro's declaration names, such as `EntryMacro`.
  public var macro: String
  /// The role: `declaration`, `accessor`, `peer`, `member` or `extension`.
  public var role: String
  /// A prefix of names that are unique in the module.
  public var discriminator: String
  /// The source of the call, or of the declaration that the macro is attached to, with what precedes it.
  public var source: String
  /// The heads of the declarations around it, from inside to outside.
  public var lexicalContext: [String]
  /// The type that an extension extends.
  public var extendedType: String?
  /// The conformances that an extension has to add; empty if the type has them.
  public var conformances: String
  /// Where `source` begins.
  public var location: SourceLocation
  /// Whether text between slashes is a regular expression in this file.
  public var hasBareRegex: Bool

  /// A request; only the first four differ in most tests.
  public init(
    macro: String, role: String, source: String, lexicalContext: [String] = [],
    discriminator: String = "$s4TestfMf_", extendedType: String? = nil, conformances: String = "",
    location: SourceLocation = SourceLocation(), hasBareRegex: Bool = true
  ) {
    self.macro = macro
    self.role = role
    self.source = source
    self.lexicalContext = lexicalContext
    self.discriminator = discriminator
    self.extendedType = extendedType
    self.conformances = conformances
    self.location = location
    self.hasBareRegex = hasBareRegex
  }

  func lexer() -> Lexer { Lexer(source, hasBareRegex: hasBareRegex) }
}

/// A place in a file.
public struct SourceLocation: Equatable, Sendable {
  /// `Module/File.swift`.
  public var fileID: String
  /// The whole path.
  public var filePath: String
  /// The line, from 1.
  public var line: Int
  /// In bytes, from 1.
  public var column: Int
  /// In bytes, from 0.
  public var offset: Int

  /// A place.
  public init(
    fileID: String = "", filePath: String = "", line: Int = 1, column: Int = 1, offset: Int = 0
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The place behind `text`, which begins here.
  func advanced(over text: String) -> SourceLocation {
    var location = self
    location.offset += text.utf8.count
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    location.line += lines.count - 1
    location.column =
      lines.count > 1 ? 1 + lines[lines.count - 1].utf8.count : column + text.utf8.count
    return location
  }
}

/// What is wrong with the use of a macro.
public struct MacroError: Error, Equatable, Sendable {
  /// A sentence with a cure.
  public var message: String
  /// Where, in bytes from the beginning of the request's source.
  public var offset: Int
  /// Whether the expansion is used nevertheless.
  public var isWarning = false
}

/// Source that replaces a call or accompanies a declaration, or what is wrong.
public struct Expansion: Equatable, Sendable {
  /// The source; empty where there is nothing to add.
  public var source: String
  /// Errors and warnings.
  public var errors: [MacroError] = []

  /// What `request` expands to.
  public static func of(_ request: ExpansionRequest) -> Expansion {
    do {
      return try make(request)
    } catch is MacroError where request.macro == "EntryMacro" && request.role == "peer" {
      // The accessors of the same property report it.
      return Expansion(source: "")
    } catch let error as MacroError {
      return Expansion(source: replacement(for: request), errors: [error])
    } catch {
      return Expansion(source: "", errors: [MacroError(message: "\(error)", offset: 0)])
    }
  }

  /// What spares the reader the compiler's own errors about a property without accessors.
  private static func replacement(for request: ExpansionRequest) -> String {
    request.macro == "EntryMacro" && request.role == "accessor"
      ? EntryExpansion.replacement(for: request.lexer()) : ""
  }

  private static func make(_ request: ExpansionRequest) throws -> Expansion {
    switch request.macro {
    case "EntryMacro": Expansion(source: try EntryExpansion(request).source())
    case "AnimatableMacro": try AnimatableExpansion(request).expansion()
    case "AnimatableIgnoredMacro": Expansion(source: try ignoredExpansion(request))
    case "PreviewMacro": Expansion(source: try PreviewExpansion(request).source())
    case "PreviewableMacro": Expansion(source: try previewableExpansion(request))
    default: throw MacroError(message: "WaggleMacros has no macro '\(request.macro)'", offset: 0)
    }
  }
}
