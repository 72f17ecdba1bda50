import Waggle

/// Wraps each item of a bar in what the stack needs around it. A stack, which is on the floor above, sets it; nil outside of
/// stacks.
enum BarContentSurroundings: InputKey {
  typealias Make = (_ViewInputs, @escaping (_Graph, _ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  static var defaultValue: Make? { nil }
}

extension View {
  /// Wraps this view as the stack around wraps the items of its bars.
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
