/// A type's name without its module and its generic arguments.
///
/// A name that a program writes between backquotes may contain anything. It is on one line, and its angle brackets are replaced,
/// since they separate the names of a path.
package func typeName(_ type: Any.Type) -> String {
  let full = _typeName(type, qualified: false)
  if full.contains("`") { return rawTypeName(full) }
  guard let cut = full.firstIndex(of: "<") else { return full }
  return String(full[..<cut])
}

private func rawTypeName(_ full: String) -> String {
  var name = ""
  var isRaw = false
  for character in full {
    switch character {
    case "`": isRaw.toggle()
    case "<" where !isRaw: return name.printable
    case "<": name += "‹"
    case ">": name += "›"
    case "\u{A0}": name += " "  // How a space is kept in the symbol of a type.
    default: name.append(character)
    }
  }
  return name.printable
}
