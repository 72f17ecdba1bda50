import WaggleGraph

/// The scheme that a host shows its tree in: the content's wish where it has one, else what the host was given (R162).
///
/// A tree in which nobody writes the key is never asked for it.
struct PreferredScheme {
  /// False where somebody outside has decided.
  var isFollowed = true
  /// What the environment was given outside of the tree.
  var given: EnvironmentValues
  private var wish: ColorScheme?
  private var output: PreferenceOutput<ColorScheme?>?

  init(_ given: EnvironmentValues) { self.given = given }

  /// The environment that the root view starts with.
  var environment: EnvironmentValues {
    var values = given
    if isFollowed, let wish { values.colorScheme = wish }
    return values
  }

  /// Asks for the content's wish; true where it is another one than before.
  mutating func ask(_ view: ViewNode, in runtime: Runtime) -> Bool {
    if output == nil, runtime.preferenceReports.hasWriter(of: PreferredColorSchemeKey.self) {
      output = view.preference(PreferredColorSchemeKey.self)
    }
    guard let output else { return false }
    let new = runtime.graph.value(output.attribute)
    defer { wish = new }
    return new != wish
  }
}
