/// Stands for a view in a body that modifies it: the body of a transition, or that of `animation(_:body:)` or
/// `transaction(_:body:)`, whose changes to transactions do not reach the view itself (M044).
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView {
  package init() {}

  /// Makes the view that the placeholder stands for; stops with a message outside of its body.
  public nonisolated static func _makeView(
    view: _GraphValue<PlaceholderContentView<Value>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let make = require(
      inputs.bag[PlaceholderKey<Value>.self],
      "The placeholder for \(typeName(Value.self)) is used outside of its body",
      path: inputs.scope?.path ?? "",
      cure: "Use it only in the closure or the method that received it.")
    return make(inputs)
  }
}

/// Makes the view that a placeholder stands for.
enum PlaceholderKey<Value>: InputKey {
  static var defaultValue: ((_ViewInputs) -> _ViewOutputs)? { nil }
}

extension View {
  /// Animates what the modifiers in `body` change, but not the view's own changes (M044).
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _TransactionBody(content: self, body: body(PlaceholderContentView())) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Transforms the transactions of the modifiers in `body`, but not those of the view itself (M044).
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _TransactionBody(content: self, body: body(PlaceholderContentView()), transform: transform)
  }
}

extension ViewModifier {
  /// The modifier with its changes animated, but not those of the view that it modifies (M044).
  ///
  /// ```swift
  /// struct Highlight: ViewModifier {
  ///   let isOn: Bool
  ///
  ///   func body(content: Content) -> some View { content.background(isOn ? Color.yellow : Color.clear) }
  /// }
  ///
  /// struct Word: View {
  ///   @State private var isOn = false
  ///
  ///   var body: some View {
  ///     Button("Word") { isOn.toggle() }.modifier(Highlight(isOn: isOn).animation(.easeInOut))
  ///   }
  /// }
  /// ```
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    _ModifierTransaction(modifier: self) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// The modifier with transformed transactions; those of the view that it modifies stay as they are (M044).
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some ViewModifier
  { _ModifierTransaction(modifier: self, transform: transform) }
}

/// A modifier that has its own transactions.
nonisolated public struct _ModifierTransaction<Modifier: ViewModifier>: PrimitiveModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  init(modifier: Modifier, transform: @escaping (inout Transaction) -> Void) {
    self.modifier = modifier
    self.transform = transform
  }

  /// The modified view; the view inside keeps the transactions from outside.
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outer = inputs.transactionTransform
    var inner = inputs
    inner.transactionTransform = AlwaysTransform(modifier, inputs, outer) { $0.transform(&$1) }
    return Modifier._makeView(
      modifier: modifier.part(at: 0, as: Modifier.self), inputs: inner
    ) { graph, inputs in
      var inputs = inputs
      inputs.transactionTransform = outer
      return body(graph, inputs)
    }
  }
}

/// A view in a body of modifiers that have their own transactions.
nonisolated public struct _TransactionBody<Content: View, Modified: View>: PrimitiveView {
  let modified: Modified
  let content: Content
  let transform: (inout Transaction) -> Void

  init(content: Content, body: Modified, transform: @escaping (inout Transaction) -> Void) {
    modified = body
    self.content = content
    self.transform = transform
  }

  /// The modified view; the view inside keeps the transactions from outside.
  public nonisolated static func _makeView(
    view: _GraphValue<_TransactionBody<Content, Modified>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let content = view.part(
      at: byteOffset(of: Content.self, after: Modified.self), as: Content.self)
    let outer = inputs.transactionTransform
    var inner = inputs.below()
    inner.bag[PlaceholderKey<Content>.self] = { inputs in
      var inputs = inputs
      inputs.transactionTransform = outer
      return Content._makeView(view: content, inputs: inputs)
    }
    inner.transactionTransform = AlwaysTransform(view, inputs, outer) { $0.transform(&$1) }
    return Modified._makeView(view: view.part(at: 0, as: Modified.self), inputs: inner)
  }
}
