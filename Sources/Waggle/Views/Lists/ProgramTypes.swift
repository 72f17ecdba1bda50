/// Whether a view type, or a type in it, is declared by the program rather than by the framework: only then can it bring
/// views of the program, or modifiers for its keys. `AnyView` can hold everything, so the view around it decides.
///
/// Costs time proportional to the length of the type's name; only for reports.
func isOfProgram(_ type: Any.Type, in scope: ViewScope?) -> Bool {
  let name = _typeName(type, qualified: true)
  if hasForeignModule(name) { return true }
  return name.contains("AnyView") && !isInFrameworkBody(scope)
}

/// Whether a qualified name names a module that is not the framework's: in `Swift.Optional<App.Row>`, `App`.
private func hasForeignModule(_ name: String) -> Bool {
  name.split { !($0.isLetter || $0.isNumber || "._$".contains($0)) }.contains { word in
    guard let dot = word.firstIndex(of: "."), dot != word.startIndex else { return false }
    return !FrameworkModules.contains(word[..<dot])
  }
}

/// Whether the innermost view with a body around a place is the framework's own.
private func isInFrameworkBody(_ scope: ViewScope?) -> Bool {
  var scope = scope
  while let next = scope {
    if let type = next.type {
      if hasForeignModule(_typeName(type, qualified: true)) { return false }
      if let view = type as? any View.Type, hasBody(view) { return true }
    }
    scope = next.parent
  }
  return false
}

private func hasBody<V: View>(_ type: V.Type) -> Bool { V.Body.self != Never.self }
