/// What an error says that is lacking: a name that Waggle does not have, as far as the compiler's words tell.
package struct CheckIssue: Hashable, Codable {
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// A module to import.
    case module
    /// A type, function or value.
    case name
    /// A member of a type that is there.
    case member
    /// A name that is declared, with a message that says what to use.
    case unavailable
    /// What needs the runtime of Objective-C.
    case objectiveC
    /// Other errors: mostly what follows from another error.
    case other
  }

  package let kind: Kind
  /// The name, with that of its type before it; the compiler's words where there is none.
  package let name: String
  /// The cure; empty where nothing is known.
  package let advice: String

  package init(_ kind: Kind, _ name: String, advice: String = "") {
    (self.kind, self.name, self.advice) = (kind, name, advice)
  }

  /// The same, with an advice where it has none.
  func advised(_ text: String) -> CheckIssue {
    advice.isEmpty ? CheckIssue(kind, name, advice: text) : self
  }

  /// What an error of the compiler is about.
  package init(_ message: String) {
    self =
      Self.module(message) ?? Self.objectiveC(message) ?? Self.unavailable(message)
      ?? Self.member(message) ?? Self.name(message)
      ?? CheckIssue(.other, message, advice: Self.advice(forOther: message))
  }

  /// The cure of what is wrong with files rather than names.
  private static func advice(forOther text: String) -> String {
    if text == "invalid UTF-8 found in source file" {
      return "Save the file as UTF-8: iconv -f LATIN1 -t UTF-8 FILE, or by the editor."
    }
    if text.contains("of the target are named") {
      return "Give one of them another name: SwiftPM compiles both to one object file."
    }
    return ""
  }

  /// The name that a source declares twice, without its arguments; nil where that is not what an error says.
  package static func redeclared(_ message: String) -> String? {
    message.wholeMatch(of: /invalid redeclaration of '(?:.*\.)?([^'(]+).*'/).map { String($0.1) }
  }

  private static func module(_ text: String) -> CheckIssue? {
    guard let match = text.wholeMatch(of: /no such module '(.+)'/) else { return nil }
    let name = String(match.1)
    return CheckIssue(.module, name, advice: ModuleAdvice.text(for: name))
  }

  private static func objectiveC(_ text: String) -> CheckIssue? {
    if text.contains("'#selector'") || text.contains("'#keyPath'") {
      return CheckIssue(
        .objectiveC, "#selector",
        advice:
          "Use a closure, or put it behind #if canImport(ObjectiveC). The keyboard is put away by "
          + "UIApplication.shared.windows.first?.endEditing(true).")
    }
    guard text.contains("Objective-C") || text.contains("@objc") else { return nil }
    return CheckIssue(
      .objectiveC, "@objc", advice: "Leave it out where #if canImport(ObjectiveC) is false.")
  }

  private static func unavailable(_ text: String) -> CheckIssue? {
    guard let match = text.wholeMatch(of: /'(.+?)' is unavailable(?: in [^:]+)?(?:: (.*))?/) else {
      return nil
    }
    return CheckIssue(.unavailable, String(match.1), advice: match.2.map(String.init) ?? "")
  }

  private static func member(_ text: String) -> CheckIssue? {
    if let match = text.wholeMatch(of: /no module has a member '(.+)'/) {
      return CheckIssue(.member, ".\(match.1)")
    }
    let pattern =
      /(?:value of (?:optional )?type|type|module|static member|instance) '(.+?)'(?: \(aka .+?\))? has no (?:dynamic )?member (?:named )?'(.+?)'.*/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    return CheckIssue(.member, "\(plain(match.1)).\(match.2)")
  }

  private static func name(_ text: String) -> CheckIssue? {
    if let match = text.wholeMatch(of: /no macro named '(.+)'/) {
      return CheckIssue(.name, "#\(match.1)")
    }
    let pattern = /(?:cannot find (?:type |operator )?'(.+?)' in scope|unknown attribute '(.+?)').*/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    if let attribute = match.2 { return CheckIssue(.name, "@\(attribute)") }
    return match.1.map { CheckIssue(.name, String($0)) }
  }

  /// A type's name without arguments, so that members of a generic type are one name; any view is `View`.
  private static func plain(_ type: Substring) -> Substring {
    if type.hasPrefix("some ") || type.hasPrefix("any ") {
      return plain(type.drop { $0 != " " }.dropFirst())
    }
    return type.prefix { $0 != "<" }
  }
}
