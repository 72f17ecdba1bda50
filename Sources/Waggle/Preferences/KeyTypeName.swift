/// A key's name without its module. Keys that are made from one generic type differ in their arguments, which are
/// shortened where they are long.
package func keyTypeName(_ key: Any.Type) -> String {
  let full = _typeName(key, qualified: false)
  guard let start = full.firstIndex(of: "<") else { return full }
  let longest = 40
  let arguments = full[start...]
  guard arguments.count > longest else { return full }
  return "\(full[..<start])\(arguments.prefix(longest - 2))…>"
}
