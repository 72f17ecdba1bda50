import Foundation
import WaggleMacroExpansion

/// The answer to one message. Every message has one: a compiler that waits in vain hangs.
struct Reply {
  private let reply: CompilerReply

  /// Answers a message; what it does not know, with an error that the compiler shows.
  init(to message: Data) {
    do {
      reply = Self.answer(to: try JSONDecoder().decode(CompilerMessage.self, from: message))
    } catch {
      reply = Self.failure("WaggleMacros cannot read what the compiler sent: \(error)")
    }
  }

  /// The answer as the compiler reads it.
  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(reply)) ?? Data(#"{"expandMacroResult":{"diagnostics":[]}}"#.utf8)
  }

  private static func answer(to message: CompilerMessage) -> CompilerReply {
    if message.getCapability != nil {
      return CompilerReply(getCapabilityResult: .init(capability: .init(protocolVersion: 7)))
    }
    if let message = message.expandFreestandingMacro {
      return expand(ExpansionRequest(message), at: message.syntax)
    }
    if let message = message.expandAttachedMacro {
      return expand(ExpansionRequest(message), at: message.declSyntax)
    }
    if message.loadPluginLibrary != nil {
      return CompilerReply(loadPluginLibraryResult: .init(loaded: false, diagnostics: []))
    }
    return failure(
      "WaggleMacros does not know this request: the compiler is newer than this version of Waggle")
  }

  private static func expand(_ request: ExpansionRequest, at syntax: CompilerMessage.Syntax)
    -> CompilerReply
  {
    let expansion = Expansion.of(request)
    let diagnostics = expansion.errors.map { error in
      CompilerReply.Diagnostic(
        message: error.message, severity: error.isWarning ? "warning" : "error",
        position: .init(
          fileName: syntax.location?.fileName ?? "",
          offset: (syntax.location?.offset ?? 0) + error.offset))
    }
    return CompilerReply(
      expandMacroResult: .init(expandedSource: expansion.source, diagnostics: diagnostics))
  }

  private static func failure(_ message: String) -> CompilerReply {
    let diagnostic = CompilerReply.Diagnostic(
      message: message, severity: "error", position: .init(fileName: "", offset: 0))
    return CompilerReply(expandMacroResult: .init(expandedSource: nil, diagnostics: [diagnostic]))
  }
}

extension ExpansionRequest {
  fileprivate init(_ message: CompilerMessage.Freestanding) {
    self.init(
      macro: message.macro.typeName, role: message.macroRole ?? "declaration",
      source: message.syntax.source,
      lexicalContext: (message.lexicalContext ?? []).map(\.source),
      discriminator: message.discriminator,
      location: SourceLocation(message.syntax.location),
      hasBareRegex: allowsBareRegex(message.staticBuildConfiguration))
  }

  fileprivate init(_ message: CompilerMessage.Attached) {
    self.init(
      macro: message.macro.typeName, role: message.macroRole, source: message.declSyntax.source,
      lexicalContext: (message.lexicalContext ?? []).map(\.source),
      discriminator: message.discriminator,
      extendedType: message.extendedTypeSyntax?.source,
      conformances: message.conformanceListSyntax?.source ?? "",
      location: SourceLocation(message.declSyntax.location),
      hasBareRegex: allowsBareRegex(message.staticBuildConfiguration))
  }
}

/// Whether the file's mode has `/…/`; a compiler that does not say so is asked in Swift 6 mode as often as not.
private func allowsBareRegex(_ configuration: String?) -> Bool {
  configuration?.contains("\"BareSlashRegexLiterals\"") ?? true
}

extension SourceLocation {
  fileprivate init(_ location: CompilerMessage.Location?) {
    self.init(
      fileID: location?.fileID ?? "", filePath: location?.fileName ?? "", line: location?.line ?? 1,
      column: location?.column ?? 1, offset: location?.offset ?? 0)
  }
}
