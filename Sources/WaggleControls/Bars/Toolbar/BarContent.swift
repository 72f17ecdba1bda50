import Waggle

/// What a stack puts around the items of the bars of its screens: it makes that from an item. Nil outside of stacks. A
/// stack, which is on the floor above, sets it.
enum BarContentSurroundings: InputKey {
  typealias Make = (_ViewInputs, @escaping (_Graph, _ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  static var defaultValue: Make? { nil }
}

extension View {
  /// Makes this view an item of a bar, with what the stack around puts around those.
  nonisolated func barContent() -> some View { modifier(BarContent()) }
}

nonisolated private struct BarContent: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let surround = inputs.bag[BarContentSurroundings.self] else {
      return body(_Graph(), inputs)
    }
    return surround(inputs, body)
  }
}
