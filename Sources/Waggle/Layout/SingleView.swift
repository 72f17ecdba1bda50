/// A view's content as it would be at the root: one view, a column where it is several (L009).
nonisolated package struct RootContent<Content: View>: PrimitiveView {
  private let content: Content

  package init(_ content: Content) { self.content = content }

  package nonisolated static func _makeView(
    view: _GraphValue<RootContent<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(
      view.part(at: 0, as: Content.self).makeSingleView(in: VStackLayout(), inputs.below()))
  }

  /// Content that is never any view is none.
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

  /// The content as a part of another view, such as its label: one view, of no size where it is never any view (R031).
  package func makePart<L: Layout>(in layout: L, _ inputs: _ViewInputs) -> ViewNode {
    if Value._viewListCount(inputs: _ViewListCountInputs()) == 0 {
      return inputs.runtime.makeMissingNode(inputs: inputs)
    }
    return makeSingleView(in: layout, inputs)
  }
}
