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
