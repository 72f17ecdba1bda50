extension _GraphValue where Value: View {
  /// The content as one view; where it is several, `layout` lays them out, inside of the modifiers around them (R020,
  /// R027, L009).
  package func makeSingleView<L: Layout>(in layout: L, _ inputs: _ViewInputs) -> ViewNode {
    var inner = inputs
    if Value._viewListCount(inputs: _ViewListCountInputs()) != 1 {
      inner.bag[ImplicitContainer.self] = { list, inputs in
        ContainerNode(
          inputs, source: nil, order: inputs.bag[OrderedContainerKey.self], read: { _ in layout },
          list: { _ in list })
      }
    }
    return Value._makeView(view: self, inputs: inner).node
  }
}
