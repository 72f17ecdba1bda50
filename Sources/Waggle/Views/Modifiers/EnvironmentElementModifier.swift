/// What puts a list into a changed environment: the bodies that make it read that environment, and so does each element. What is
/// around an element reads the environment outside (R028).
final class EnvironmentElementModifier: ElementModifier {
  private let outside: EnvironmentSource
  private let inside: EnvironmentSource
  private let change: (_ViewInputs) -> _ViewInputs

  /// - Parameter change: changes the environment of inputs.
  static func make(
    _ inputs: _ViewListInputs, _ body: (_Graph, _ViewListInputs) -> _ViewListOutputs,
    change: @escaping (_ViewInputs) -> _ViewInputs
  ) -> _ViewListOutputs {
    var inner = inputs
    inner.base = change(inputs.base)
    let modifier = EnvironmentElementModifier(
      inputs.base.environment, inner.base.environment, change)
    return _ViewListOutputs(ModifiedList(body(_Graph(), inner).list, modifier))
  }

  private init(
    _ outside: EnvironmentSource, _ inside: EnvironmentSource,
    _ change: @escaping (_ViewInputs) -> _ViewInputs
  ) {
    self.outside = outside
    self.inside = inside
    self.change = change
  }

  /// The modifiers further out come first; they are outside of the change.
  override func apply(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outer = inputs
    outer.environment = outside
    return super.apply(outer, body)
  }

  /// A modifier further out may have changed the environment of this element.
  override func makeModified(
    _ inputs: _ViewInputs, _ body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    guard inputs.environment === outside else { return body(_Graph(), change(inputs)) }
    var inner = inputs
    inner.environment = inside
    return body(_Graph(), inner)
  }
}
