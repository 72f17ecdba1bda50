extension _GraphValue where Value: View {
  /// The content as one view; where it is several, `layout` lays them out.
  package func makeSingleView<L: Layout>(in layout: L, _ inputs: _ViewInputs) -> ViewNode {
    if Value._viewListCount(inputs: _ViewListCountInputs()) == 1 {
      return Value._makeView(view: self, inputs: inputs).node
    }
    return ContainerNode(
      inputs, source: nil, read: { _ in layout },
      list: { Value._makeViewList(view: self, inputs: $0).list })
  }
}
