import Waggle

/// The style of buttons and menus that are a row by themselves (C086). Rows, which are on the floor above, set it for what is
/// in them.
enum WholeRowButtons: InputKey {
  static var defaultValue: StyleMaker<PrimitiveButtonStyleConfiguration>? { nil }
}

extension _ViewInputs {
  /// The style of a button or a menu that is a row by itself; nil for others.
  var wholeRowButtonStyle: StyleMaker<PrimitiveButtonStyleConfiguration>? {
    isWholeRow ? bag[WholeRowButtons.self] : nil
  }
}

extension View {
  /// Makes the buttons in this view, which is a row by itself, buttons that act wherever the row is touched.
  nonisolated func wholeRowButtons() -> some View { modifier(WholeRowButtonsModifier()) }
}

nonisolated private struct WholeRowButtonsModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    if let style = inputs.bag[WholeRowButtons.self] { inner.pushStyle(style) }
    return body(_Graph(), inner)
  }
}
