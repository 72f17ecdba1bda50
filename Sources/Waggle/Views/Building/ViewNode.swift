/// The retained node of one view, as its ancestors see it: a set of outputs by key, each made on the first request.
///
/// Requests travel down the tree. They start at an observer, a reader or the host (R014); a view makes an output only
/// if an ancestor requests it, so nothing is reduced above the topmost request (R017); a view that provides the value
/// itself does not ask its content (R013, R015). nil means "no output", which differs from the default value (R016).
package class ViewNode {
  init() {}

  /// The view's output for a key; nil if it has none. Whether it has one never changes during the node's life.
  package func output<K: OutputKey>(_ key: K.Type) -> K.Output? { nil }

  /// The modifier of one kind that the view carries, such as its z index: of several the innermost (R310); nil if it has
  /// none.
  package func trait(_ id: ObjectIdentifier) -> AnyObject? { nil }

  /// Adds this view's steps to the trace of a key's value.
  package func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {}

  /// Called when children were inserted into this container in an update that may animate (M058).
  package func didInsertChildren() {}

  /// Called when children that were drawn until they had disappeared are gone.
  package func removedChildrenChanged() {}

  /// Called when a child's z index changes. The order is computed once after all changes of an update.
  package func childOrderChanged() {}

  /// The children that are drawn and can be hit, in order.
  package func displayed(_ children: [ChildList.Child]) -> [ChildList.Child] { children }

  /// How many rows a lazy container has made, and how many there are; nil for other views.
  package var rowsMade: (made: Int, all: Int)? { nil }

  /// The name of the container that has these rows.
  package var containerName: String { "" }

  /// Freezes the position of a view whose removal is animated, until `unfreezePosition` (M066).
  package func freezePosition() {}

  /// Unfreezes a view that has been removed, or whose removal was cancelled.
  package func unfreezePosition() {}
}

/// A value that an ancestor can request from a view. The key defines its type and how containers combine it.
package protocol OutputKey {
  associatedtype Output

  /// The combined output of a container's children; nil if none has one.
  static func combine(_ children: ChildList) -> Output?

  /// The output of a view that shows one of several.
  static func choose(_ alternatives: Alternatives) -> Output?

  /// The output of a view that draws itself and has no content; nil if it has none.
  static func leaf(_ view: ViewNode) -> Output?

  /// The output as seen above a modifier that changes only how its content is drawn.
  static func pass(_ output: Output, through modifier: ViewNode) -> Output

  /// Adds a container's steps to the trace of the value; `scope` names the container.
  static func addTrace(_ children: ChildList, at scope: ViewScope?, to trace: inout PreferenceTrace)
}

extension OutputKey {
  package static func leaf(_ view: ViewNode) -> Output? { nil }
  package static func pass(_ output: Output, through modifier: ViewNode) -> Output { output }
  package static func addTrace(
    _ children: ChildList, at scope: ViewScope?, to trace: inout PreferenceTrace
  ) {}
}

/// A key whose value concerns visible views only: a hidden view has no output (R170).
package protocol VisibleOutput: OutputKey {}

/// The output that a view has for `key`, as the output of the requested key, which was compared with it and is the same.
///
/// The compiler cannot know that the two types are one. A checked cast would cost more than the whole request; debug
/// builds check it.
@inline(__always)
package func castOutput<Key: OutputKey, Requested: OutputKey>(
  _ output: Key.Output?, of key: Key.Type, for requested: Requested.Type
) -> Requested.Output? {
  assert(key == requested, "the output is not that of the requested key")
  return unsafeBitCast(output, to: Requested.Output?.self)
}

/// A node around exactly one other, to which it forwards every request that it does not answer itself.
package class ModifierNode: ViewNode {
  package let content: ViewNode

  init(_ content: ViewNode) {
    self.content = content
    super.init()
  }

  package override func output<K: OutputKey>(_ key: K.Type) -> K.Output? { content.output(key) }
  package override func trait(_ id: ObjectIdentifier) -> AnyObject? { content.trait(id) }
  package override func addTrace<K: OutputKey>(of key: K.Type, to trace: inout PreferenceTrace) {
    content.addTrace(of: key, to: &trace)
  }
  package override func freezePosition() { content.freezePosition() }
  package override func unfreezePosition() { content.unfreezePosition() }
}
