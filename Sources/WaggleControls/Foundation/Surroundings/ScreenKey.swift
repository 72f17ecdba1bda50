import Waggle

/// A key of the environment whose value ends where something is presented: a sheet has its own bars, searches and
/// columns. The floor that knows the value declares the key; `asPresented()` resets all of them at once.
nonisolated protocol ScreenKey {
  associatedtype Value
  /// The value where nothing is set, and for what is presented.
  static var defaultValue: Value { get }
}

/// What the screen around a view, its bars and its column say to the view.
nonisolated struct ScreenSurroundings {
  private var values = TypedBag()

  fileprivate subscript<K: ScreenKey>(key: K.Type) -> K.Value {
    get { values.value(for: key, as: K.Value.self) ?? K.defaultValue }
    set { values.set(newValue, for: key) }
  }
}

extension EnvironmentValues {
  private enum ScreenSurroundingsKey: EnvironmentKey {
    static var defaultValue: ScreenSurroundings { ScreenSurroundings() }
  }

  fileprivate var screen: ScreenSurroundings {
    get { self[ScreenSurroundingsKey.self] }
    set { self[ScreenSurroundingsKey.self] = newValue }
  }

  subscript<K: ScreenKey>(key: K.Type) -> K.Value {
    get { screen[key] }
    set { screen[key] = newValue }
  }
}

extension View {
  /// Makes the controls in this view independent of the view that presents it: of its styles, of rows, of bars, of its
  /// search and its columns. It must be a single view.
  nonisolated func asPresented() -> some View {
    modifier(OwnEditMode()).modifier(PresentedContext()).environment(
      \.screen, ScreenSurroundings())
  }
}

/// Hides the styles and the rows around a presented view.
nonisolated private struct PresentedContext: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs,
    body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.hideStyles()
    inner.leaveRows()
    inner.bag[ScrollViewSurroundings.self] = nil
    return body(_Graph(), inner)
  }
}
