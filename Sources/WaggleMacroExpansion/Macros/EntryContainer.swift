/// The types whose extensions have entries.
enum EntryContainer: String, CaseIterable {
  case environment = "EnvironmentValues"
  case transaction = "Transaction"
  case container = "ContainerValues"
  case focus = "FocusedValues"

  /// The protocol of a key with a default.
  var keyProtocol: String {
    switch self {
    case .environment: "Waggle._EnvironmentEntry"
    case .transaction: "Waggle._TransactionEntry"
    case .container: "Waggle._ContainerEntry"
    case .focus: "Waggle.FocusedValueKey"
    }
  }

  /// The type that the innermost declaration around an entry extends; nil where that is something else.
  init?(lexicalContext: [String]) {
    guard let innermost = lexicalContext.first else { return nil }
    var lexer = Lexer(innermost)
    guard let header = lexer.skipHeader(), header.keyword.text == "extension",
      let type = lexer.skipType()
    else { return nil }
    self.init(rawValue: String(lexer.text(type).split(separator: ".").last ?? ""))
  }
}
