/// Finds the views inside a view by their ids: those of `id` and of the rows of `ForEach`.
///
/// Nothing is stored: each search visits the views that are there. A lazy container answers for rows that it has not
/// made.
package class ViewIDs {
  package init() {}

  /// The first view with the id, in the order of the lists; those of a container come before what is in them, so that the
  /// ids of a loop inside a row do not hide that of a later row.
  package func view(withID id: AnyHashable) -> ViewNode? { nil }

  /// Calls `body` with each id and the first view that it stands for.
  package func forEach(_ body: (AnyHashable, ViewNode) -> Void) {}
}

/// The framework's own key for ids. A scroll view has no output: what it contains is found in it, not around it.
package enum ViewIDOutput: OutputKey {
  package typealias Output = ViewIDs

  package static func combine(_ children: ChildList) -> ViewIDs? { ChildIDs(children) }
}

/// The ids of a container's children, and of what is in them.
private final class ChildIDs: ViewIDs {
  private let children: ChildList

  init(_ children: ChildList) { self.children = children }

  override func view(withID id: AnyHashable) -> ViewNode? {
    guard children.hasStackRoom else { return nil }
    if let child = children.children.first(where: { children.hasID(id, $0) }) { return child.node }
    for child in children.children {
      if let found = child.node.output(ViewIDOutput.self)?.view(withID: id) { return found }
    }
    return nil
  }

  override func forEach(_ body: (AnyHashable, ViewNode) -> Void) {
    guard children.hasStackRoom else { return }
    for child in children.children {
      for id in children.ids(of: child) { body(id, child.node) }
      child.node.output(ViewIDOutput.self)?.forEach(body)
    }
  }
}

extension ChildList {
  /// The ids of a child, innermost first: those given by `id` and by the rows that it belongs to in this container.
  package func ids(of child: Child) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    var next = (child.element as? ViewElement)?.inputs.scope
    while let scope = next, scope !== inputs.scope {
      if let id = scope.viewID { ids.append(id) }
      next = scope.parent
    }
    return ids
  }

  fileprivate func hasID(_ id: AnyHashable, _ child: Child) -> Bool {
    var next = (child.element as? ViewElement)?.inputs.scope
    while let scope = next, scope !== inputs.scope {
      if scope.viewID == id { return true }
      next = scope.parent
    }
    return false
  }
}
