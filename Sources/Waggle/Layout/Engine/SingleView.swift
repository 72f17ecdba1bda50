extension _GraphValue where Value: View {
  /// Makes the content as a single view. Several views are laid out by `layout`, inside the modifiers around them
  /// (R020, R027, L009).
  package func makeSingleView<L: Layout>(in layout: L, _ inputs: _ViewInputs) -> ViewNode {
    var inner = inputs
    if Value._viewListCount(inputs: _ViewListCountInputs()) != 1 {
      inner.bag[ImplicitContainer.self] = { list, inputs in
        ContainerNode(
          inputs, source: nil, order: inputs.bag[ZOrderContainerKey.self], read: { _ in layout },
          list: { _ in list })
      }
    }
    return Value._makeView(view: self, inputs: inner).node
  }

  /// Makes the content as part of another view, such as its label: a single view, of zero size if the content can never
  /// have a view (R031).
  package func makePart<L: Layout>(in layout: L, _ inputs: _ViewInputs) -> ViewNode {
    if Value._viewListCount(inputs: _ViewListCountInputs()) == 0 {
      return inputs.nodeFactory.makeMissing(inputs)
    }
    return makeSingleView(in: layout, inputs)
  }
}
