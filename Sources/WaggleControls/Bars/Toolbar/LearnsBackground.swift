import Waggle

extension View {
  /// Lets the list or form in this view report its background to the bars around.
  nonisolated func tellsBarsBackground() -> some View { modifier(TellsBarsBackground()) }
}

nonisolated private struct TellsBarsBackground: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.bag[BackgroundOfBars.self] = { color, inputs, content in
      LearnedBackground._makeView(
        modifier: color.part(at: 0, as: LearnedBackground.self), inputs: inputs, body: content)
    }
    return body(_Graph(), inner)
  }
}

/// Reports a background to the bars around. Its only field is the colour, so that a graph value of a colour can be read as one
/// of this modifier.
private struct LearnedBackground: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    let background = color != .clear ? color : nil
    content.transformPreference(ToolbarKey.self) {
      if let background, $0.screenBackground == nil { $0.screenBackground = background }
    }
  }
}
