/// A view identified by a value: when the value changes, a new view with new state replaces it (R034, R176).
nonisolated public struct IDView<Content: View, ID: Hashable>: MultiView {
  @usableFromInline let content: Content
  @usableFromInline let id: ID

  @inlinable
  nonisolated init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  /// The content's list, rebuilt when the id changes.
  public nonisolated static func _makeViewList(
    view: _GraphValue<IDView<Content, ID>>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    makeDynamicList(view, inputs, contributesDefault: false, isIdentified: true) { content, list in
      list.show(content.content, tag: content.id)
    }
  }

  /// Always nil: the id can change.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension View {
  /// Binds the view's identity to `id`: when `id` changes, the view starts with new state (R176).
  @inlinable
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
}

extension ViewScope {
  /// The scope of the views that `id` identifies.
  static func identified(by id: AnyHashable, around parent: ViewScope?) -> ViewScope {
    IDScope(id: id, parent)
  }
}

/// Private: otherwise the compiler warns of a recursion that is not there.
private final class IDScope: ViewScope {
  private let id: AnyHashable

  init(id: AnyHashable, _ parent: ViewScope?) {
    self.id = id
    super.init(nil, parent: parent)
  }

  override var viewID: AnyHashable? { id }
}
