/// A named ancestor of a view, for the paths in reports.
package class ViewScope {
  package let parent: ViewScope?
  package let type: Any.Type?

  package init(_ type: Any.Type?, parent: ViewScope?) {
    self.type = type
    self.parent = parent
  }

  /// The scope's own name: the view's type without its generic arguments. Empty without a type.
  package var name: String { type.map(typeName) ?? "" }

  /// The id by which programs find the views in the scope: that of a row or of `id`. Nil for other scopes.
  package var viewID: AnyHashable? { nil }

  /// Whether `name` is not empty.
  package var hasName: Bool { type != nil }

  /// Adds the name to the line of a crash, without allocating.
  package func prependName(to line: inout CrashLine) {
    if let type { line.prepend(nameOf: type) }
  }

  /// Adds the path to the line of a crash, without allocating: the outermost names are left out where it is too long.
  final func prependPath(to line: inout CrashLine) {
    var isEmpty = true
    var scope: ViewScope? = self
    while let next = scope {
      scope = next.parent
      guard next.hasName else { continue }
      if line.isAlmostFull { return line.prepend("… > ") }
      if !isEmpty { line.prepend(" > ") }
      next.prependName(to: &line)
      isEmpty = false
    }
    if isEmpty { line.prepend("root") }
  }

  /// The names from the root down, for example `ContentView > VStack > Row[3]`; "root" if there are none.
  package var path: String {
    var names: [String] = []
    var scope: ViewScope? = self
    while let next = scope {
      if !next.name.isEmpty { names.append(next.name) }
      scope = next.parent
    }
    return names.isEmpty ? "root" : names.reversed().joined(separator: " > ")
  }
}
