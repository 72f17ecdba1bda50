import WaggleGraph

/// A view whose content is updated only when it is not equal to the previous value (R177).
nonisolated public struct EquatableView<Content: View & Equatable>: View, MultiView, PathNamed {
  /// The wrapped view, compared with `==`.
  public var content: Content

  /// Compares `content` before its body runs.
  @inlinable
  public nonisolated init(content: Content) { self.content = content }

  /// The content's list, made from the last unequal value.
  public nonisolated static func _makeViewList(
    view: _GraphValue<EquatableView<Content>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let content = view.part(at: 0, as: Content.self).compared(in: inputs.base)
    return Content._makeViewList(view: content, inputs: inputs)
  }

  /// The content, made from the last unequal value.
  public nonisolated static func _makeView(
    view: _GraphValue<EquatableView<Content>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let content = view.part(at: 0, as: Content.self).compared(in: inputs)
    return Content._makeView(view: content, inputs: inputs)
  }

  /// The content's count; nil if it can change.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
    Content._viewListCount(inputs: inputs)
  }
}

extension View where Self: Equatable {
  /// Runs the view's body again only when the view is not equal to the previous one (R177).
  @inlinable
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
