/// A view as the modifiers in the body of `animation(_:body:)` or `transaction(_:body:)` see it: what the body changes
/// about transactions does not concern it (M044).
nonisolated public struct PlaceholderContentView<Value: View>: PrimitiveView {
  let value: Value

  @usableFromInline
  init(_ value: Value) { self.value = value }

  /// The view, under the transactions from outside of the body.
  public nonisolated static func _makeView(
    view: _GraphValue<PlaceholderContentView<Value>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    var inner = inputs
    if let body = inputs.bag[EditedBodyKey.self] {
      inner.editor = body.editor
      inner.bag[EditedBodyKey.self] = body.outer
    }
    return Value._makeView(view: view.part(at: 0, as: Value.self), inputs: inner)
  }
}

extension View {
  /// Has what the modifiers in `body` change move with `animation`, whatever the view itself does (M044).
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _EditedBody(body: body(PlaceholderContentView(self))) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Changes the transactions of the modifiers in `body`, and not those of the view itself (M044).
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _EditedBody(body: body(PlaceholderContentView(self)), transform: transform)
  }
}

/// Modifiers that have transactions of their own.
nonisolated public struct _EditedBody<Modified: View>: PrimitiveView {
  let modified: Modified
  let transform: (inout Transaction) -> Void

  init(body: Modified, transform: @escaping (inout Transaction) -> Void) {
    modified = body
    self.transform = transform
  }

  /// The modified view.
  public nonisolated static func _makeView(
    view: _GraphValue<_EditedBody<Modified>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    var inner = inputs.below()
    inner.bag[EditedBodyKey.self] = EditedBody(
      editor: inputs.editor, outer: inputs.bag[EditedBodyKey.self])
    inner.editor = EveryEditor(view, inputs, inputs.editor) { $0.transform(&$1) }
    return Modified._makeView(view: view.part(at: 0, as: Modified.self), inputs: inner)
  }
}

/// What a placeholder goes back to.
private final class EditedBody {
  let editor: TransactionEditor?
  let outer: EditedBody?

  init(editor: TransactionEditor?, outer: EditedBody?) {
    self.editor = editor
    self.outer = outer
  }
}

private enum EditedBodyKey: InputKey {
  static var defaultValue: EditedBody? { nil }
}
