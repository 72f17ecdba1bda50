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
    inner.bag[BackgroundOfBars.self] = { background, inputs, content in
      ReportedBackground._makeView(modifier: background, inputs: inputs, body: content)
    }
    return body(_Graph(), inner)
  }
}

/// Reports the background to the bars around, unless it is clear or another view has reported one.
extension ReportedBackground: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    let background = color != .clear ? color : nil
    content.transformPreference(ToolbarKey.self) {
      if let background, $0.screenBackground == nil { $0.screenBackground = background }
    }
  }
}
