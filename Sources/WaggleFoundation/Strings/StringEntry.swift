/// What a string table has for a key in a language: a format, or one for each plural category of a number.
package struct StringEntry: Sendable {
  /// The formats by plural category.
  struct Plural: Sendable {
    /// The argument whose number counts, from 0; nil for the first number.
    var argument: Int?
    /// What `%arg` stands for, such as "lld".
    var specifier: String?
    let forms: [String: String]
  }

  enum Form: Sendable {
    case format(String)
    case plural(Plural)
  }

  let form: Form
  /// What `%#@name@` in a format stands for.
  var variables: [String: Plural] = [:]
  /// The language that it is written in, by which numbers have their plural.
  let language: String
}

extension StringEntry {
  /// The format for arguments, in which each variable has its plural.
  ///
  /// - Parameter counts: the number of each argument; nil for one that has none.
  package func format(for counts: [Double?]) -> String {
    switch form {
    case .format(let format):
      return variables.isEmpty ? format : expanded(format, counts, depth: 0)
    case .plural(let plural):
      let index = plural.argument ?? counts.firstIndex { $0 != nil } ?? 0
      let format = chosen(plural, index, counts)
      return variables.isEmpty ? format : expanded(format, counts, depth: 0)
    }
  }

  /// The form for the number of an argument; that number's own specifiers name its position.
  private func chosen(_ plural: Plural, _ index: Int, _ counts: [Double?]) -> String {
    let count = counts.indices.contains(index) ? counts[index] : nil
    let form = plural.form(for: count, in: language)
    return form.contains("%") ? Self.positioned(form, index, plural.specifier ?? "lld") : form
  }

  /// Replaces each `%#@name@`. What has no number takes the arguments in their order, and gets its number, for a form need
  /// not show its own.
  private func expanded(_ format: String, _ counts: [Double?], depth: Int) -> String {
    guard depth < 8 else { return format }
    var next = 0
    return format.replacing(/%%|%(?:(\d+)\$)?(?:#@([^@]*)@)?/) { match -> String in
      if match.0 == "%%" { return "%%" }
      let position = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      guard let name = match.2 else {
        next = position + 1
        return "%\(position + 1)$"
      }
      guard let plural = variables[String(name)] else { return "" }
      let index = plural.argument ?? position
      next = index + 1
      return expanded(chosen(plural, index, counts), counts, depth: depth + 1)
    }
  }

  /// `%arg` as the argument's specifier, and specifiers without a position with that of the argument.
  private static func positioned(_ form: String, _ index: Int, _ specifier: String) -> String {
    form.replacing(/%arg|%%|%#@|%\d+\$|%/) { match -> String in
      switch match.output {
      case "%arg": "%\(index + 1)$\(specifier)"
      case "%": "%\(index + 1)$"
      default: String(match.output)
      }
    }
  }
}

extension StringEntry.Plural {
  /// The form for a number; that for "other" where a language has no category of its name.
  fileprivate func form(for count: Double?, in language: String) -> String {
    if count == 0, let form = forms["zero"] { return form }
    let category = count.map { PluralRules.category(of: $0, in: language) } ?? "other"
    return forms[category] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value ?? ""
  }
}
