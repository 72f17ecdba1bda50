/// Where a state belongs in a program, whichever module its code is in: two places are equal where a newer version of the
/// code has the same property of the same view.
///
/// The views around it count that the program declares, and the ids of rows and of `id`. What the framework puts between
/// them does not, so that a view keeps its state when a stack or a modifier is written around it.
package struct StatePlace: Hashable {
  /// The names of the program's views and the ids, from the root down.
  private let names: [String]
  /// The type that declares the property, without its module.
  private let owner: String
  /// The name of the property; empty for the view itself.
  private let property: String

  package init(_ scope: ViewScope?, owner: Any.Type, property: String) {
    names = Self.names(up: scope)
    self.owner = typeName(owner)
    self.property = property
  }

  /// The place of a view that the framework declares, such as a scroll view.
  package init(of scope: ViewScope?, kind: String) {
    names = Self.names(up: scope)
    owner = kind
    property = ""
  }

  /// As reports name it: `ContentView > Counter.count`.
  package var description: String {
    let path = names.last == owner ? names : names + [owner]
    return path.joined(separator: " > ") + (property.isEmpty ? "" : "." + property)
  }

  private static func names(up scope: ViewScope?) -> [String] {
    var names: [String] = []
    var next = scope
    while let current = next {
      next = current.parent
      if let id = current.viewID {
        names.append(rowName(of: id))
      } else if let type = current.viewType, case .program = PathName(type, isNamed: false) {
        names.append(typeName(type))
      }
    }
    return names.reversed()
  }
}
