/// A view as the modifiers in a body that was written for it see it: the body of a transition, or that of
/// `animation(_:body:)` and `transaction(_:body:)`, whose changes of transactions do not concern it (M044).
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  package init() {}

  /// The view that it stands for.
  public nonisolated static func _makeView(
    view: _GraphValue<PlaceholderContentView<Value>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    guard let make = inputs.bag[PlaceholderKey<Value>.self] else {
      fatalError("The content of \(Value.self) is used outside of its body.")
    }
    return make(inputs)
  }
}

/// What a placeholder stands for.
enum PlaceholderKey<Value>: InputKey {
  static var defaultValue: ((_ViewInputs) -> _ViewOutputs)? { nil }
}

extension View {
  /// Has what the modifiers in `body` change move with `animation`, whatever the view itself does (M044).
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _EditedBody(content: self, body: body(PlaceholderContentView())) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Changes the transactions of the modifiers in `body`, and not those of the view itself (M044).
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _EditedBody(content: self, body: body(PlaceholderContentView()), transform: transform)
  }
}

/// Modifiers that have transactions of their own.
nonisolated public struct _EditedBody<Content: View, Modified: View>: PrimitiveView {
  let modified: Modified
  let content: Content
  let transform: (inout Transaction) -> Void

  init(content: Content, body: Modified, transform: @escaping (inout Transaction) -> Void) {
    modified = body
    self.content = content
    self.transform = transform
  }

  /// The modified view; what is modified goes on under the transactions from outside.
  public nonisolated static func _makeView(
    view: _GraphValue<_EditedBody<Content, Modified>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let content = view.part(
      at: byteOffset(of: Content.self, after: Modified.self), as: Content.self)
    let outer = inputs.editor
    var inner = inputs.below()
    inner.bag[PlaceholderKey<Content>.self] = { inputs in
      var inputs = inputs
      inputs.editor = outer
      return Content._makeView(view: content, inputs: inputs)
    }
    inner.editor = AlwaysTransform(view, inputs, outer) { $0.transform(&$1) }
    return Modified._makeView(view: view.part(at: 0, as: Modified.self), inputs: inner)
  }
}
