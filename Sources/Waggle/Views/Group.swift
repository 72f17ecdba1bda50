/// Several views to which one modifier is applied, each on its own (R028).
public struct Group<Content> {
  @usableFromInline package let content: Content
}

extension Group: View, MultiView where Content: View {
  /// A group of the builder's views.
  @inlinable
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The list of the content: a group adds nothing.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Group<Content>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    Content._makeViewList(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }

  /// As many as the content.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Content._viewListCount(inputs: inputs)
  }
}

extension Group: Sendable where Content: Sendable {}
