import WaggleGraph

/// A key whose value lists what is in a view: its accessibility elements, its controls, its identified views.
///
/// Nothing is stored: each request asks the views that are there, so frames pay nothing.
package protocol CollectedOutput: OutputKey where Output == Collected<Element> {
  associatedtype Element

  /// Whether an answer reads the layout alone, which observers may ask for in an update; false by default.
  static var readsLayoutAlone: Bool { get }
}

extension CollectedOutput {
  package static var readsLayoutAlone: Bool { false }
}

extension CollectedOutput {
  /// What is in all children, in drawing order. Children too deep for the stack are left out.
  package static func combine(_ children: ChildList) -> Collected<Element>? {
    Collected(in: children) {
      children.inputs.runtime.checkIsAskable(Self.self, at: children.inputs.scope)
      guard children.hasStackRoom else { return [] }
      return children.visibleInOrder.flatMap { $0.node.collected(Self.self) }
    }
  }
}

/// A list that is computed at each request.
package final class Collected<Element> {
  private let collect: () -> [Element]
  /// The children whose lists, one after another, are this one; nil where it is made otherwise. With them some can be asked
  /// without all.
  let children: ChildList?
  private let around: (() -> Collected?)?

  package init(
    in children: ChildList? = nil, around: (() -> Collected?)? = nil,
    _ collect: @escaping () -> [Element]
  ) {
    self.children = children
    self.around = around
    self.collect = collect
  }

  /// What is in the only element, which stands for it; nil where that is not so.
  var inside: Collected? { around?() }

  package var elements: [Element] { collect() }
}

extension Runtime {
  /// Stops, with the view's path, where the views are asked what is in them while a rule runs: a body, a parameter or a
  /// drawing. What they answer with may then be out of date, or removed. Only where laws are checked.
  @inline(__always)
  package func checkIsAskable<Key: CollectedOutput>(
    _ key: Key.Type, at scope: @autoclosure () -> ViewScope?
  ) {
    guard isChecking, !Key.readsLayoutAlone, graph.isUpdating else { return }
    fatalError(
      "\(key) is asked at \(scope()?.path ?? "the root") while the views are updated or drawn.")
  }
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
