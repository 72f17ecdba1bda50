/// The path of a view, for reports.
package struct ViewPath {
  /// The names from the root down, of what the program wrote; "root" if there are none. Of more than a hundred names some in the
  /// middle are left out.
  package var path: String
  /// Whether the innermost view around is one that the program did not write: a part of one of the framework's.
  package var isPartOfFramework: Bool
}

/// Finds the places of views. What is found of a scope is kept, so that the places of all views of a tree take time for each view
/// and not for each pair of them.
package final class PathFinder {
  private struct Found {
    /// Kept, so that its identity remains its own.
    let scope: ViewScope
    let names: PathNames?
    let around: WrittenViews
    let isPart: Bool
  }

  private var found: [ObjectIdentifier: Found] = [:]

  package init() {}

  package func path(of scope: ViewScope) -> ViewPath {
    let last = findAll(up: scope)
    return ViewPath(path: last.names?.text ?? "root", isPartOfFramework: last.isPart)
  }

  /// Finds what is not yet known of a scope and of those around it, from the outermost in.
  private func findAll(up scope: ViewScope) -> Found {
    var unknown: [ViewScope] = []
    var next: ViewScope? = scope
    var around: Found?
    while let current = next {
      around = found[ObjectIdentifier(current)]
      if around != nil { break }
      unknown.append(current)
      next = current.parent
    }
    for inner in unknown.reversed() {
      let new = find(inner, in: around)
      found[ObjectIdentifier(inner)] = new
      around = new
    }
    return around!
  }

  private func find(_ scope: ViewScope, in outer: Found?) -> Found {
    var names = outer?.names
    var around = outer?.around ?? WrittenViews(root: scope)
    var isPart = outer?.isPart ?? false
    func add(_ name: String) { names = PathNames(name, in: names) }
    guard let type = scope.viewType, let kind = scope.kind else {
      if !scope.name.isEmpty { add(scope.name) }
      isPart = isPart || scope.isBar
      return Found(scope: scope, names: names, around: around, isPart: isPart)
    }
    switch kind {
    case .program:
      add(scope.name)
      isPart = false
    case .framework:
      isPart = !around.areWritten(type)
      if !isPart { add(scope.name) }
    case .hidden: isPart = true
    }
    // A row has the type of its ForEach, which is around it.
    if scope.type != nil { around.add(type, kind) }
    return Found(scope: scope, names: names, around: around, isPart: isPart)
  }
}

/// A name in a path, and those around it.
private final class PathNames {
  /// How many names a text begins with, and ends with, if it cannot have all.
  private static let longestStart = 20
  private static let longestEnd = 80

  private let name: String
  private let outer: PathNames?
  private let count: Int
  /// The first names.
  private let start: String

  init(_ name: String, in outer: PathNames?) {
    self.name = name
    self.outer = outer
    count = (outer?.count ?? 0) + 1
    start =
      count > Self.longestStart
      ? outer?.start ?? "" : (outer.map { $0.start + " > " } ?? "") + name
  }

  var text: String {
    let most = count - Self.longestStart
    var end: [String] = []
    var next: PathNames? = self
    while let current = next, end.count < min(most, Self.longestEnd) {
      end.append(current.name)
      next = current.outer
    }
    guard !end.isEmpty else { return start }
    let left = most - end.count
    let between = left > 0 ? ["… \(left) more"] : []
    return ([start] + between + end.reversed()).joined(separator: " > ")
  }
}

/// The views around one, from the root down, as far as they tell whether the program wrote it.
private struct WrittenViews {
  let root: ViewScope
  /// The types of the program's views, each once.
  private var outer: [Any.Type] = []
  /// Whether a view of the framework is further in than the last of those.
  private var isInFramework = false

  init(root: ViewScope) { self.root = root }

  mutating func add(_ type: Any.Type, _ kind: PathName) {
    if case .program = kind {
      if !outer.contains(where: { $0 == type }) { outer.append(type) }
      isInFramework = false
    } else {
      isInFramework = true
    }
  }

  /// Whether the program wrote a view of the framework: its type is part of that of a body around it. A body that the framework
  /// declares does not count.
  func areWritten(_ type: Any.Type) -> Bool {
    !isInFramework
      || outer.contains { root.isNamed(type, inBodyOf: $0, mayBeErased: true) }
      || root.isNamed(type, inBodyOf: nil, mayBeErased: outer.isEmpty)
  }
}
