/// Makes the nodes that views need before layout and drawing are defined: the host passes in those of the later rooms.
package final class NodeFactory {
  /// A container for several views where one view is expected (R027, L009).
  let makeContainer: (ViewList, _ViewInputs) -> ViewNode
  /// A node for a list of at most one element, which can be replaced by another.
  let makeReplaceable: (ViewList, _ViewInputs) -> ViewNode
  /// The node of an `EmptyView` that is made as a single view: it takes the proposed size and draws nothing.
  let makeEmpty: (_ViewInputs) -> ViewNode
  /// The node of a view that is left out: of zero size, it draws nothing.
  let makeMissing: (_ViewInputs) -> ViewNode
  /// A node around one whose environment may have another layout direction than the inputs.
  let makeDirection: (ViewNode, _ environment: EnvironmentSource, _ViewInputs) -> ViewNode
  /// A node that fades another in and out; nil if that one draws nothing.
  let makeFade: (ViewNode, _ViewInputs) -> (any ChildTransition)?

  package init(
    makeContainer: @escaping (ViewList, _ViewInputs) -> ViewNode,
    makeReplaceable: @escaping (ViewList, _ViewInputs) -> ViewNode,
    makeEmpty: @escaping (_ViewInputs) -> ViewNode,
    makeMissing: @escaping (_ViewInputs) -> ViewNode,
    makeDirection: @escaping (ViewNode, EnvironmentSource, _ViewInputs) -> ViewNode,
    makeFade: @escaping (ViewNode, _ViewInputs) -> (any ChildTransition)?
  ) {
    self.makeContainer = makeContainer
    self.makeReplaceable = makeReplaceable
    self.makeEmpty = makeEmpty
    self.makeMissing = makeMissing
    self.makeDirection = makeDirection
    self.makeFade = makeFade
  }
}

/// Makes one view of several where one view is expected; nil stacks them in depth.
///
/// It applies to the first such position only, and never inside a layer.
package enum ImplicitContainer: InputKey {
  package typealias Make = (ViewList, _ViewInputs) -> ViewNode
  package static var defaultValue: Make? { nil }
}

extension _ViewInputs {
  /// Makes the nodes of later rooms.
  var nodeFactory: NodeFactory { runtime.store(ViewStore.self).nodeFactory }

  /// Returns how several views become one here, and resets it for the views inside.
  mutating func takeImplicitContainer() -> ImplicitContainer.Make {
    guard let container = bag[ImplicitContainer.self] else { return nodeFactory.makeContainer }
    bag[ImplicitContainer.self] = nil
    return container
  }

  /// Restores the default, a stack in depth, for several views that become one.
  package mutating func dropImplicitContainer() {
    if bag[ImplicitContainer.self] != nil { bag[ImplicitContainer.self] = nil }
  }
}
