import Foundation

/// A message of the compiler: exactly one of these is there, or something that is newer than this program.
struct CompilerMessage: Decodable {
  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
  var loadPluginLibrary: Library?

  struct Capability: Decodable {}
  struct Library: Decodable {}

  struct Freestanding: Decodable {
    var macro: Macro
    var macroRole: String?
    var discriminator: String
    var syntax: Syntax
    var lexicalContext: [Syntax]?
    var staticBuildConfiguration: String?
  }

  struct Attached: Decodable {
    var macro: Macro
    var macroRole: String
    var discriminator: String
    var declSyntax: Syntax
    var extendedTypeSyntax: Syntax?
    var conformanceListSyntax: Syntax?
    var lexicalContext: [Syntax]?
    var staticBuildConfiguration: String?
  }

  struct Macro: Decodable { var typeName: String }

  struct Syntax: Decodable {
    var source: String
    var location: Location?
  }

  struct Location: Decodable {
    var fileID: String
    var fileName: String
    var offset: Int
    var line: Int
    var column: Int
  }
}

/// An answer to the compiler, in the form of its protocol.
struct CompilerReply: Encodable {
  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?
  var loadPluginLibraryResult: Library?

  struct Capability: Encodable {
    var capability: Version
    struct Version: Encodable { var protocolVersion: Int }
  }

  struct Library: Encodable {
    var loaded: Bool
    var diagnostics: [Diagnostic]
  }

  struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  struct Diagnostic: Encodable {
    var message: String
    var severity: String
    var position: Position
    var highlights: [Range] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }

  struct Range: Encodable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }
}
