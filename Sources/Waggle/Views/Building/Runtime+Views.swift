/// The services that Views needs from the rooms after it, which it cannot import.
///
/// The runtime of a host conforms to it; a plain `Runtime`, without layout, cannot make containers.
package protocol ViewMaking: Runtime {
  /// Makes a container for several views where one view is expected (R027, L009).
  func makeContainer(of list: ViewList, inputs: _ViewInputs) -> ViewNode
  /// Makes a node for a list of at most one element, which can be replaced by another.
  func makeReplaceable(of list: ViewList, inputs: _ViewInputs) -> ViewNode
  /// Makes a view that takes the proposed size and draws nothing.
  func makeEmpty(inputs: _ViewInputs) -> ViewNode
  /// Makes a view of zero size that draws nothing.
  func makeZeroSize(inputs: _ViewInputs) -> ViewNode
  /// Wraps a node whose inputs are `inner`, for content whose layout direction may differ from the one around it.
  func makeDirection(
    of node: ViewNode, inside inner: _ViewInputs, inputs: _ViewInputs
  ) -> ViewNode
  /// Wraps a node in a fade; nil if it draws nothing.
  func makeFade(of node: ViewNode, in inputs: _ViewInputs) -> (any ChildTransition)?
  /// Records that views were inserted into a container in this update (M058).
  func noteInsertions(in container: ViewNode)
  /// Freezes the position of a view whose removal is animated, until `unfreezePosition` (M066).
  func freezePosition(_ node: ViewNode)
  /// Unfreezes a view that has been removed, or whose removal was cancelled.
  func unfreezePosition(_ node: ViewNode)
}

/// Makes one view of several where one view is expected; nil stacks them in depth.
///
/// It applies to the first such position only, and never inside a layer.
package enum ImplicitContainer: InputKey {
  package typealias Make = (ViewList, _ViewInputs) -> ViewNode
  package static var defaultValue: Make? { nil }
}

extension _ViewInputs {
  /// Returns how several views become one here, and resets it for the views inside.
  mutating func takeImplicitContainer() -> ImplicitContainer.Make {
    guard let make = bag[ImplicitContainer.self] else { return runtime.makeImplicitContainer }
    bag[ImplicitContainer.self] = nil
    return make
  }

  /// Restores the default, a stack in depth, for several views that become one.
  package mutating func dropImplicitContainer() {
    if bag[ImplicitContainer.self] != nil { bag[ImplicitContainer.self] = nil }
  }
}

extension Runtime {
  /// The runtime as the provider of the services above; stops in a runtime without layout.
  var maker: any ViewMaking {
    guard let maker = self as? any ViewMaking else {
      fatalError("views are made in a runtime without layout")
    }
    return maker
  }

  func makeImplicitContainer(of list: ViewList, inputs: _ViewInputs) -> ViewNode {
    maker.makeContainer(of: list, inputs: inputs)
  }

  func makeFade(of node: ViewNode, inputs: _ViewInputs) -> (any ChildTransition)? {
    maker.makeFade(of: node, in: inputs)
  }

  func makeReplaceableNode(of list: ViewList, inputs: _ViewInputs) -> ViewNode {
    maker.makeReplaceable(of: list, inputs: inputs)
  }

  /// The node of an `EmptyView` that is made as a single view.
  func makeEmptyNode(inputs: _ViewInputs) -> ViewNode { maker.makeEmpty(inputs: inputs) }

  /// The node that stands for a view that is left out.
  func makeMissingNode(inputs: _ViewInputs) -> ViewNode { maker.makeZeroSize(inputs: inputs) }
}
