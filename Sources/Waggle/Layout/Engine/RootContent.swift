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
