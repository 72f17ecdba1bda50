/// What views need of the rooms further down, which Views does not know.
///
/// The runtime of a host provides it; this one, without layout, cannot make containers.
package protocol ViewMaking: Runtime {
  /// A container for views where one view is expected (R027, L009).
  func makeContainer(of list: ViewList, inputs: _ViewInputs) -> ViewNode
  /// A place for the only element of a list, in which another can take its place.
  func makeReplaceable(of list: ViewList, inputs: _ViewInputs) -> ViewNode
  /// A view that takes the room on offer and draws nothing.
  func makeEmpty(inputs: _ViewInputs) -> ViewNode
  /// A view of no size that draws nothing.
  func makeNothing(inputs: _ViewInputs) -> ViewNode
  /// A view around one whose inputs are `inner`, in which the layout direction may be another one.
  func makeDirection(
    of node: ViewNode, inside inner: _ViewInputs, inputs: _ViewInputs
  ) -> ViewNode
  /// A view around one that fades it in and out; nil where it draws nothing.
  func makeFade(of node: ViewNode, in inputs: _ViewInputs) -> (any ChildTransition)?
  /// Views came into a container in this update (M058).
  func noteInsertions(in container: ViewNode)
  /// A view leaves: it stays where it is now, until it is released (M066).
  func hold(_ node: ViewNode)
  /// A view that was held has gone, or stays.
  func release(_ node: ViewNode)
}

/// What several views become where one is expected and these inputs lead; nil where they lie one over the other.
///
/// It holds for the first such place only, and for none in a layer.
package enum ImplicitContainer: InputKey {
  package typealias Make = (ViewList, _ViewInputs) -> ViewNode
  package static var defaultValue: Make? { nil }
}

extension _ViewInputs {
  /// How several views become one here; what lies within is on its own again.
  mutating func takeImplicitContainer() -> ImplicitContainer.Make {
    guard let make = bag[ImplicitContainer.self] else { return runtime.makeImplicitContainer }
    bag[ImplicitContainer.self] = nil
    return make
  }

  /// Has several views lie one over the other where they become one.
  package mutating func dropImplicitContainer() {
    if bag[ImplicitContainer.self] != nil { bag[ImplicitContainer.self] = nil }
  }
}

extension Runtime {
  /// The rooms further down.
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

  /// What `EmptyView` is as one view.
  func makeEmptyNode(inputs: _ViewInputs) -> ViewNode { maker.makeEmpty(inputs: inputs) }

  /// What stands for a view that is left out.
  func makeMissingNode(inputs: _ViewInputs) -> ViewNode { maker.makeNothing(inputs: inputs) }
}
