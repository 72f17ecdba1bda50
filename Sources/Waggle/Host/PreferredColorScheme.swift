import WaggleGraph

/// The colour scheme of a host's tree: the one that the content prefers, else the one that the host was given (R162).
///
/// The preference is not requested while no view writes it.
struct PreferredColorScheme {
  /// False when the host's caller fixes the scheme.
  var isFollowed = true
  /// The environment given to the host.
  var given: EnvironmentValues
  /// What the program says of its window, over what its content prefers (C642); nil for nothing.
  var overriding: ColorScheme?
  private var preferred: ColorScheme?
  private var output: PreferenceOutput<ColorScheme?>?

  init(_ given: EnvironmentValues) { self.given = given }

  /// The root view's environment.
  var environment: EnvironmentValues {
    var values = given
    if isFollowed, let scheme = overriding ?? preferred { values.colorScheme = scheme }
    return values
  }

  /// Asks for the content's preferred scheme; true when it has changed.
  mutating func update(from view: ViewNode, in runtime: Runtime) -> Bool {
    if output == nil,
      runtime.store(PreferenceStore.self).reports.hasWriter(of: PreferredColorSchemeKey.self)
    {
      output = view.preference(PreferredColorSchemeKey.self)
    }
    guard let output else { return false }
    let new = runtime.graph.value(output.attribute)
    defer { preferred = new }
    return new != preferred
  }
}
