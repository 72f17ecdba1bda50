/// A type's name without its module and its generic arguments.
package func typeName(_ type: Any.Type) -> String {
  let full = _typeName(type, qualified: false)
  guard let cut = full.firstIndex(of: "<") else { return full }
  return String(full[..<cut])
}
