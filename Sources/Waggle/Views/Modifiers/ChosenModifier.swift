import WaggleGraph

// A body that is generic and belongs to another module looks for the type behind `some View` each time that it runs, which takes
// ten thousand instructions. So what rows and controls use has its type here, and in other files that name this one.
extension View {
  /// Applies a modifier if there is one when the view is made: a choice that costs nothing. The view around must
  /// have another `id` where there is a modifier and was none before, or the reverse.
  package nonisolated func chosen<M: ViewModifier>(_ modifier: M?)
    -> ModifiedContent<Self, ChosenModifier<M>>
  { self.modifier(ChosenModifier(modifier: modifier)) }

  /// Applies a modifier that is there each time or never, as long as the view lives: not even a node is spent on it.
  package nonisolated func chosen<M: ViewModifier>(forever modifier: M?)
    -> ModifiedContent<Self, ModifierForever<M>>
  { self.modifier(ModifierForever(modifier: modifier)) }
}

/// A modifier that is there each time or never.
nonisolated package struct ModifierForever<M: ViewModifier>: PrimitiveModifier {
  let modifier: M?

  /// An optional that is not nil has its value where it has itself.
  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard modifier.readOnce(in: inputs).modifier != nil else { return body(_Graph(), inputs) }
    return M._makeView(modifier: modifier.part(at: 0, as: M.self), inputs: inputs, body: body)
  }
}

/// A view if there is one when it is made, else none: a choice that costs one node, or nothing. The view around must have
/// another `id` where there is one and was none before, or the reverse.
nonisolated package struct ChosenView<V: View>: MultiView {
  private let view: V?

  package init(_ view: V?) { self.view = view }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    guard let first = view.readOnce(in: inputs.base).view else {
      return _ViewListOutputs(JoinedList([]))
    }
    let present = LastPresent(view, { $0.view }, last: first).attach(to: inputs.base)
    return V._makeViewList(view: present, inputs: inputs)
  }

  /// Always nil: it is known when the view is made.
  package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

/// Another modifier, or none.
nonisolated package struct ChosenModifier<M: ViewModifier>: PrimitiveModifier {
  let modifier: M?

  package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let first = modifier.readOnce(in: inputs).modifier else { return body(_Graph(), inputs) }
    let present = LastPresent(modifier, { $0.modifier }, last: first)
    return M._makeView(modifier: present.attach(to: inputs), inputs: inputs, body: body)
  }
}
