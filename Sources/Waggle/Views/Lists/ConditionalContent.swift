/// One of two views, chosen by an `if` or `switch`. Each branch is a separate view, so switching replaces the state
/// (R069).
public struct _ConditionalContent<TrueContent, FalseContent> {
  @usableFromInline let storage: Storage

  @usableFromInline enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  @usableFromInline
  nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, MultiView
where TrueContent: View, FalseContent: View {
  /// The views of the chosen branch; each branch has its own identity.
  public nonisolated static func _makeViewList(
    view: _GraphValue<_ConditionalContent<TrueContent, FalseContent>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    makeDynamicList(view, inputs) { content, list in
      switch content.storage {
      case .trueContent(let view): list.show(view, tag: true)
      case .falseContent(let view): list.show(view, tag: false)
      }
    }
  }

  /// Always nil: the branch can change.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension Optional: View, MultiView where Wrapped: View {
  /// The wrapped view's list; empty for nil.
  public nonisolated static func _makeViewList(
    view: _GraphValue<Wrapped?>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    makeDynamicList(view, inputs) { content, list in
      if let content { list.show(content, tag: true) } else { list.clear() }
    }
  }

  /// Always nil: the view can be inserted and removed.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}
