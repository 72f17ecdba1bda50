/// A key's name without its module. Keys that are made from one generic type differ in their arguments, which are
/// shortened where they are long; so does a key that is declared inside a generic type.
package func keyTypeName(_ key: Any.Type) -> String {
  let parts = nameParts(of: key)
  // Without generic types around it the name itself says which key it is.
  let start = parts.dropLast().firstIndex { $0.contains("<") } ?? parts.count - 1
  return parts[start...].map(shortenedArguments).joined(separator: ".")
}

/// The names of keys, each with the types around it where another one of them has the same name.
package func keyTypeNames(_ keys: [Any.Type]) -> [String] {
  let names = keys.map { keyTypeName($0) }
  var counts: [String: Int] = [:]
  for name in names { counts[name, default: 0] += 1 }
  return zip(keys, names).map { key, name in
    guard counts[name, default: 0] > 1 else { return name }
    return nameParts(of: key).map(shortenedArguments).joined(separator: ".")
  }
}

/// The names of the types around a key, outermost first, and its own.
private func nameParts(of key: Any.Type) -> [String] {
  let unqualified = _typeName(key, qualified: false)
  let parts = split(_typeName(key, qualified: true), at: ".")
  // What is declared in a function has a place without a name.
  let named = parts.dropFirst().filter { !$0.hasPrefix("(") && !$0.contains(" ") }
  guard named.count > 1, let own = split(unqualified, at: ".").last else { return [unqualified] }
  return named.dropLast().map(withoutModules) + [own]
}

/// The arguments of a generic type without their modules.
private func withoutModules(_ name: String) -> String {
  guard let start = name.firstIndex(of: "<"), name.hasSuffix(">") else { return name }
  let arguments = name[name.index(after: start)...].dropLast()
  let short = split(String(arguments), at: ",").map { argument in
    withoutModules(split(argument.trimmingPrefix(" ").description, at: ".").last ?? argument)
  }
  return "\(name[..<start])<\(short.joined(separator: ", "))>"
}

private func shortenedArguments(_ name: String) -> String {
  guard let start = name.firstIndex(of: "<") else { return name }
  let longest = 40
  let arguments = name[start...]
  guard arguments.count > longest else { return name }
  return "\(name[..<start])\(arguments.prefix(longest - 2))…>"
}

/// The parts of a name outside of brackets.
private func split(_ name: String, at separator: Character) -> [String] {
  var parts = [""]
  var depth = 0
  for character in name {
    if "<([".contains(character) { depth += 1 }
    if ">)]".contains(character) { depth -= 1 }
    if character == separator, depth == 0 {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
  }
  return parts
}
