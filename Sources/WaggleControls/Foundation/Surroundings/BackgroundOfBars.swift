import Waggle

/// Makes the modifier by which a list or form reports the colour of its background to the bars around. Bars, which are on a
/// floor above, set it; nil where there are none.
enum BackgroundOfBars: InputKey {
  typealias Make = (
    _GraphValue<Color>, _ViewInputs, @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  )
    -> _ViewOutputs
  static var defaultValue: Make? { nil }
}

extension View {
  /// Gives the bars over this list or form the colour of its background, so that a bar has no edge where nothing but the
  /// background is under it. Where bars are not of glass they have a line instead.
  nonisolated func backgroundOfBars(_ color: Color) -> some View {
    modifier(BackgroundOfBarsModifier(color: color))
  }
}

nonisolated private struct BackgroundOfBarsModifier: PrimitiveModifier {
  let color: Color

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let make = inputs.bag[BackgroundOfBars.self] else { return body(_Graph(), inputs) }
    return make(modifier.part(at: 0, as: Color.self), inputs, body)
  }
}
