import Waggle

/// The background that a list or form reports to the bars around. Bars, which are on a floor above, make it the modifier that
/// reports it.
nonisolated struct ReportedBackground {
  let color: Color
}

/// Makes the modifier by which a list or form reports its background. Bars set it; nil where there are none.
enum BackgroundOfBars: InputKey {
  typealias Make = (
    _GraphValue<ReportedBackground>, _ViewInputs,
    @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs
  static var defaultValue: Make? { nil }
}

extension View {
  /// Gives the bars over this list or form the colour of its background, so that a bar has no edge where nothing but the
  /// background is under it. Where bars are not of glass they have a line instead.
  nonisolated func backgroundOfBars(_ color: Color) -> some View {
    modifier(BackgroundOfBarsModifier(background: ReportedBackground(color: color)))
  }
}

nonisolated private struct BackgroundOfBarsModifier: PrimitiveModifier {
  let background: ReportedBackground

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard let make = inputs.bag[BackgroundOfBars.self] else { return body(_Graph(), inputs) }
    return make(modifier.part(at: 0, as: ReportedBackground.self), inputs, body)
  }
}
