import Waggle

/// What a stack puts around each item of its bars, such as what links in the item push to. It changes nothing of how the item is
/// drawn (`BarItemGroups`). A stack, which is on the floor above, sets it; nil outside of stacks.
enum BarItemSurroundings: InputKey {
  typealias Make = (_ViewInputs, @escaping (_Graph, _ViewInputs) -> _ViewOutputs) -> _ViewOutputs
  static var defaultValue: Make? { nil }
}

extension View {
  /// Puts around this view what the stack around puts around the items of its bars.
  nonisolated func surroundedByStack() -> some View { modifier(SurroundsBarItem()) }
}

nonisolated private struct SurroundsBarItem: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let surround = inputs.bag[BarItemSurroundings.self] else {
      return body(_Graph(), inputs)
    }
    return surround(inputs, body)
  }
}
