import Waggle

extension View {
  /// Has the bars around this view learn the background of the list or form in it.
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

/// Says in the settings of the bars what is under them. It has the layout of the colour that it is made of.
private struct LearnedBackground: ViewModifier {
  let ground: Color

  func body(content: Content) -> some View {
    let ground = ground != .clear ? ground : nil
    content.transformPreference(ToolbarKey.self) {
      if let ground, $0.screenBackground == nil { $0.screenBackground = ground }
    }
  }
}
