import Foundation

/// What the text of a field must be like.
protocol ValidationRule: Sendable {
  /// The sentence to show for a text that breaks the rule; nil for one that keeps it.
  func message(for text: String) -> String?
}

/// At least so many characters.
struct MinimumLength: ValidationRule {
  let length: Int

  func message(for text: String) -> String? {
    text.count < length ? "Use at least \(length) characters." : nil
  }
}

/// At least one digit.
struct ContainsDigit: ValidationRule {
  func message(for text: String) -> String? {
    text.contains(where: \.isNumber) ? nil : "Use at least one digit."
  }
}

/// Something before an @, and a name with a dot after it.
struct EmailAddress: ValidationRule {
  func message(for text: String) -> String? {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isAddress =
      parts.count == 2 && !parts[0].isEmpty && !text.contains(" ")
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).count > 1
      && !parts[1].split(separator: ".", omittingEmptySubsequences: false).contains("")
    return isAddress ? nil : "This is not an email address."
  }
}

/// The same text as another field's.
struct Equals: ValidationRule {
  let other: String
  let message: String

  func message(for text: String) -> String? { text == other ? nil : message }
}

extension [any ValidationRule] {
  /// The sentence of the first rule that the text breaks.
  func message(for text: String) -> String? {
    for rule in self {
      if let message = rule.message(for: text) { return message }
    }
    return nil
  }
}
