import WaggleGraph

/// A view whose content runs again only when its description is unequal to the one before (R177).
nonisolated public struct EquatableView<Content: View & Equatable>: View, MultiView {
  /// The content.
  public var content: Content

  /// Compares `content` before its body runs.
  @inlinable
  public nonisolated init(content: Content) { self.content = content }

  /// The content's list, made from the last description that was unequal.
  public nonisolated static func _makeViewList(
    view: _GraphValue<EquatableView<Content>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let content = view.part(at: 0, as: Content.self).compared(in: inputs.base)
    return Content._makeViewList(view: content, inputs: inputs)
  }

  /// The content, made from the last description that was unequal.
  public nonisolated static func _makeView(
    view: _GraphValue<EquatableView<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let content = view.part(at: 0, as: Content.self).compared(in: inputs)
    return Content._makeView(view: content, inputs: inputs)
  }

  /// As many as the content.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Content._viewListCount(inputs: inputs)
  }
}

extension View where Self: Equatable {
  /// Has the view's body run again only when the view is unequal to the one before.
  @inlinable
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
