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

  /// The type of the view value that the scope stands for; for a row that of its `ForEach`. Nil for other scopes.
  package var viewType: Any.Type? { type }

  /// The id by which programs find the views in the scope: that of a row or of `id`. Nil for other scopes.
  package var viewID: AnyHashable? { nil }

  /// Whether that type is `PathNamed`.
  package var isNamed: Bool { false }

  /// Whether `name` is not empty.
  package var hasName: Bool { type != nil }

  /// Whether the scope is around the items of a bar. Its name is that of the modifier that has the items.
  package var isBar: Bool { false }

  /// Adds the name to the line of a crash, without allocating.
  package func prependName(to line: inout CrashLine) {
    if let type { line.prepend(nameOf: type) }
  }

  /// Whether the body of a view that the program declares has another view, by their types; nil is the whole tree. False where
  /// that is not known: only the root of a tree knows it.
  ///
  /// - Parameter mayBeErased: whether content whose type is erased is taken for what the program wrote, if it can be.
  package func isNamed(_ type: Any.Type, inBodyOf outer: Any.Type?, mayBeErased: Bool) -> Bool {
    false
  }

  /// The innermost bar that shows the view; nil if none does.
  package final var bar: ViewScope? {
    var scope: ViewScope? = self
    while let next = scope, !next.isBar { scope = next.parent }
    return scope
  }

  /// Whether the view is the given one, or inside it.
  package final func isInside(_ other: ViewScope) -> Bool {
    var scope: ViewScope? = self
    while let next = scope, next !== other { scope = next.parent }
    return scope != nil
  }

  /// Adds the path to the line of a crash, without allocating: the outermost names are left out where it is too long.
  final func prependPath(to line: inout CrashLine) {
    var isEmpty = true
    var scope: ViewScope? = self
    while let next = scope {
      scope = next.parent
      guard next.hasName, !next.isHidden else { continue }
      if line.isAlmostFull { return line.prepend("… > ") }
      if !isEmpty { line.prepend(" > ") }
      next.prependName(to: &line)
      isEmpty = false
    }
    if isEmpty { line.prepend("root") }
  }

  /// How the view's type appears in paths; nil for a scope that stands for no view. Allocates nothing.
  final var kind: PathName? { viewType.map { PathName($0, isNamed: isNamed) } }

  /// Whether only the framework knows the view's type. Allocates nothing.
  private var isHidden: Bool {
    if case .hidden? = kind { true } else { false }
  }
}

// MARK: Types

extension ViewScope {
  /// The scope of a view of that type.
  ///
  /// - Parameter isNamed: whether the type is `PathNamed`.
  static func around(_ type: Any.Type, isNamed: Bool, in parent: ViewScope?) -> ViewScope {
    isNamed ? NamedScope(type, parent: parent) : ViewScope(type, parent: parent)
  }
}

/// The scope of a view of the framework that programs name: a class, so that no scope stores whether it is one. Private:
/// otherwise the compiler warns of a recursion that is not there.
private final class NamedScope: ViewScope {
  override var isNamed: Bool { true }
}

// MARK: Paths

extension ViewScope {
  /// The names from the root down, for example `ContentView > VStack > [3]`, of what the program wrote: views that the
  /// framework's own views are made of are left out. "root" if there are none.
  ///
  /// Costs time for each level and for the names of types; only for reports.
  package final var path: String { viewPath.path }

  /// The path, and whether the innermost view around is one that the program did not write: a part of one of the framework's.
  package final var viewPath: ViewPath { PathFinder().path(of: self) }
}
