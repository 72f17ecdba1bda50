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

  /// Whether `name` is not empty.
  package var hasName: Bool { type != nil }

  /// Adds the name to the line of a crash, without allocating.
  package func prependName(to line: inout CrashLine) {
    if let type { line.prepend(nameOf: type) }
  }

  /// Whether a view that the program declares says that it has another in its body. False where that is not known; only the
  /// root of a tree knows it.
  package func isNamed(_ type: Any.Type, inBodyOf outer: Any.Type?) -> Bool { false }

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

  /// Whether only the framework knows the view's type. Allocates nothing.
  private var isHidden: Bool {
    if let viewType, case .hidden = PathName(viewType) { true } else { false }
  }
}

// MARK: Paths

extension ViewScope {
  /// The names from the root down, for example `ContentView > VStack > [3]`, of what the program wrote: views that the
  /// framework's own views are made of are left out. "root" if there are none.
  ///
  /// Costs time for each level and for the names of types; only for reports.
  package final var path: String {
    var names: [String] = []
    var scope: ViewScope? = self
    while let next = scope {
      if let name = next.pathName { names.append(name) }
      scope = next.parent
    }
    return names.isEmpty ? "root" : names.reversed().joined(separator: " > ")
  }

  /// Whether the innermost view around is one that the program did not write: a part of one of the framework's.
  package final var isPartOfFramework: Bool {
    var scope: ViewScope? = self
    while let next = scope {
      if let type = next.viewType {
        switch PathName(type) {
        case .program: return false
        case .framework: return !next.isWritten(type)
        case .modifier, .hidden: return true
        }
      }
      scope = next.parent
    }
    return false
  }

  /// The name in paths; nil for a view that the program did not write.
  private final var pathName: String? {
    guard let viewType else { return name.isEmpty ? nil : name }
    switch PathName(viewType) {
    case .program: return name
    case .framework: return isWritten(viewType) ? name : nil
    case .modifier(let name): return "\(name)"
    case .hidden: return nil
    }
  }

  /// Whether the program wrote this view of the framework: its type is part of that of a body around it. A body that the
  /// framework declares does not count.
  private final func isWritten(_ type: Any.Type) -> Bool {
    var isInFramework = false
    var bodies: [Any.Type] = []
    var root = self
    while let next = root.parent {
      root = next
      guard let outer = next.type else { continue }
      switch PathName(outer) {
      case .program:
        if !isInFramework { return true }
        bodies.append(outer)
      case .framework, .hidden, .modifier: isInFramework = true
      }
    }
    return !isInFramework || bodies.contains { root.isNamed(type, inBodyOf: $0) }
      || root.isNamed(type, inBodyOf: nil)
  }
}
