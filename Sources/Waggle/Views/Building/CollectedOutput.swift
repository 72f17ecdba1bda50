/// A key whose value lists what is in a view: its accessibility elements, its controls, its identified views.
///
/// Nothing is stored: each request asks the views that are there, so frames pay nothing.
package protocol CollectedOutput: OutputKey where Output == Collected<Element> {
  associatedtype Element
}

extension CollectedOutput {
  /// What is in all children, in drawing order. Children too deep for the stack are left out.
  package static func combine(_ children: ChildList) -> Collected<Element>? {
    Collected {
      guard children.hasStackRoom else { return [] }
      return children.visibleInOrder.flatMap { $0.node.collected(Self.self) }
    }
  }
}

/// A list that is computed at each request.
package final class Collected<Element> {
  private let collect: () -> [Element]

  package init(_ collect: @escaping () -> [Element]) { self.collect = collect }

  package var elements: [Element] { collect() }
}

extension ViewNode {
  /// What is in the view now, for one key.
  package func collected<Key: CollectedOutput>(_ key: Key.Type) -> [Key.Element] {
    output(key)?.elements ?? []
  }
}

extension ChildList {
  /// False where the tree is too deep to recurse any further.
  var hasStackRoom: Bool { inputs.runtime.stack.hasRoom }
}
