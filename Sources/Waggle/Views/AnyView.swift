/// A view whose type is not known. Another type in its place is another view, with new state.
///
/// In a list, such as a stack's, it is the list of what it holds. Where one view is expected, as in a layer or at the root,
/// it is what it holds as one view: modifiers in it are around all of it. There it has an output in any case (R022).
nonisolated public struct AnyView: PrimitiveView {
  @usableFromInline let storage: Storage

  /// Holds `view` without its type.
  @inlinable
  public nonisolated init<V: View>(_ view: V) {
    storage = (view as? AnyView)?.storage ?? StorageOf(view)
  }

  /// Holds `view` without its type.
  @inlinable
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// What it holds, as one view.
  public nonisolated static func _makeView(view: _GraphValue<AnyView>, inputs: _ViewInputs)
    -> _ViewOutputs
  {
    let list = makeDynamicList(
      view, _ViewListInputs(inputs.below()), hasTransitions: false, makesOne: true
    ) { content, list in content.storage.show(in: list) }.list
    return _ViewOutputs(inputs.runtime.makeReplaceableNode(of: list, inputs: inputs))
  }

  /// The list of what it holds.
  public nonisolated static func _makeViewList(
    view: _GraphValue<AnyView>, inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    makeDynamicList(view, inputs, hasTransitions: false) { content, list in
      content.storage.show(in: list)
    }
  }

  /// It depends.
  public nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }

  @usableFromInline class Storage: @unchecked Sendable {
    @usableFromInline init() {}
    func show(in list: DynamicList) {}
  }

  @usableFromInline final class StorageOf<V: View>: Storage, @unchecked Sendable {
    let view: V

    @usableFromInline init(_ view: V) { self.view = view }

    override func show(in list: DynamicList) {
      list.show(view, tag: ObjectIdentifier(V.self))
    }
  }
}
