/// A view's content as it is shown at the root: as a single view, in a column if there are several (L009).
nonisolated package struct RootContent<Content: View>: PrimitiveView {
  private let content: Content

  package init(_ content: Content) { self.content = content }

  package nonisolated static func _makeView(
    view: _GraphValue<RootContent<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(
      view.part(at: 0, as: Content.self).makeSingleView(in: VStackLayout(), inputs.below()))
  }

  /// An empty list if the content can never have a view.
  package nonisolated static func _makeViewList(
    view: _GraphValue<RootContent<Content>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let isEmpty = _viewListCount(inputs: _ViewListCountInputs()) == 0
    return _ViewListOutputs(isEmpty ? JoinedList([]) : ElementOf(view: view, inputs: inputs))
  }

  package nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Content._viewListCount(inputs: inputs) == 0 ? 0 : 1
  }
}

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
